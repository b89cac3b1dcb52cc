import type { Checker } from "../../engine/checker";
import { pickExisting } from "../../engine/existing-instance";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { usersOfRoles } from "../../engine/users-of-role";
import { isObject } from "../../lib/json";
import { literal, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import type { Operation } from "../../load/model";
import { membersOf } from "../../schema/shape";
import type { PreparedCall } from "../../send/request";
import { differentValue } from "../shared/different-value";
import { discard } from "../shared/prepared-call";

/** The members that users of a role may change, and those that they may not. */
export interface MembersOfRole {
  role: string;
  allowed: readonly string[];
  others: readonly string[];
}

/**
 * A change of a member that is not a role's to change is refused to it, where a change of the others is not: "Dentists may
 * change `email` and `phone`; anything else is refused with 403".
 *
 * Standard: RFC 9110 §15.5.4 (403); the operation's description.
 * Reports: `access`. Severity: error.
 */
export function membersOfRoles(checker: Checker, operation: Operation): Scenario[] {
  const role = checker.resources.roles.get(operation);
  if (role?.kind !== "update" || !documents(operation, 403) || checker.options.isReadOnly) return [];
  const roles = [...new Set(checker.users.flatMap(({ grants = [] }) => [...grants]))];
  return statedMembers(operation, roles).flatMap((stated): Scenario[] => {
    const [userIndex] = usersOfRoles(checker, [stated.role]);
    if (userIndex === undefined) return [];
    const run = (trial: Trial): Promise<void> => changeOthers(trial, operation, stated, userIndex);
    return [{ name: `members of ${stated.role} ${operation.id}`, operation, run }];
  });
}

const elseRefused =
  /\b((any|every|some)thing else|(any|all)( of the)? others?|other (members|properties|fields))\b[^.]*\b403\b|\b403\b[^.]*\b(any|every|some)thing else\b/;

/** What texts say of the members that a role may change, where they say that it may change no others. */
export function statedMembers(operation: Operation, roles: readonly string[]): MembersOfRole[] {
  const schema = operation.body?.media[0]?.schema;
  if (!schema) return [];
  const names = [...membersOf(operation.contract.documents, schema).keys()];
  // "; if the patch mentions anything else it is refused" belongs to what is before it.
  const sentences = sentencesOf(operation.text.replace(/;/g, ","));
  return sentences.flatMap((sentence, index) =>
    roles.flatMap((role): MembersOfRole[] => {
      const list = new RegExp(
        `(?<![\\w-])${literal(role)}s? (?:may|can) (only )?(?:change|set|edit|update|modify) (only )?((?:\`\\w+\`(?:, | and | or |, and )?)+)`,
        "i",
      ).exec(sentence);
      if (!list) return [];
      const [, before, after, quoted = ""] = list;
      const behind = `${sentence.slice(list.index)} ${sentences[index + 1] ?? ""}`.toLowerCase();
      const isAll = (before ?? after) !== undefined || elseRefused.test(behind);
      const allowed = names.filter((name) => quoted.includes(`\`${name}\``));
      const others = names.filter((name) => !allowed.includes(name));
      return isAll && allowed.length > 0 && others.length > 0 ? [{ role, allowed, others }] : [];
    }),
  );
}

async function changeOthers(
  trial: Trial,
  operation: Operation,
  { role, allowed, others }: MembersOfRole,
  userIndex: number,
): Promise<void> {
  const { bases, validator } = trial.checker;
  const schema = operation.body?.media[0]?.schema;
  if (!bases.get(operation)?.isAccepted || !schema) return;
  const changeable = await findChangeable(trial, operation, allowed, userIndex);
  if (!changeable) return;
  const { instance, own } = changeable;
  const now = isObject(instance.payload) ? instance.payload : {};
  for (const name of others) {
    const value = differentValue(trial, operation, name, now[name]);
    const body = { ...own, [name]: value };
    if (value === undefined || !validator.isValid(schema, body)) continue;
    const call = await prepareCall(trial, operation, { instance, userIndex });
    const exchange = await trial.send({ ...call, body }, { userIndex, isExactUser: true });
    if (!exchange.ok) continue;
    trial.report("access", operation, exchange, {
      expected: `403, as ${name} is not for ${role} to change`,
      pointer: `/body/${name}`,
      cause: `members of ${role}`,
    });
    if (now[name] !== undefined) await trial.send({ ...call, body: { [name]: now[name] } });
    break;
  }
  await discard(trial, instance);
}

interface Changeable {
  instance: ResourceInstance;
  /** A change that the user may make: of a member to the value that it has. */
  own: Record<string, unknown>;
}

/** An instance that the user may change: of the run's own, else what a list shows to that user. */
async function findChangeable(
  trial: Trial,
  operation: Operation,
  allowed: readonly string[],
  userIndex: number,
): Promise<Changeable | undefined> {
  const resource = trial.checker.resources.roles.get(operation)?.resource;
  if (!resource) return undefined;
  const listed = (): Promise<ResourceInstance | undefined> =>
    pickExisting(trial, resource, userIndex, async (list) =>
      trial.send(await prepareCall(trial, list, { userIndex }), { userIndex, isExactUser: true }),
    );
  for (const find of [() => createInstance(trial, resource), listed]) {
    const instance = await find();
    const own = instance && ownChange(instance.payload, allowed);
    if (!instance || !own) continue;
    const call: PreparedCall = await prepareCall(trial, operation, { instance, userIndex });
    const exchange = await trial.send({ ...call, body: own }, { userIndex, isExactUser: true });
    if (exchange.ok) return { instance, own };
    await discard(trial, instance);
  }
  return undefined;
}

function ownChange(payload: unknown, allowed: readonly string[]): Record<string, unknown> | undefined {
  const name = allowed.find((one) => isObject(payload) && payload[one] !== undefined);
  return name === undefined || !isObject(payload) ? undefined : { [name]: payload[name] };
}
