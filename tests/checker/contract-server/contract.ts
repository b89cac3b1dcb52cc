import { readFileSync } from "node:fs";
import { parse } from "yaml";

export type Values = Record<string, unknown>;

export const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const values = (value: unknown): Values => (isValues(value) ? value : {});

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** An operation with every reference resolved, so that a defect changes this operation alone. */
export interface Operation {
  id: string;
  method: string;
  template: string;
  parameters: Values[];
  body: Values | undefined;
  security: Values[];
  methods: string[];
}

export interface Contract {
  base: string;
  schemes: Record<string, Values>;
  operations: Operation[];
}

const methods = ["get", "post", "put", "patch", "delete"];

/** Independent of the checker's own loader: a shared loader would hide its mistakes. */
export function readContract(file: string): Contract {
  const document = values(parse(readFileSync(file, "utf8"), { merge: true }));
  const dereference = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(dereference);
    if (!isValues(value)) return value;
    const { $ref, ...rest } = value;
    if (typeof $ref === "string" && $ref.startsWith("#/")) {
      const target = $ref
        .slice(2)
        .split("/")
        .reduce<unknown>((from, key) => values(from)[key.replaceAll("~1", "/")], document);
      return { ...values(dereference(target)), ...values(dereference(rest)) };
    }
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, dereference(one)]));
  };
  const operations = Object.entries(values(document["paths"])).flatMap(([template, item]) => {
    const path = values(dereference(item));
    const pathMethods = methods.filter((method) => path[method] !== undefined);
    return pathMethods.map((method): Operation => {
      const one = values(path[method]);
      return structuredClone({
        id: String(one["operationId"]),
        method: method.toUpperCase(),
        template,
        parameters: [...list(path["parameters"]), ...list(one["parameters"])].map(values),
        body: one["requestBody"] === undefined ? undefined : values(one["requestBody"]),
        security: list(one["security"] ?? document["security"]).map(values),
        methods: pathMethods.map((name) => name.toUpperCase()),
      });
    });
  });
  const [server] = list(document["servers"]);
  const url = String(values(server)["url"] ?? "/");
  return {
    base: new URL(url, "http://localhost").pathname.replace(/\/$/, ""),
    schemes: Object.fromEntries(
      Object.entries(values(values(document["components"])["securitySchemes"])).map(([name, one]) => [
        name,
        values(one),
      ]),
    ),
    operations,
  };
}
