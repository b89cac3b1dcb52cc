import { isObject } from "../lib/json";
import { memoised } from "../lib/memoised";
import { sentencesOf } from "../lib/texts";
import { isStateName } from "../plan/nouns";
import type { Exchange } from "../send/exchange";
import type { Fault } from "./fault";

/** What a move into a state empties. */
export interface ClearingMove {
  state: string;
  members: readonly string[];
}

const moving =
  /\b(?:goes|moves|returns|comes|changes|is (?:set|put|moved|sent)) (?:back )?(?:to|into) `(\w+)`,? ([^.;]*?)\b(?:becomes?|are|is|gets?) (?:then )?(?:(?:set|reset) to )?(?:`?null`?|cleared|emptied|removed)\b/gi;

/** "When a ticket goes to `open`, `assignee` and `fixNote` become null". */
export const clearingMoves = memoised((text): readonly ClearingMove[] =>
  sentencesOf(text).flatMap((sentence) =>
    [...sentence.matchAll(moving)].flatMap(([, state = "", listed = ""]) => {
      const members = [...listed.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
      // "unless it is given" leaves open what becomes of it.
      const isCertain = !/\b(unless|except|if|not)\b/i.test(listed);
      return members.length > 0 && isCertain ? [{ state, members }] : [];
    }),
  ),
);

/**
 * What a text has a move into a state empty is null in its answer.
 *
 * Standard: the operation's description.
 * Reports: `body`. Severity: error.
 */
export function clearedMemberFaults({ ok, operation, call, payload }: Exchange): Fault[] {
  const { body } = call;
  if (!ok || call.method !== undefined || !isObject(body) || !isObject(payload)) return [];
  for (const { state, members } of clearingMoves(operation.text)) {
    const isMove = Object.entries(body).some(
      ([name, value]) => isStateName(name) && value === state && payload[name] === state,
    );
    const left = isMove
      ? members.find((name) => !Object.hasOwn(body, name) && (payload[name] ?? null) !== null)
      : undefined;
    if (left === undefined) continue;
    return [
      {
        rule: "body",
        cause: `cleared ${left}`,
        expected: `${left} to be null, as it went to ${state}`,
        actual: JSON.stringify(payload[left]),
        pointer: `/${left}`,
        place: operation.place,
      },
    ];
  }
  return [];
}
