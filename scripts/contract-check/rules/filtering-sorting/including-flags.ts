import { prepareCall } from "../../engine/prepare-call";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { literal, sentencesOf } from "../../lib/texts";
import { findList } from "../../load/lists";
import type { Operation, Parameter } from "../../load/model";
import { isStateName, wordsOf } from "../../plan/nouns";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { keyOf } from "../../send/request";
import { fetchAll, propertyOf } from "../shared/fetch-pages";
import { parametersWithout } from "../shared/parameters-without";
import { inBoth } from "./combined-filters";

/** The switches of a list that let further items in: `includeDeleted`, `withArchived`. */
export function includingFlags(operation: Operation): Parameter[] {
  if (!findList(operation) || operation.method !== "get") return [];
  return operation.parameters.filter(
    ({ name, in: at, schema, required }) =>
      at === "query" &&
      !required &&
      /^(include|with)_?[a-z]+$/i.test(name) &&
      shapeOf(operation.contract.documents, schema).types.has("boolean"),
  );
}

/**
 * A switch that lets further items in leaves those that are there without it, and off it changes nothing.
 *
 * Standard: the parameter's name and default.
 * Reports: `filter`. Severity: error.
 */
export async function checkIncludingFlag(
  trial: Trial,
  operation: Operation,
  parameter: Parameter,
): Promise<void> {
  const call = await prepareCall(trial, operation);
  const key = keyOf(parameter);
  const plain = parametersWithout(call, key);
  const fetchWith = (value?: boolean) =>
    fetchAll(trial, { ...call, parameters: value === undefined ? plain : new Map([...plain, [key, value]]) });
  const [usual, on, off] = [await fetchWith(), await fetchWith(true), await fetchWith(false)];
  if (!usual?.isWhole || !on?.isWhole || !off?.isWhole) return;
  judgeLeftOut(trial, operation, parameter, usual);
  const report = (exchange: typeof on.exchange, expected: string, actual: string, cause: string): void =>
    trial.report("filter", operation, exchange, {
      expected,
      actual,
      cause: `${parameter.name} ${cause}`,
      pointer: `/${key}`,
      place: parameter.place,
    });
  const stayed = inBoth(usual.items, on.items);
  if (stayed.length < usual.items.length) {
    const lost = usual.items.find((item) => inBoth([item], on.items).length === 0);
    report(
      on.exchange,
      `with ${parameter.name}=true what is there without it, and more`,
      `without ${toJson(lost)?.slice(0, 120)}`,
      "less",
    );
  } else if (
    shapeOf(operation.contract.documents, parameter.schema).fallback === false &&
    off.items.length !== usual.items.length
  )
    report(
      off.exchange,
      `${usual.items.length} items with ${parameter.name}=false, its default`,
      `${off.items.length} items`,
      "off",
    );
}

/** What the switch is called after is not there without it: "Discontinued parts are left out unless …". */
function judgeLeftOut(
  trial: Trial,
  operation: Operation,
  parameter: Parameter,
  { items, exchange }: { items: readonly unknown[]; exchange: Exchange },
): void {
  const mark = markOf(operation, parameter);
  if (!mark || !leavesOut(operation.text, parameter.name)) return;
  const further = items.find((item) => mark.values.includes(propertyOf(item, mark.member)));
  if (further === undefined) return;
  trial.report("filter", operation, exchange, {
    expected: `nothing with ${mark.member} ${mark.values.map(String).join(" or ")} without ${parameter.name}`,
    actual: toJson(further)?.slice(0, 120) ?? "",
    cause: `${parameter.name} left out`,
    pointer: `/${keyOf(parameter)}`,
    place: parameter.place,
  });
}

/** The member and values of the items that a switch lets in: `includeArchived` those with `archived` or the state of that name. */
function markOf(
  operation: Operation,
  { name }: Parameter,
): { member: string; values: unknown[] } | undefined {
  const list = findList(operation);
  const word = wordsOf(name).slice(1).join("");
  if (!list || word === "") return undefined;
  const { documents } = operation.contract;
  for (const [member, place] of membersOf(documents, list.item)) {
    const { types, values = [] } = shapeOf(documents, place);
    const own = wordsOf(member).filter((one) => one !== "is");
    if (types.has("boolean") && own.join("") === word) return { member, values: [true] };
    const named = values.filter((value) => typeof value === "string" && wordsOf(value).join("") === word);
    if (named.length > 0 && isStateName(member)) return { member, values: named };
  }
  return undefined;
}

/** Whether a text says that a list lacks something without the switch, which its name alone does not. */
export const leavesOut = (text: string, name: string): boolean =>
  sentencesOf(text).some(
    (one) =>
      new RegExp(`\\b${literal(name)}\\b`).test(one) &&
      /\b(left out|not (listed|shown|included)|omitted|hidden|excluded|unless|only with|only if)\b/i.test(
        one,
      ),
  );
