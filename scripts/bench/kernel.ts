import { measureFinding } from "./finding";
import { measureLongList } from "./long-list";
import type { Measurement } from "./report";
import { measureRequestCost } from "./request-cost";
import { measureSeeding } from "./seeding";
import { measureTables } from "./tables";

/**
 * Measurements of the mock back end.
 * @param path the path of the groups that is asked; a list of 20 rows when empty
 */
export async function measureKernel(path: string): Promise<Measurement[]> {
  return [
    ...measureFinding(),
    ...measureTables(),
    measureSeeding(),
    await measureLongList(),
    await measureRequestCost(path),
  ];
}
