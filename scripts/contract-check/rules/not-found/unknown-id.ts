import type { Place } from "../../document/place";
import type { Trial } from "../../engine/trial";
import { shapeOf } from "../../schema/shape";

/** An id of the same form as `now` that no known instance has; undefined where the pattern leaves none. */
export function unknownId(
  trial: Trial,
  documents: Parameters<typeof shapeOf>[0],
  schema: Place,
  now: unknown,
): unknown {
  const shape = shapeOf(documents, schema);
  const isValid = (one: unknown): boolean => trial.checker.validator.isValid(schema, one);
  const byPattern =
    typeof now === "string" && shape.patterns.length > 0 ? unknownOfForm(trial, now, isValid) : [];
  const known = new Set(trial.checker.instances.flatMap(({ ids }) => [...ids.values()]).map(String));
  return [...byPattern, ...unknownLike(trial, now, shape.maximum)].find(
    (one) => isValid(one) && !known.has(String(one)),
  );
}

/**
 * An id with other characters wherever its pattern allows, so that the result does not depend on the id's own
 * characters. Where little can vary another instance may have it, and none is returned.
 */
function unknownOfForm({ random }: Trial, now: string, isValid: (id: string) => boolean): string[] {
  const letters = [...now];
  const isOpen = letters.map((_, at) => ["0", "f"].every((one) => isValid(letters.with(at, one).join(""))));
  if (isOpen.filter((one) => one).length < 8) return [];
  return [letters.map((letter, at) => (isOpen[at] ? random.word(1, "0123456789abcdef") : letter)).join("")];
}

/** Ids of the same form, the least likely to exist first. */
function unknownLike(trial: Trial, now: unknown, maximum: number | undefined): unknown[] {
  const { random } = trial;
  // Near the known id, and with its width.
  if (typeof now === "bigint") return [now - BigInt(random.between(100_000, 999_999))];
  if (typeof now === "number") {
    const high = Math.min(maximum ?? 2_000_000_000, 2_000_000_000);
    return [high - random.between(1, Math.max(1, Math.min(999, Math.floor(high / 4))))];
  }
  if (typeof now !== "string" || now === "") return [];
  const digits = (length: number) => random.word(length, "0123456789");
  if (/^\d+$/.test(now)) return [`99${digits(Math.max(5, now.length - 2))}`, `9${digits(now.length - 1)}`];
  if (/^[0-9a-f-]+$/i.test(now) && now.length >= 16) {
    // Servers may refuse a UUID of an unknown version as malformed: those two digits stay.
    const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(now);
    const other = (letter: string, index: number): string => {
      if (letter === "-" || (isUuid && index === 14)) return letter;
      if (isUuid && index === 19 && /[89ab]/i.test(letter)) return "a";
      return random.word(1, "0123456789abcdef");
    };
    return [[...now].map(other).join("")];
  }
  // Of the same width, as servers may know the form where the contract does not state it.
  const longer = now.replace(/\d+(?=\D*$)/, ({ length }) => `99${digits(length >= 6 ? length - 2 : 5)}`);
  const alike = now.replace(/[a-f0-9]*\d[a-f0-9]*/g, (part) =>
    /^\d+$/.test(part) ? digits(part.length) : random.word(part.length, "0123456789abcdef"),
  );
  const other = [...now]
    .map((letter, index) =>
      index >= now.length - 6 && /[a-z]/i.test(letter)
        ? random.word(1, "abcdefghijklmnopqrstuvwxyz")
        : letter,
    )
    .join("");
  return [longer, now.length > 10 ? alike : other, other, alike].filter((one) => one !== now);
}
