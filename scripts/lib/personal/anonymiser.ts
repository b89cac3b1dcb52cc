import { isRecord } from "../is-record";
import { personalTexts } from "./personal-forms";
import { type PersonalKind, personalKind } from "./personal-properties";

/** Shorter ones are part of too many other texts to be looked for. */
const minimumSearchLength = 2;

/** What originals become. */
export interface Replacements {
  /** @param isTaken whether a candidate says something of an original after all */
  fakeOf(kind: PersonalKind, original: string, isTaken: (candidate: string) => boolean): string;
}

/**
 * Replaces personal data and secrets, in two steps: `collect` everything that is to be replaced, then
 * `replace`. What was found in one place is replaced wherever it stands, inside other texts too.
 */
export class Anonymiser {
  readonly #fakes: Replacements;
  readonly #originals = new Map<string, PersonalKind>();
  /** Originals by their first two characters, the longest first; made when first asked for. */
  #byStart: ReadonlyMap<string, readonly string[]> | null = null;
  /** How full phones look when they are masked. */
  readonly #masked = new Map<string, string>();

  constructor(fakes: Replacements) {
    this.#fakes = fakes;
  }

  /** Number of different originals of these kinds. */
  count(isCounted: (kind: PersonalKind) => boolean): number {
    return [...this.#originals.values()].filter(isCounted).length;
  }

  add(kind: PersonalKind, original: string): void {
    if (original.trim() === "" || this.#originals.has(original)) return;
    this.#originals.set(original, kind);
    if (/^\d{11}$/.test(original))
      this.#masked.set(`${original.slice(0, 3)}****${original.slice(7)}`, original);
    this.#byStart = null;
  }

  /**
   * @param isPublic whether it is written for everybody: names in it are no secrets, what opens something still is
   */
  collect(
    value: unknown,
    isPublic = false,
    name = "",
    siblings: Readonly<Record<string, unknown>> = {},
  ): void {
    if (Array.isArray(value)) for (const item of value) this.collect(item, isPublic, name, siblings);
    else if (isRecord(value))
      for (const [key, inner] of Object.entries(value)) this.collect(inner, isPublic, key, value);
    else if (typeof value === "string" || typeof value === "number") {
      const kind = personalKind(name, siblings);
      if (kind !== null && (!isPublic || kind === "secret")) {
        // A number may be an id of the same name, which the contract keeps as one.
        if (typeof value === "string") this.add(kind, value);
      } else if (typeof value === "string")
        for (const [form, found] of personalTexts(value)) this.add(form, found);
    }
  }

  /** The same value with everything that was collected replaced. */
  replace(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => this.replace(item));
    if (isRecord(value))
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, this.replace(inner)]));
    return typeof value === "string" ? this.replaceText(value) : value;
  }

  replaceText(text: string): string {
    const whole = this.#originals.get(text);
    if (whole !== undefined) return this.#fake(whole, text);
    let result = "";
    for (let at = 0; at < text.length; ) {
      const found = this.#originalAt(text, at);
      result += found === null ? text.charAt(at) : this.#fake(this.#originals.get(found) ?? "text", found);
      at += found?.length ?? 1;
    }
    return result;
  }

  #fake(kind: PersonalKind, original: string): string {
    const full = kind === "phone" ? this.#masked.get(original) : undefined;
    if (full !== undefined && full !== original) {
      const fake = this.#fake("phone", full);
      return `${fake.slice(0, 3)}****${fake.slice(7)}`;
    }
    return this.#fakes.fakeOf(kind, original, (candidate) => this.#holdsOriginal(candidate));
  }

  #holdsOriginal(text: string): boolean {
    if (this.#originals.has(text)) return true;
    return [...text].some((_character, at) => this.#originalAt(text, at) !== null);
  }

  /** The longest original that begins here; letters and digits count as whole words alone. */
  #originalAt(text: string, at: number): string | null {
    const candidates = this.#starts().get(text.slice(at, at + minimumSearchLength)) ?? [];
    return (
      candidates.find((original) => text.startsWith(original, at) && isWhole(text, at, original)) ?? null
    );
  }

  #starts(): ReadonlyMap<string, readonly string[]> {
    if (this.#byStart) return this.#byStart;
    const byStart = new Map<string, string[]>();
    for (const original of this.#originals.keys()) {
      if (original.length < minimumSearchLength) continue;
      const start = original.slice(0, minimumSearchLength);
      byStart.set(start, [...(byStart.get(start) ?? []), original]);
    }
    for (const originals of byStart.values()) originals.sort((one, other) => other.length - one.length);
    this.#byStart = byStart;
    return byStart;
  }
}

const wordCharacter = /[0-9A-Za-z]/;

/** "all" is none of the "small" ones. */
function isWhole(text: string, at: number, original: string): boolean {
  // Long ones are no part of a word by chance.
  if (original.length >= 8) return true;
  const end = at + original.length;
  const isCut = (inside: string, outside: string) =>
    wordCharacter.test(inside) && wordCharacter.test(outside);
  return (
    !isCut(original.charAt(0), text.charAt(at - 1)) &&
    !isCut(original.charAt(original.length - 1), text.charAt(end))
  );
}
