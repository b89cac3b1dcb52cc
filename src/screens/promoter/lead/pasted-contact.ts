/** A person copied as one text, as from a chat or an address book. */
export interface PastedContact {
  readonly name: string;
  readonly phone: string;
}

const phoneInText = /(?<!\d)(?:(?:\+|00)?86[\s\p{Pd}.]*)?(1[3-9](?:[\s\p{Pd}.()]*\d){9})(?!\d)/u;
/** What such a text calls its parts. */
const partNames =
  /(?:姓名|称呼|稱呼|联系人|聯絡人|手机号码?|手機號碼?|手机|手機|电话|電話|\b(?:name|phone|mobile|tel)\b)\s*[:.]?/giu;
const separatorsAtEnds = /^[\s,、;:|/()\p{Pd}]+|[\s,、;:|/()\p{Pd}]+$/gu;

/** Name and number of a text that holds both, "林老板 136 1234 0001"; null for any other. */
export function pastedContact(text: string): PastedContact | null {
  const plain = text.normalize("NFKC");
  const found = phoneInText.exec(plain);
  if (!found?.[1]) return null;
  const around = `${plain.slice(0, found.index)} ${plain.slice(found.index + found[0].length)}`;
  const name = around.replace(partNames, " ").replace(/\s+/gu, " ").replace(separatorsAtEnds, "");
  return /\p{L}/u.test(name) ? { name, phone: found[1].replace(/\D/gu, "") } : null;
}
