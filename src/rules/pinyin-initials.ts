/** The first character of each initial in the order of pinyin; no syllable begins with i, u or v. */
const firstCharacters = [..."阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他穵夕丫帀"];
const initials = [..."abcdefghjklmnopqrstwxyz"];

/**
 * The initial of a Chinese character's pinyin, "l" for 林; "" for other characters. The order comes from the pinyin
 * collation of the platform, so no table of characters has to be loaded; of several readings the usual one counts.
 */
export function pinyinInitial(character: string): string {
  const cached = cache.get(character);
  if (cached !== undefined) return cached;
  const initial = isHan(character) ? findInitial(character) : "";
  cache.set(character, initial);
  return initial;
}

/** Sorts texts by pinyin: the rank of every distinct text, for comparing many rows without the collation. */
export function pinyinRanks(texts: Iterable<string>): ReadonlyMap<string, number> {
  const distinct = [...new Set(texts)];
  const rankOfCharacter = new Map(
    [...new Set(distinct.join(""))]
      .sort(collator().compare)
      .map((character, rank) => [character, String.fromCharCode(rank)]),
  );
  const keyOf = (text: string) => [...text].map((character) => rankOfCharacter.get(character)).join("");
  return new Map(
    distinct
      .map((text): [string, string] => [keyOf(text), text])
      .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
      .map(([, text], rank) => [text, rank]),
  );
}

const cache = new Map<string, string>();
let sharedCollator: Intl.Collator | null = null;

function collator(): Intl.Collator {
  sharedCollator ??= new Intl.Collator("zh-CN-u-co-pinyin");
  return sharedCollator;
}

/** By halves, as a comparison by pinyin is slow. */
function findInitial(character: string): string {
  const { compare } = collator();
  let before = 0;
  let after = firstCharacters.length;
  while (before < after) {
    const middle = (before + after) >> 1;
    if (compare(firstCharacters[middle] ?? "", character) > 0) after = middle;
    else before = middle + 1;
  }
  return initials[before - 1] ?? "";
}

function isHan(character: string): boolean {
  return /\p{Script=Han}/u.test(character);
}
