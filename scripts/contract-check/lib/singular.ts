/** Plurals whose singular their last letters do not tell: a `status` is one, `menus` are several. */
const exceptions: readonly [plural: RegExp, singular: string][] = [
  [/(menu|guru|emu|gnu|cpu|gpu|tofu|haiku|caribou|eau|ieu)s$/, "$1"],
  [/(status|bonus|campus|virus|census|corpus|syllabus|chorus|circus|^bus|minibus)es$/, "$1"],
  [/(cookie|movie|calorie|zombie|selfie|hoodie|brownie|rookie|genie)s$/, "$1"],
  [/((?:^|[^a-z])(?:series|species))$/, "$1"],
  [/(cache|niche|avalanche|quiche|ache|^axe)s$/, "$1"],
  [/(shel|hal|wol|loa|thie|cal)ves$/, "$1f"],
  [/(potato|tomato|hero|echo|veto|mosquito)es$/, "$1"],
];

/** The singular of an English noun, as far as identifiers need it: `categories` → `category`, `boxes` → `box`. */
export function singular(word: string): string {
  for (const [plural, one] of exceptions) if (plural.test(word)) return word.replace(plural, one);
  if (/ies$/.test(word) && word.length > 4) return word.replace(/ies$/, "y");
  if (/(ss|x|ch|sh)es$/.test(word)) return word.replace(/es$/, "");
  if (/[^su]s$/.test(word)) return word.replace(/s$/, "");
  return word;
}
