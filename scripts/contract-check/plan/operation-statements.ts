import { withSeparateRefusals } from "../lib/refusal-lists";
import { sentencesOf } from "../lib/texts";
import type { Operation } from "../load/model";
import { membersOf } from "../schema/shape";
import { withMemberNames } from "./named-members";
import { verbAndNoun } from "./nouns";

const statements = new WeakMap<Operation, string>();

/**
 * What an operation's text states, with its refusals one by one and the members of its body or query by their names: "Refused
 * with 422: an end before the start" as "Refused with 422 when `endsAt` is before `startsAt`."
 */
export function statementsOfOperation(operation: Operation): string {
  const known = statements.get(operation);
  if (known !== undefined) return known;
  const { text, body, contract, parameters } = operation;
  const schema = body?.media[0]?.schema;
  const names = schema
    ? [...membersOf(contract.documents, schema).keys()]
    : parameters.filter(({ in: at }) => at === "query").map(({ name }) => name);
  const stated = withMemberNames(withSeparateRefusals(text), names, verbAndNoun(operation.name).noun);
  statements.set(operation, stated);
  return stated;
}

/** The operations whose rules a text takes over: "must keep the rules on times and seats of `createBooking`". */
export const rulesTakenFrom = ({ id, text, contract }: Operation): Operation[] =>
  contract.operations.filter(
    (other) =>
      other.id !== id &&
      sentencesOf(text).some((one) => one.includes(`\`${other.id}\``) && /\brules?\b/i.test(one)),
  );
