import { documents } from "../load/documented";
import { findList } from "../load/lists";
import type { Operation, Parameter } from "../load/model";
import { prepare } from "../run/prepare";
import type { Scenario } from "../run/scenario";
import { slotsOf } from "../run/slots";
import type { Trial } from "../run/trial";
import { shapeOf } from "../schema/shape";
import { keyOf } from "../send/request";
import { copyCall } from "./call";

/** Ids that nobody has are answered with 404, where the contract says so. */
export function unknownIdScenarios(operation: Operation): Scenario[] {
  const parameters = operation.parameters.filter(
    ({ in: at, name, required, schema }) =>
      (at === "path" || (at === "query" && required && (name === "id" || /Id$|_id$/.test(name)))) &&
      shapeOf(operation.contract.documents, schema).values === undefined,
  );
  if (!documents(operation, 404)) return [];
  return parameters.map((parameter) => ({
    name: `unknown ${operation.id} ${parameter.name}`,
    operation,
    run: async (trial) => {
      if (parameter.in === "query" && !asksForOne(trial, operation, parameter)) return;
      const call = await prepare(trial, operation);
      const key = keyOf(parameter);
      const now = call.parameters.get(key);
      const shape = shapeOf(operation.contract.documents, parameter.schema);
      const isValid = (one: unknown): boolean => trial.checker.validator.isValid(parameter.schema, one);
      const byPattern =
        typeof now === "string" && shape.patterns.length > 0 ? unknownOfForm(trial, now, isValid) : [];
      const known = new Set(trial.checker.things.flatMap(({ ids }) => [...ids.values()]).map(String));
      const other = [...byPattern, ...unknownLike(trial, now, shape.maximum)].find(
        (one) => isValid(one) && !known.has(String(one)),
      );
      if (other === undefined) return;
      const exchange = await trial.send(copyCall(call, key, other), {
        tolerance: "none",
        trigger: "unknown id",
      });
      trial.checker.coverage.plan(operation, `${parameter.name} unknown`, false);
      if (exchange.ok)
        trial.report("not-found", operation, exchange, {
          expected: `404, as nothing has the ${parameter.name} ${String(other)}`,
          cause: parameter.name,
        });
      else {
        trial.checker.coverage.reached(operation, `${parameter.name} unknown`, "refused");
        const isPlausible =
          [404, 410, 429].includes(exchange.code) || (exchange.code === 403 && documents(operation, 403));
        if (!isPlausible && trial.isSound(exchange) && trial.checker.bases.get(operation)?.isAccepted)
          trial.report("not-found", operation, exchange, {
            expected: "404 for an unknown id",
            cause: `${parameter.name} code`,
          });
      }
    },
  }));
}

/** A list of what belongs to nothing is empty, and a device or a tenant may be whatever a caller says. */
function asksForOne(trial: Trial, operation: Operation, parameter: Parameter): boolean {
  const slot = slotsOf(trial, operation).find((one) => one.parameter === parameter);
  return slot?.resource !== undefined && findList(operation) === undefined;
}

/**
 * An id with other letters wherever its pattern leaves them open: what is sent then is the same however this one happens
 * to look, be it by chance of letters alone. Where little is open another may have it, and nothing is said.
 */
function unknownOfForm({ random }: Trial, now: string, isValid: (id: string) => boolean): string[] {
  const letters = [...now];
  const isOpen = letters.map((_, at) => ["0", "f"].every((one) => isValid(letters.with(at, one).join(""))));
  if (isOpen.filter((one) => one).length < 8) return [];
  return [letters.map((letter, at) => (isOpen[at] ? random.word(1, "0123456789abcdef") : letter)).join("")];
}

/** Ids of the same form that nobody should have, the most unlikely first; the caller takes the first valid one. */
function unknownLike(trial: Trial, now: unknown, maximum: number | undefined): unknown[] {
  const { random } = trial;
  if (typeof now === "number") {
    const high = Math.min(maximum ?? 2_000_000_000, 2_000_000_000);
    return [high - random.between(1, Math.max(1, Math.min(999, Math.floor(high / 4))))];
  }
  if (typeof now !== "string" || now === "") return [];
  const digits = (length: number) => random.word(length, "0123456789");
  if (/^\d+$/.test(now)) return [`99${digits(Math.max(5, now.length - 2))}`, `9${digits(now.length - 1)}`];
  if (/^[0-9a-f-]+$/i.test(now) && now.length >= 16) {
    // A careful server refuses a UUID of no known version as such: those two digits stay.
    const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(now);
    const other = (letter: string, index: number): string => {
      if (letter === "-" || (isUuid && index === 14)) return letter;
      if (isUuid && index === 19 && /[89ab]/i.test(letter)) return "a";
      return random.word(1, "0123456789abcdef");
    };
    return [[...now].map(other).join("")];
  }
  const longer = now.replace(/\d+(?=\D*$)/, () => `99${digits(5)}`);
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
