/**
 * Whether everything is tested. The everyday run tests a sample of what is repeated (servers, defects, seeds, views), so
 * that it takes minutes: STOCKBOOK_THOROUGH=1 npm run unit tests it all.
 */
export const isThorough = process.env["STOCKBOOK_THOROUGH"] === "1";

/** Every `step`th of a list by default, the first among them; all of it in the thorough run. */
export function everyNth<Item>(items: readonly Item[], step: number): readonly Item[] {
  return isThorough ? items : items.filter((_item, index) => index % step === 0);
}
