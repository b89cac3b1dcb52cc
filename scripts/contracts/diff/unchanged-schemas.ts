import { escapePointer } from "../../lib/json-pointer";
import { record } from "../operations";
import type { Side } from "./side";

/** References to the schemas that are the same in both versions, with all that they lead to. */
export function unchangedSchemas(before: Side, after: Side): ReadonlySet<string> {
  const [old, current] = [textsOf(before), textsOf(after)];
  const references = new Map([...current].map(([name, text]) => [name, referencesIn(text)]));
  const unchanged = new Set([...current].flatMap(([name, text]) => (old.get(name) === text ? [name] : [])));
  // What leads to a changed one is changed, and so is what leads to that.
  for (let size = -1; size !== unchanged.size; ) {
    size = unchanged.size;
    for (const name of unchanged)
      if (references.get(name)?.some((reference) => !unchanged.has(reference))) unchanged.delete(name);
  }
  return unchanged;
}

/** Each schema as text, by the reference to it. */
function textsOf({ contract }: Side): Map<string, string> {
  const schemas = record(record(contract.document["components"])["schemas"]);
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [
      `#/components/schemas/${escapePointer(name)}`,
      JSON.stringify(schema),
    ]),
  );
}

function referencesIn(schema: string): string[] {
  return [...schema.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = ""]) => reference);
}
