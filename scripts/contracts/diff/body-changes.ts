import { escapePointer } from "../../lib/json-pointer";
import { record } from "../operations";
import { type Direction, textsOnly } from "./change";
import { changeOf, type OperationChange, type OperationPair, schemaChanges } from "./component-changes";
import { presence } from "./verdicts";

/** What became of the body a call sends. */
export function requestBodyChanges(pair: OperationPair): OperationChange[] {
  const { old, current, before, after } = pair;
  const [one, other] = [old.operation["requestBody"], current.operation["requestBody"]];
  if (one === undefined && other === undefined) return [];
  const place = after.placeOf(`${current.pointer}/requestBody`);
  const isRequired = record(other)["required"] === true;
  if (one === undefined) {
    return [
      isRequired
        ? changeOf("body", "is new and required", ["breaking", "calls without it are refused"], place)
        : changeOf("body", "is new and optional", ["safe", "calls may leave it out"], place),
    ];
  }
  if (other === undefined) {
    const why = ["breaking", "calls that send it are no longer understood"] as const;
    return [changeOf("body", "is gone", why, before.placeOf(`${old.pointer}/requestBody`))];
  }
  const changes: OperationChange[] = [];
  const wasRequired = record(one)["required"] === true;
  if (!wasRequired && isRequired)
    changes.push(changeOf("body", "became required", ["breaking", "calls without it are refused"], place));
  if (wasRequired && !isRequired)
    changes.push(changeOf("body", "is no longer required", ["safe", "calls may leave it out now"], place));
  const at = { old: `${old.pointer}/requestBody`, current: `${current.pointer}/requestBody` };
  return [...changes, ...contentChanges("body", { one, other }, at, "request", pair)];
}

/** What became of the answers, by their HTTP status. */
export function responseChanges(pair: OperationPair): OperationChange[] {
  const { old, current, before, after } = pair;
  const [responses, newResponses] = [
    record(old.operation["responses"]),
    record(current.operation["responses"]),
  ];
  const changes: OperationChange[] = [];
  for (const [status, one] of Object.entries(responses)) {
    const where = `answer ${status}`;
    const at = {
      old: `${old.pointer}/responses/${status}`,
      current: `${current.pointer}/responses/${status}`,
    };
    const other = newResponses[status];
    if (other === undefined) {
      const isSuccess = status.startsWith("2");
      changes.push(
        isSuccess
          ? changeOf(where, "is gone", ["breaking", "callers wait for it"], before.placeOf(at.old))
          : changeOf(where, "is gone", ["safe", "callers no longer meet it"], before.placeOf(at.old)),
      );
      continue;
    }
    if (record(one)["description"] !== record(other)["description"]) {
      const why = ["safe", textsOnly] as const;
      changes.push(changeOf(where, "description changed", why, after.placeOf(at.current)));
    }
    changes.push(...headerChanges(where, { one, other }, at, pair));
    changes.push(...contentChanges(where, { one, other }, at, "response", pair));
  }
  for (const status of Object.keys(newResponses)) {
    if (status in responses) continue;
    const why = ["risky", "callers do not know this answer"] as const;
    const place = after.placeOf(`${current.pointer}/responses/${status}`);
    changes.push(changeOf(`answer ${status}`, "is new", why, place));
  }
  return changes;
}

interface Versions {
  readonly one: unknown;
  readonly other: unknown;
}

interface Pointers {
  readonly old: string;
  readonly current: string;
}

function contentChanges(
  where: string,
  { one, other }: Versions,
  at: Pointers,
  direction: Direction,
  pair: OperationPair,
): OperationChange[] {
  const [before, after] = [record(record(one)["content"]), record(record(other)["content"])];
  const changes: OperationChange[] = [];
  for (const [type, media] of Object.entries(before)) {
    const step = `/content/${escapePointer(type)}`;
    const next = after[type];
    if (next === undefined) {
      const why = direction === "request" ? "calls that send it are refused" : "callers wait for it";
      changes.push(
        changeOf(`${where} ${type}`, "is gone", ["breaking", why], pair.before.placeOf(at.old + step)),
      );
      continue;
    }
    const schemas = {
      before: { value: record(media)["schema"] ?? {}, pointer: `${at.old}${step}/schema` },
      after: { value: record(next)["schema"] ?? {}, pointer: `${at.current}${step}/schema` },
    };
    changes.push(...schemaChanges(where, schemas, direction, pair));
  }
  for (const type of Object.keys(after)) {
    if (type in before) continue;
    const place = pair.after.placeOf(`${at.current}/content/${escapePointer(type)}`);
    changes.push(
      direction === "request"
        ? changeOf(`${where} ${type}`, "is new", ["safe", "every earlier call stays valid"], place)
        : changeOf(
            `${where} ${type}`,
            "is new",
            ["risky", "callers that do not say what they accept may get it"],
            place,
          ),
    );
  }
  return changes;
}

function headerChanges(
  where: string,
  { one, other }: Versions,
  at: Pointers,
  pair: OperationPair,
): OperationChange[] {
  const [before, after] = [record(record(one)["headers"]), record(record(other)["headers"])];
  const changes: OperationChange[] = [];
  for (const [name, header] of Object.entries(before)) {
    const step = `/headers/${escapePointer(name)}`;
    const next = after[name];
    if (next === undefined) {
      const why = ["breaking", "callers that read it find nothing"] as const;
      changes.push(changeOf(`${where} header ${name}`, "is gone", why, pair.before.placeOf(at.old + step)));
      continue;
    }
    const [wasRequired, isRequired] = [
      record(header)["required"] === true,
      record(next)["required"] === true,
    ];
    if (wasRequired !== isRequired) {
      const what = isRequired ? "became required" : "is no longer required";
      const verdict = isRequired ? presence.required.response : presence.optional.response;
      changes.push(changeOf(`${where} header ${name}`, what, verdict, pair.after.placeOf(at.current + step)));
    }
    const schemas = {
      before: { value: record(header)["schema"] ?? {}, pointer: `${at.old}${step}/schema` },
      after: { value: record(next)["schema"] ?? {}, pointer: `${at.current}${step}/schema` },
    };
    changes.push(...schemaChanges(`${where} header ${name}`, schemas, "response", pair));
  }
  for (const name of Object.keys(after)) {
    if (name in before) continue;
    const place = pair.after.placeOf(`${at.current}/headers/${escapePointer(name)}`);
    changes.push(changeOf(`${where} header ${name}`, "is new", ["safe", "callers may pass it over"], place));
  }
  return changes;
}
