import { createFaker } from "../../../mocks/world/faker";
import { createRandom, type Random } from "../../../mocks/world/random";
import { hasLuhnCheckDigit, identityCheckCharacter } from "../../../src/rules/check-digits";
import { replaceCharacters } from "../../contract-check/lib/replace-characters";
import type { PersonalKind } from "../../lib/personal/personal-properties";

/** A fake for every original: the same for the same one, of its form, and different for different ones. */
export class Fakes {
  readonly #seed: number;
  readonly #fakes = new Map<string, string>();
  readonly #given = new Set<string>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  /**
   * @param isTaken whether a candidate repeats a part of an original
   */
  fakeOf(kind: PersonalKind, original: string, isTaken: (candidate: string) => boolean): string {
    const known = this.#fakes.get(original);
    if (known !== undefined) return known;
    const fake = this.#firstFree(kind, original, isTaken);
    this.#fakes.set(original, fake);
    this.#given.add(fake);
    return fake;
  }

  #firstFree(kind: PersonalKind, original: string, isTaken: (candidate: string) => boolean): string {
    let candidate = original;
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const random = createRandom(this.#seed, `${kind} ${original} ${attempt}`);
      candidate = creators[creatorFor(kind, original)](original, random);
      if (candidate !== original && !this.#given.has(candidate) && !isTaken(candidate)) return candidate;
    }
    // Short texts have few others; two originals may then share one.
    return candidate;
  }
}

/** Masked values and numbers of another country keep their form alone. */
function creatorFor(kind: PersonalKind, original: string): PersonalKind {
  const fits: Partial<Record<PersonalKind, RegExp>> = {
    phone: /^1[3-9]\d{9}$/,
    email: /^[^\s@*]+@[^\s@*]+$/,
    identity: /^\d{17}[\dX]$/,
    card: /^\d{16,19}$/,
  };
  return fits[kind]?.test(original) === false ? "identifier" : kind;
}

const creators: Readonly<Record<PersonalKind, (original: string, random: Random) => string>> = {
  person: (original, random) => nameLike(original, random),
  company: (original, random) => companyLike(original, random),
  phone: (original, random) => original.slice(0, 2) + random.digits(9),
  email: (_original, random) => `user${random.digits(8)}@example.com`,
  identity(_original, random) {
    const day = String(random.integer(1, 28)).padStart(2, "0");
    const month = String(random.integer(1, 12)).padStart(2, "0");
    const digits = `110101${random.integer(1950, 2005)}${month}${day}${random.digits(3)}`;
    return digits + identityCheckCharacter(digits);
  },
  card(original, random) {
    const digits = original.slice(0, 6) + random.digits(original.length - 7);
    const check = [..."0123456789"].find((digit) => hasLuhnCheckDigit(digits + digit)) ?? "0";
    return digits + check;
  },
  address: (original, random) =>
    textLike(original, random, `${random.integer(1, 99)}号示例路临江街道样例小区`),
  picture: (_original, random) => `https://example.com/pictures/${random.digits(6)}.png`,
  text: (original, random) => textLike(original, random, "这里原来是一段自己写的话已经换成样例文字"),
  identifier: (original, random) => shapeOf(original, random),
  secret: (original, random) => shapeOf(original, random),
};

function shapeOf(original: string, random: Random): string {
  // Masked names have characters too.
  return replaceCharacters(original, random.next).replace(han, () => random.pick([...surnames]));
}

const han = /\p{Script=Han}/gu;
const surnames = "赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜";

function nameLike(original: string, random: Random): string {
  if (original.includes("*")) return shapeOf(original, random);
  if (!/\p{Script=Han}/u.test(original)) {
    const person = createFaker(random, "en-US").person;
    return fitted(`${person.firstName()} ${person.lastName()}`, original, random);
  }
  return fitted(createFaker(random, "zh-CN").person.fullName(), original, random);
}

function companyLike(original: string, random: Random): string {
  if (!/\p{Script=Han}/u.test(original))
    return fitted(`${createFaker(random, "en-US").person.lastName()} Trading`, original, random);
  const name = `${random.pick([..."安宁福泰瑞祥康盛"])}${random.pick([..."达源和兴昌隆顺丰"])}${random.pick([..."行坊堂记阁轩号社"])}`;
  return fitted(`${name}商贸`, original, random);
}

/** Never longer than the original, so that it keeps every limit of length that the original kept. */
function fitted(text: string, original: string, random: Random): string {
  const length = [...original].length;
  if ([...text].length <= length) return text;
  const short = [...text].slice(0, length).join("").trimEnd();
  return short.length > 0 ? short : shapeOf(original, random);
}

/** As long as the original, of Chinese or Latin characters as it is. */
function textLike(original: string, random: Random, chinese: string): string {
  const sample = /\p{Script=Han}/u.test(original)
    ? chinese
    : "sample text in place of what was written here ";
  const characters = [...sample];
  const start = random.integer(0, characters.length - 1);
  return [...original]
    .map((character, index) =>
      /[\s\p{P}]/u.test(character)
        ? character
        : characters[(start + index) % characters.length]?.trim() || "x",
    )
    .join("");
}
