import { prepareCall } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { findList } from "../../load/lists";
import type { Operation, Parameter } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { membersOf, shapeOf } from "../../schema/shape";
import { keyOf } from "../../send/request";
import { fetchAll, propertyOf } from "../shared/fetch-pages";
import { parametersWithout } from "../shared/parameters-without";

/** A switch that leaves items out: `only_available`, by the member `available`. */
export interface NarrowingFlag {
  parameter: Parameter;
  member: string;
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

/** Whether an item is one that the switch lets in. */
export const isLetIn = (item: unknown, member: string): boolean => {
  const value = propertyOf(item, member);
  return value === true || (typeof value === "number" && value > 0);
};

/**
 * A switch that is called after a member leaves out the items that do not have it, and no others.
 *
 * Standard: the parameter's name.
 * Reports: `filter`. Severity: error.
 */
export async function checkNarrowingFlag(
  trial: Trial,
  operation: Operation,
  { parameter, member }: NarrowingFlag,
): Promise<void> {
  const call = await prepareCall(trial, operation);
  const key = keyOf(parameter);
  const plain = parametersWithout(call, key);
  const all = await fetchAll(trial, { ...call, parameters: plain });
  const narrowed = await fetchAll(trial, { ...call, parameters: new Map([...plain, [key, true]]) });
  if (!all?.isWhole || !narrowed?.isWhole || !trial.isSound(narrowed.exchange)) return;
  const other = narrowed.items.find((item) => !isLetIn(item, member));
  const wanted = all.items.filter((item) => isLetIn(item, member)).length;
  if (other === undefined && narrowed.items.length >= wanted) return;
  trial.report("filter", operation, narrowed.exchange, {
    expected: `with ${parameter.name}=true the ${wanted} items whose ${member} is set`,
    actual:
      other === undefined
        ? `${narrowed.items.length} items`
        : `${member}: ${String(propertyOf(other, member))}`,
    cause: `${parameter.name} narrowing`,
    pointer: `/${key}`,
    place: parameter.place,
  });
}
