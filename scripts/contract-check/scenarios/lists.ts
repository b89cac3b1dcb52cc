import { isCursor } from "../load/follow";
import { findList } from "../load/lists";
import type { Operation } from "../load/model";
import type { Checker } from "../run/checker";
import type { Scenario } from "../run/scenario";
import type { Trial } from "../run/trial";
import { defaultSize } from "./default-size";
import { isPaged } from "./fetch-pages";
import { filter } from "./filter";
import { withItems } from "./list-items";
import { order } from "./order";
import { pages } from "./pages";

/** Pages, filters and orders of a list. */
export function listScenarios(checker: Checker, operation: Operation): Scenario[] {
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
  if (pagination && isPaged(pagination) && (pagination.size !== undefined || pagination.follow))
    scenario("pages", (trial) => pages(trial, operation, pagination));
  if (pagination?.size !== undefined)
    scenario("default size", (trial) => defaultSize(trial, operation, pagination));
  if (list && !(pagination && isPaged(pagination)) && operation.parameters.some(({ name }) => isCursor(name)))
    checker.coverage.skip(
      operation,
      "its pages follow a cursor, and the contract does not say where the next one stands",
    );
  if (list || pagination) {
    for (const [parameter, property] of Object.entries(operation.filters))
      scenario(`filter ${parameter}`, (trial) => filter(trial, operation, parameter, property));
    if (sort) scenario("sort", (trial) => order(trial, operation, sort));
  }
  return found;
}
