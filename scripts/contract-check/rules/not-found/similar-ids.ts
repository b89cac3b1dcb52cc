import type { Checker } from "../../engine/checker";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import { documents } from "../../load/documented";
import { shapeOf } from "../../schema/shape";
import { copyCall } from "../shared/prepared-call";

/**
 * What only resembles an id is none: another case, something behind it.
 *
 * Standard: RFC 9110 §15.5.5 (404); RFC 3986 §6.2.2.1 (paths are case-sensitive).
 * Reports: `not-found`. Severity: error.
 */
export function similarIds({ resources, selected }: Checker): Scenario[] {
  return [...resources.all.values()].flatMap(({ read }) => {
    const name = /\{([^{}]+)\}$/.exec(read?.path ?? "")?.[1];
    const parameter = read?.parameters.find((one) => one.in === "path" && one.name === name);
    if (!read || !parameter || !selected.has(read) || !documents(read, 404)) return [];
    const { values, format } = shapeOf(read.contract.documents, parameter.schema);
    if (values || (format !== undefined && !/^int/.test(format) && format !== "uuid")) return [];
    return [
      {
        name: `similar ids ${read.id}`,
        operation: read,
        run: async (trial) => {
          const call = await prepareCall(trial, read);
          const key = `path.${parameter.name}`;
          const id = call.parameters.get(key);
          const first = await trial.send(call);
          if (!first.ok || id === undefined || !first.text.includes(String(id))) return;
          for (const other of resembling(id)) {
            const exchange = await trial.send(copyCall(call, key, other), { trigger: "similar id" });
            if (!exchange.ok || !exchange.text.includes(String(id))) continue;
            return trial.report("not-found", read, exchange, {
              expected: `404, as nothing has the ${parameter.name} ${other}`,
              cause: `${parameter.name} similar`,
            });
          }
        },
      },
    ];
  });
}

/** Texts that only a careless look-up takes for the id. Upper and lower case are alike in a UUID. */
export function resembling(id: unknown): string[] {
  const text = String(id);
  if (typeof id !== "string" && typeof id !== "number") return [];
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
  const swapped = text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
  return [
    ...(isUuid || swapped === text ? [] : [swapped]),
    `${text}x`,
    ...(isUuid ? [] : [text.slice(0, -1)]),
  ].filter((one) => one.length > 1 || /\D/.test(one));
}
