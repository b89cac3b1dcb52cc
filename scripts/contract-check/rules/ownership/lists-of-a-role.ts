import type { Checker } from "../../engine/checker";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { literal, sentencesOf } from "../../lib/texts";
import { findList } from "../../load/lists";
import type { Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { membersOf } from "../../schema/shape";
import { fetchAll, propertyOf } from "../shared/fetch-pages";

/**
 * A list in which a text lets users of a role see their own things alone has nothing of another user of the role: "Students
 * get their own only".
 *
 * Standard: the operation's description.
 * Reports: `ownership`. Severity: error.
 */
export function listsOfARole({ users }: Checker, list: Operation): Scenario[] {
  const shape = findList(list);
  if (!shape || list.path.includes("{")) return [];
  const members = [...membersOf(list.contract.documents, shape.item).keys()];
  const roles = new Set(users.flatMap(({ grants }) => grants ?? []));
  return [...roles].flatMap((role): Scenario[] => {
    const [first, second] = users.flatMap(({ grants }, index) => (grants?.join() === role ? [index] : []));
    const owner = members.find((name) => wordsOf(name).join(" ") === `${wordsOf(role).join(" ")} id`);
    if (first === undefined || second === undefined || owner === undefined) return [];
    if (!seesOwnAlone(list.text, role)) return [];
    const run = (trial: Trial): Promise<void> => compare(trial, list, { role, owner, first, second });
    return [{ name: `own of ${role} ${list.id}`, operation: list, run }];
  });
}

/** "Students get their own only", "an instructor sees only his or her own bookings". */
export function seesOwnAlone(text: string, role: string): boolean {
  const subject = new RegExp(`(?<![\\w-])${literal(role.toLowerCase())}s?(?![\\w-])`);
  const own =
    /\b(?:sees?|gets?|lists?|finds?|reads?|have|has)\b[^.;]*\b(?:their|his|her|its|his or her|the caller's) own\b/;
  return sentencesOf(text.toLowerCase().replace(/[`*]/g, "")).some((sentence) =>
    sentence.split(";").some((part) => {
      const at = subject.exec(part);
      const rest = at ? part.slice(at.index) : "";
      return (
        own.test(rest) && /\bonly\b|\balone\b/.test(rest) && !/\b(also|too|except|unless|plus)\b/.test(rest)
      );
    }),
  );
}

interface Sides {
  role: string;
  owner: string;
  first: number;
  second: number;
}

/** What both see, and what each sees of more than one owner. */
async function compare(trial: Trial, list: Operation, { role, owner, first, second }: Sides): Promise<void> {
  if (!trial.checker.bases.get(list)?.isAccepted) return;
  const call = await prepareCall(trial, list);
  const ofFirst = await fetchAll(trial, call, first, true);
  const ofSecond = await fetchAll(trial, call, second, true);
  if (!ofFirst || !ofSecond) return;
  for (const [{ items, exchange }, index] of [
    [ofFirst, first],
    [ofSecond, second],
  ] as const) {
    const owners = new Set(
      items
        .map((item) => propertyOf(item, owner))
        .filter((one) => typeof one === "string" || typeof one === "number"),
    );
    if (owners.size < 2) continue;
    trial.report("ownership", list, exchange, {
      expected: `only what belongs to ${trial.checker.users[index]?.name}, as a ${role} sees nothing else`,
      actual: `${owner}: ${[...owners].slice(0, 4).join(", ")}`,
      cause: `own of ${role}`,
    });
    return;
  }
}
