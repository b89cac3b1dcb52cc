const FULL_WIDTH_FIRST = 0xff01;
const FULL_WIDTH_LAST = 0xff5e;
const DISTANCE_TO_ASCII = 0xfee0;
const IDEOGRAPHIC_SPACE = 0x3000;

/** Turns full-width letters, digits, signs and spaces (１３８, Ａ, ＠) into their ASCII twins; the rest stays. */
export function toHalfWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e\u3000]/g, (character) => {
    const code = character.charCodeAt(0);
    if (code === IDEOGRAPHIC_SPACE) return " ";
    return code >= FULL_WIDTH_FIRST && code <= FULL_WIDTH_LAST
      ? String.fromCharCode(code - DISTANCE_TO_ASCII)
      : character;
  });
}
