import type { Place } from "../../document/place";
import { prepareCall } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { sentencesOf } from "../../lib/texts";
import { findList } from "../../load/lists";
import type { Operation, Parameter } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import { wordsOf } from "../../plan/nouns";
import { membersOf, shapeOf } from "../../schema/shape";
import { keyOf } from "../../send/request";
import { fetchAll, propertyOf } from "../shared/fetch-pages";
import { parametersWithout } from "../shared/parameters-without";

/** A switch that leaves items out: `only_available`, by the member `available`. */
export interface NarrowingFlag {
  parameter: Parameter;
  member: string;
  /** Whether `false` asks for the items that do not have it. */
  isBoth?: boolean;
  /** What an item that is let in has, where a text compares two of its members. */
  compared?: Comparison;
}

/** Two numbers of an item: "`available` is at or below their `reorderLevel`". */
export interface Comparison {
  left: string;
  order: "<" | "<=" | ">" | ">=";
  right: string;
}

/** The switches of a list that are called after a number or a truth value of its items. */
export function narrowingFlags(operation: Operation): NarrowingFlag[] {
  const list = findList(operation);
  if (!list || operation.method !== "get") return [];
  const { documents } = operation.contract;
  const members = [...membersOf(documents, list.item)].filter(([, place]) => {
    const { types } = shapeOf(documents, place);
    return types.has("boolean") || types.has("integer") || types.has("number");
  });
  return operation.parameters.flatMap((parameter): NarrowingFlag[] => {
    const { name, in: at, schema, required } = parameter;
    const compared = at === "query" && !required ? comparisonOf(operation, parameter, members) : undefined;
    if (compared) return [{ parameter, member: compared.left, isBoth: true, compared }];
    const both = at === "query" && !required ? memberOfSwitch(operation, parameter, members) : undefined;
    if (both !== undefined) return [{ parameter, member: both, isBoth: true }];
    const words = wordsOf(name);
    const rest = words.filter((word) => word !== "only").join("");
    if (at !== "query" || required || rest === "" || words.length < 2 || !words.includes("only")) return [];
    if (!shapeOf(documents, schema).types.has("boolean")) return [];
    const member = members.find(
      ([one]) =>
        wordsOf(one)
          .filter((word) => word !== "is")
          .join("") === rest,
    )?.[0];
    return member === undefined ? [] : [{ parameter, member }];
  });
}

const orders: readonly (readonly [words: string, order: Comparison["order"]])[] = [
  ["at or below|at most|no more than|not above|less than or equal to|not more than", "<="],
  ["at or above|at least|no less than|not below|greater than or equal to|not less than", ">="],
  ["below|less than|smaller than|under|lower than", "<"],
  ["above|more than|greater than|over|higher than|larger than", ">"],
];

/** "`lowStock=true` gives the parts whose `available` is at or below their `reorderLevel`, `lowStock=false` the others." */
function comparisonOf(
  operation: Operation,
  { name, schema, place }: Parameter,
  members: readonly (readonly [string, Place])[],
): Comparison | undefined {
  const { documents } = operation.contract;
  const { types, values = [] } = shapeOf(documents, schema);
  if (!types.has("boolean") && values.map(String).sort().join() !== "false,true") return undefined;
  const own = descriptionOf(place, documents.resolve(schema));
  return comparisonIn(
    [own, ...sentencesOf(operation.text).filter((one) => one.includes(name))].join(" "),
    members.flatMap(([one, at]) => (shapeOf(documents, at).types.has("boolean") ? [] : [one])),
  );
}

