import { describe, expect, test } from "vitest";
import { groups } from "../../scripts/contracts/groups";
import { loadContract } from "../../scripts/contracts/load";
import { findOperations, list, record, text } from "../../scripts/contracts/operations";

describe.each(groups)("in the answers of %s", (group) => {
  test("every amount has its currency beside or above it", () => {
    const contract = loadContract(`contracts/${group}.yaml`, process.cwd());
    const schemas = record(record(contract.document["components"])["schemas"]);
    const without = findOperations(contract).flatMap(({ operation }) =>
      Object.values(record(operation["responses"])).flatMap((response) =>
        Object.values(record(record(response)["content"])).flatMap((media) =>
          amountsWithoutCurrency(record(media)["schema"], schemas).map(
            (place) => `${text(operation["operationId"])}: ${place}`,
          ),
        ),
      ),
    );
    expect([...new Set(without)]).toEqual([]);
  });
});

const amounts = ["#/components/schemas/Money", "#/components/schemas/SignedMoney"];

/** Places of amounts that no object on the way to them states a currency for: "data.list[].price". */
function amountsWithoutCurrency(
  schema: unknown,
  schemas: Record<string, unknown>,
  place = "",
  above: readonly string[] = [],
): string[] {
  const node = record(schema);
  const reference = text(node["$ref"]);
  if (amounts.includes(reference)) return [place];
  const name = reference.slice(reference.lastIndexOf("/") + 1);
  if (above.includes(name)) return [];
  const inner = (value: unknown, path: string) =>
    amountsWithoutCurrency(value, schemas, path, reference ? [...above, name] : above);
  if (reference) return inner(schemas[name], place);
  if (statesCurrency(node, schemas)) return [];
  return [
    ...Object.entries(record(node["properties"])).flatMap(([key, value]) =>
      inner(value, place ? `${place}.${key}` : key),
    ),
    ...(node["items"] === undefined ? [] : inner(node["items"], `${place}[]`)),
    ...["oneOf", "anyOf", "allOf"].flatMap((keyword) =>
      list(node[keyword]).flatMap((part) => inner(part, place)),
    ),
  ];
}

/** Whether an object says its currency itself, or one of the schemas that it is made of does. */
function statesCurrency(node: Record<string, unknown>, schemas: Record<string, unknown>): boolean {
  if (record(node["properties"])["currency"] !== undefined) return true;
  return list(node["allOf"]).some((part) => {
    const name = text(record(part)["$ref"]).split("/").at(-1) ?? "";
    return statesCurrency(name ? record(schemas[name]) : record(part), schemas);
  });
}
