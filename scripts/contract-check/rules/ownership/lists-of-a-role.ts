import type { Checker } from "../../engine/checker";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { usersOfRoles } from "../../engine/users-of-role";
import { isObject } from "../../lib/json";
import { literal, sentencesOf } from "../../lib/texts";
import { findList } from "../../load/lists";
import type { Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { membersOf } from "../../schema/shape";
import { inBoth } from "../filtering-sorting/combined-filters";
import { fetchAll, propertyOf } from "../shared/fetch-pages";

/**
 * A list in which a text lets users of a role see their own things alone has nothing of another user of the role: "Students
 * get their own only", "Members see the passes they host, staff all".
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
    const [first, second] = usersOfRoles({ users }, [role]);
    const owner = members.find((name) => wordsOf(name).join(" ") === `${wordsOf(role).join(" ")} id`);
    if (first === undefined || second === undefined) return [];
    if (!seesOwnAlone(list.text, role, [...roles])) return [];
    const run = (trial: Trial): Promise<void> => compare(trial, list, { role, owner, first, second });
    return [{ name: `own of ${role} ${list.id}`, operation: list, run }];
  });
}

/**
 * "Students get their own only", "an instructor sees only his or her own bookings"; or what other roles see tells it: "Members
 * see their own bookings, staff all".
 */
export function seesOwnAlone(text: string, role: string, roles: readonly string[]): boolean {
  const own =
    /\b(?:sees?|gets?|lists?|finds?|reads?|have|has)\b[^.;]*\b(?:(?:their|his|her|its|his or her|the caller's) own|they \w+|(?:he|she|he or she) \w+)\b/;
  const others = roles.filter((one) => one !== role).map(subjectOf);
  return sentencesOf(text.toLowerCase().replace(/[`*]/g, "")).some((sentence) =>
    sentence.split(";").some((part) => {
      const at = subjectOf(role).exec(part);
      const rest = at ? part.slice(at.index) : "";
      const seen = own.exec(rest);
      if (!seen || others.some((one) => one.test(seen[0]))) return false;
      const behind = rest.slice(seen.index + seen[0].length);
      const ends = others.map((one) => one.exec(behind)?.index ?? behind.length);
      const clause = seen[0] + behind.slice(0, Math.min(behind.length, ...ends));
      const ofOthers = behind.slice(Math.min(behind.length, ...ends));
      const isAlone = /\bonly\b|\balone\b/.test(rest) || /\b(all|every\w*|any|those)\b/.test(ofOthers);
      return isAlone && !/\b(also|too|except|unless|plus)\b/.test(clause);
    }),
  );
}

const subjectOf = (role: string): RegExp =>
  new RegExp(`(?<![\\w-])${literal(role.toLowerCase())}s?(?![\\w-])`);

interface Sides {
  role: string;
  /** The member with the id of the user, where it is named after the role. */
  owner: string | undefined;
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
  const ids = createdBy(trial, list, first);
  const hasSome = (item: unknown): boolean =>
    isObject(item) && Object.values(item).some((one) => ids.has(one));
  const foreign = inBoth(ofSecond.items.filter(hasSome), ofFirst.items);
  // As where a role is its own group: what both find is one finding.
  const found = {
    cause: `own ${wordsOf(role).join(" ")}`,
    ...(owner !== undefined && { pointer: `/${owner}` }),
  };
  if (foreign.length > 0)
    return trial.report("ownership", list, ofSecond.exchange, {
      expected: `nothing that ${trial.checker.users[first]?.name} created, as a ${role} sees their own alone`,
      actual: `${foreign.length} of ${ofSecond.items.length} items are`,
      ...found,
    });
  if (owner === undefined) return;
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
      ...found,
    });
    return;
  }
}

/** The ids of what a user created in this run, by what the list is of. */
function createdBy({ checker }: Trial, list: Operation, userIndex: number): Set<unknown> {
  const resource = checker.resources.roles.get(list)?.resource;
  if (!resource) return new Set();
  const own = checker.instances.filter(
    (one) => one.resource === resource && one.userIndex === userIndex && one.isOwn && !one.isDeleted,
  );
  return new Set(own.flatMap((one) => one.ids.get(resource.key) ?? []));
}