/** What a text says that the items of a switch have, where it gives the others for `false`. */
export function comparisonIn(text: string, names: readonly string[]): Comparison | undefined {
  const plain = text.replace(/[`*]/g, "");
  if (!/\bfalse\b[^.;]*\bothers?\b/.test(plain)) return undefined;
  for (const [compared, order] of orders) {
    const [, left = "", right = ""] =
      new RegExp(`\\bwhose (\\w+) is (?:${compared}) (?:their|its|the) (\\w+)`).exec(plain) ?? [];
    if (names.includes(left) && names.includes(right)) return { left, order, right };
  }
  return undefined;
}

/** Whether an item is as compared; undefined where it lacks a number. */
function isAsCompared(item: unknown, { left, order, right }: Comparison): boolean | undefined {
  const [one, other] = [propertyOf(item, left), propertyOf(item, right)];
  if (typeof one !== "number" || typeof other !== "number") return undefined;
  if (one === other) return order.endsWith("=");
  return order.startsWith("<") === one < other;
}

/** The number that a switch of two values is called after: `available` with "`false` only those without". */
function memberOfSwitch(
  { contract, text }: Operation,
  { name, schema, place }: Parameter,
  members: readonly (readonly [string, Place])[],
): string | undefined {
  const { documents } = contract;
  const { types, values = [] } = shapeOf(documents, schema);
  const isSwitch =
    types.has("boolean") || (values.length === 2 && values.map(String).sort().join() === "false,true");
  const member = members.find(([one]) => wordsOf(one).join() === wordsOf(name).join());
  const isNumber = member && !shapeOf(documents, member[1]).types.has("boolean");
  const about = `${descriptionOf(place, documents.resolve(schema))} ${text}`;
  return isSwitch && isNumber && /\bfalse\b/.test(about) ? member[0] : undefined;
}

/** Whether an item is one that the switch lets in. */
export const isLetIn = (item: unknown, member: string): boolean => {
  const value = propertyOf(item, member);
  return value === true || (typeof value === "number" && value > 0);
};

/**
 * A switch that is called after a member leaves out the items that do not have it, and no others; one for which a text compares
 * two members those that are not so.
 *
 * Standard: the parameter's name; the operation's description.
 * Reports: `filter`. Severity: error.
 */
export async function checkNarrowingFlag(
  trial: Trial,
  operation: Operation,
  flag: NarrowingFlag,
): Promise<void> {
  await checkValue(trial, operation, flag, true);
  if (flag.isBoth) await checkValue(trial, operation, flag, false);
}

async function checkValue(
  trial: Trial,
  operation: Operation,
  { parameter, member, compared }: NarrowingFlag,
  isWanted: boolean,
): Promise<void> {
  const isIn = (item: unknown): boolean =>
    compared ? (isAsCompared(item, compared) ?? isWanted) : isLetIn(item, member);
  const call = await prepareCall(trial, operation);
  const key = keyOf(parameter);
  const plain = parametersWithout(call, key);
  const all = await fetchAll(trial, { ...call, parameters: plain });
  const narrowed = await fetchAll(trial, {
    ...call,
    parameters: new Map([...plain, [key, switchValue(operation, parameter, isWanted)]]),
  });
  if (!all?.isWhole || !narrowed?.isWhole || !trial.isSound(narrowed.exchange)) return;
  const other = narrowed.items.find((item) => isIn(item) !== isWanted);
  const wanted = all.items.filter((item) => isIn(item) === isWanted).length;
  if (other === undefined && narrowed.items.length >= wanted) return;
  trial.report("filter", operation, narrowed.exchange, {
    expected: `with ${parameter.name}=${String(isWanted)} the ${wanted} items whose ${member} is ${isWanted ? "" : "not "}${compared ? `${compared.order} ${compared.right}` : "set"}`,
    actual:
      other === undefined
        ? `${narrowed.items.length} items`
        : `${member}: ${String(propertyOf(other, member))}`,
    cause: `${parameter.name} narrowing`,
    pointer: `/${key}`,
    place: parameter.place,
  });
}

/** A switch may be a text: `enum: ["true", "false"]`. */
function switchValue({ contract }: Operation, { schema }: Parameter, isWanted: boolean): unknown {
  const { types } = shapeOf(contract.documents, schema);
  return types.has("boolean") ? isWanted : String(isWanted);
}
