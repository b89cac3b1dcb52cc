import type { ResourceInstance } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import type { Operation } from "../../load/model";
import { keyOf } from "../../send/request";
import { textFilters } from "../filtering-sorting/stated-match";
import { findInList, type Views } from "../shared/instance-views";

/** So many filters of a list are tried. */
const most = 4;

/**
 * What is deleted is not found by a filter or a search either: these are often queries of their own.
 *
 * Part of `deletion`.
 *
 * @param before What was shown of the instance before the deletion
 */
export async function judgeFilteredLists(
  trial: Trial,
  instance: ResourceInstance,
  { list: shown }: Pick<Views, "list">,
): Promise<void> {
  const { list } = instance.resource;
  if (!list || !shown) return;
  for (const [parameter, value] of fittingFilters(list, shown.value).slice(0, most)) {
    if (!trial.checker.validator.isValid(parameter.schema, value)) continue;
    const found = await findInList(trial, instance, list, 0, [[keyOf(parameter), value]]);
    if (!found.item || !found.exchange || !trial.isSound(found.exchange)) continue;
    trial.report("gone", list, found.exchange, {
      expected: `nothing that was deleted, with ${parameter.name}=${String(value)}`,
      cause: "filtered",
      pointer: `/${keyOf(parameter)}`,
      place: parameter.place,
    });
    return;
  }
}

type Filter = readonly [parameter: Operation["parameters"][number], value: string | number | boolean];

/** The filters of a list by which an item is found: searches by a text of it, and those named like its members. */
export function fittingFilters(list: Operation, item: Readonly<Record<string, unknown>>): Filter[] {
  const searches = textFilters(list).flatMap(({ parameter, members }): Filter[] => {
    const texts = members.map((name) => item[name]).filter((one) => typeof one === "string" && one !== "");
    const [text] = texts;
    return typeof text === "string" ? [[parameter, text]] : [];
  });
  const others = list.parameters.flatMap((parameter): Filter[] => {
    const value = item[list.filters[parameter.name] ?? parameter.name];
    const isFilter = parameter.in === "query" && !parameter.required && isPlain(value);
    return isFilter && !searches.some(([one]) => one === parameter) ? [[parameter, value]] : [];
  });
  return [...searches, ...others];
}

const isPlain = (value: unknown): value is string | number | boolean =>
  (typeof value === "string" && value !== "") || typeof value === "number" || typeof value === "boolean";
