import type { Place } from "../../document/place";
import { aboutMember } from "../../engine/check-digits";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { withWrongCheckDigit } from "../../schema/check-digits";
import { membersOf } from "../../schema/shape";
import { withNewNames } from "../shared/distinct-names";
import { discardSince, perform, validCall } from "../shared/prepared-call";

/**
 * A number with a wrong check digit is refused where a text says that it has one: "The last digit of `isbn` must be the right
 * ISBN-13 check digit".
 *
 * Standard: the descriptions of the operation and its members; ISO 2108 (ISBN), ISO 13616 (IBAN), ISO/IEC 7812-1 (cards).
 * Reports: `refusal`. Severity: error.
 */
export function wrongCheckDigits(operation: Operation): Scenario[] {
  const schema = operation.body?.media[0]?.schema;
  if (isRead(operation) || !schema || !documents(operation, 400, 422)) return [];
  return [...membersOf(operation.contract.documents, schema)].flatMap(([name, place]): Scenario[] => {
    const about = aboutMember(operation, name, place);
    return /\b(check ?(digits?|sum)|luhn)\b/i.test(about)
      ? [
          {
            name: `check digit ${operation.id} ${name}`,
            operation,
            run: (trial) => checkDigit(trial, operation, name, place, about),
          },
        ]
      : [];
  });
}

async function checkDigit(
  trial: Trial,
  operation: Operation,
  name: string,
  place: Place,
  about: string,
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const call = withNewNames(trial, await validCall(trial, operation, { isFresh: true }));
  const value = isObject(call.body) ? call.body[name] : undefined;
  const wrong = typeof value === "string" ? withWrongCheckDigit(value, about) : undefined;
  if (wrong === undefined || !isObject(call.body) || !trial.checker.validator.isValid(place, wrong)) return;
  const count = trial.created.length;
  const exchange = await perform(trial, { ...call, body: { ...call.body, [name]: wrong } });
  await discardSince(trial, count);
  if (!exchange.ok) return;
  trial.removeFinding(exchange, "body");
  trial.report("refusal", operation, exchange, {
    expected: `a refusal of ${name} ${wrong}, whose check digit is wrong`,
    pointer: `/body/${name}`,
    cause: "check digit",
    place,
  });
}
