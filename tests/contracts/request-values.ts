import { type Group, groups } from "../../scripts/contracts/groups";
import type { LoadedContract } from "../../scripts/contracts/load";
import { findOperations, list, record, text } from "../../scripts/contracts/operations";
import { escapePointer } from "../../scripts/lib/json-pointer";

/** One value of a request: a parameter, or a property of the body at any depth. */
export interface RequestValue {
  /**
   * `mall/listOrders?keyword` for a parameter, `mall/addOrderContact.phone` for a property. A body with alternatives
   * names the alternative: `mall/createOrder[buy].users`; items of a list end in `[]`, values of a map in `.*`.
   */
  place: string;
  /** The last name of the location, without marks. */
  name: string;
  isRequired: boolean;
  schema: Record<string, unknown>;
  /** `contracts/mall.yaml:120`, the line of the schema. */
  location: string;
}

/** Every request value of a contract, with references resolved. */
export function requestValues(contract: LoadedContract): RequestValue[] {
  const group = groupOf(contract);
  return findOperations(contract).flatMap(({ operation, pointer }) => {
    const start = `${group}/${text(operation["operationId"])}`;
    const parameters = list(operation["parameters"]).flatMap((item, index) => {
      const { name, schema, required } = record(item);
      const value = { place: `${start}?${text(name)}`, name: text(name), isRequired: required === true };
      return collect(contract, {
        ...value,
        schema,
        pointer: `${pointer}/parameters/${index}/schema`,
        above: [],
      });
    });
    const bodies = Object.entries(record(record(operation["requestBody"])["content"])).flatMap(
      ([type, media]) =>
        collect(contract, {
          place: start,
          name: "",
          isRequired: true,
          schema: record(media)["schema"],
          pointer: `${pointer}/requestBody/content/${escapePointer(type)}/schema`,
          above: [],
        }),
    );
    return [...parameters, ...bodies];
  });
}

/** Whether a schema allows values of a type, alone or beside others such as null. */
export function admits(schema: Record<string, unknown>, type: string): boolean {
  return schema["type"] === type || list(schema["type"]).includes(type);
}

/** The enum or constant of a schema, or undefined. */
export function onlyValues(schema: Record<string, unknown>): unknown[] | undefined {
  if ("const" in schema) return [schema["const"]];
  return Array.isArray(schema["enum"]) ? schema["enum"] : undefined;
}

interface Step {
  place: string;
  name: string;
  isRequired: boolean;
  schema: unknown;
  pointer: string;
  /** Schemas on the current path, so that a recursive schema ends the traversal. */
  above: readonly string[];
}

function collect(contract: LoadedContract, step: Step): RequestValue[] {
  const reference = text(record(step.schema)["$ref"]);
  if (reference === "") return collectFromSchema(contract, step, record(step.schema));
  if (step.above.includes(reference)) return [];
  const name = reference.slice(reference.lastIndexOf("/") + 1);
  const schema = record(record(record(contract.document["components"])["schemas"])[name]);
  const at = { ...step, pointer: reference.slice(1), above: [...step.above, reference] };
  return collectFromSchema(contract, at, schema);
}

function collectFromSchema(
  contract: LoadedContract,
  step: Step,
  schema: Record<string, unknown>,
): RequestValue[] {
  const { place, name, isRequired, pointer } = step;
  const into = (rest: Partial<Step>) => collect(contract, { ...step, ...rest });
  const alternatives = ["oneOf", "anyOf", "allOf"].flatMap((keyword) =>
    list(schema[keyword])
      .map((item, index) => ({ schema: item, pointer: `${pointer}/${keyword}/${index}` }))
      .filter((item) => record(item.schema)["type"] !== "null"),
  );
  const required = list(schema["required"]);
  const own = { place, name, isRequired, schema, location: contract.lines.get(pointer) ?? contract.file };
  return [
    ...(name === "" || alternatives.length > 0 ? [] : [own]),
    ...alternatives.flatMap((item) => {
      const kind = alternatives.length > 1 ? kindOf(contract, item.schema) : "";
      return into({ ...item, place: kind === "" ? place : `${place}[${kind}]` });
    }),
    ...Object.entries(record(schema["properties"])).flatMap(([property, inner]) =>
      into({
        place: `${place}.${property}`,
        name: property,
        isRequired: required.includes(property),
        schema: inner,
        pointer: `${pointer}/properties/${escapePointer(property)}`,
      }),
    ),
    ...("items" in schema
      ? into({
          place: `${place}[]`,
          isRequired: true,
          schema: schema["items"],
          pointer: `${pointer}/items`,
        })
      : []),
    ...(typeof schema["additionalProperties"] === "object"
      ? into({
          place: `${place}.*`,
          isRequired: true,
          schema: schema["additionalProperties"],
          pointer: `${pointer}/additionalProperties`,
        })
      : []),
  ];
}

/** The discriminating value of a body alternative: that of the first property with exactly one allowed value. */
function kindOf(contract: LoadedContract, schema: unknown): string {
  const reference = text(record(schema)["$ref"]);
  const name = reference.slice(reference.lastIndexOf("/") + 1);
  const whole = reference === "" ? schema : record(record(contract.document["components"])["schemas"])[name];
  const only = Object.values(record(record(whole)["properties"])).find(
    (property) => "const" in record(property),
  );
  return text(record(only)["const"]);
}

function groupOf(contract: LoadedContract): Group {
  const group = groups.find((name) => contract.file === `contracts/${name}.yaml`);
  if (!group) throw new Error(`${contract.file} is not the contract of a group.`);
  return group;
}
