import { findList } from "../load/lists";
import type { Operation } from "../load/model";
import type { Checker } from "../run/checker";
import type { Scenario } from "../run/scenario";
import type { Trial } from "../run/trial";
import { defaultSize } from "./default-size";
import { filter } from "./filter";
import { withItems } from "./list-items";
import { order } from "./order";
import { pages } from "./pages";

/** Pages, filters and orders of a list. */
export function listScenarios(_checker: Checker, operation: Operation): Scenario[] {
  const list = findList(operation);
  const { pagination, sort } = operation;
  const found: Scenario[] = [];
  const scenario = (name: string, run: (trial: Trial) => Promise<void>): void => {
    found.push({
      name: `${name} ${operation.id}`,
      operation,
      run: (trial) => withItems(trial, operation, run),
    });
  };
  if (pagination?.size !== undefined && (pagination.page !== undefined || pagination.offset !== undefined))
    scenario("pages", (trial) => pages(trial, operation, pagination));
  if (pagination?.size !== undefined)
    scenario("default size", (trial) => defaultSize(trial, operation, pagination));
  if (list || pagination) {
    for (const [parameter, property] of Object.entries(operation.filters))
      scenario(`filter ${parameter}`, (trial) => filter(trial, operation, parameter, property));
    if (sort) scenario("sort", (trial) => order(trial, operation, sort));
  }
  return found;
}
