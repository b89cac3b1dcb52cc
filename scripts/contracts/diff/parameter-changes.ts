import { list, record, text } from "../operations";
import { textsOnly } from "./change";
import { changeOf, type OperationChange, type OperationPair, schemaChanges } from "./component-changes";
import { lifecycleJudges } from "./lifecycle-judges";
import type { Located } from "./side";

interface Parameter {
  readonly name: string;
  readonly place: string;
  readonly declared: Record<string, unknown>;
  readonly pointer: string;
}

/** Parameters that are new, gone or different. */
export function parameterChanges(pair: OperationPair): OperationChange[] {
  const before = parametersOf(pair.old);
  const after = parametersOf(pair.current);
  const changes: OperationChange[] = [];
  for (const [key, old] of before) {
    const current = after.get(key);
    if (current) {
      changes.push(...oneParameter(old, current, pair));
      continue;
    }
    const why = ["breaking", "calls that send it are no longer understood"] as const;
    changes.push(changeOf(where(old), "is gone", why, pair.before.placeOf(old.pointer)));
  }
  for (const [key, current] of after) {
    if (before.has(key)) continue;
    const isRequired = current.declared["required"] === true;
    changes.push(
      changeOf(
        where(current),
        isRequired ? "is new and required" : "is new and optional",
        isRequired ? ["breaking", "calls that leave it out are refused"] : ["safe", "calls may leave it out"],
        pair.after.placeOf(current.pointer),
      ),
    );
  }
  return changes;
}

function oneParameter(old: Parameter, current: Parameter, pair: OperationPair): OperationChange[] {
  const place = pair.after.placeOf(current.pointer);
  const at = where(current);
  const changes: OperationChange[] = [];
  const report = (what: string, verdict: Parameters<typeof changeOf>[2]) =>
    changes.push(changeOf(at, what, verdict, place));
  if (old.name !== current.name) {
    report(`${old.name} became ${current.name}`, [
      "risky",
      "code made from the contract calls it by its name",
    ]);
  }
  const [wasRequired, isRequired] = [
    old.declared["required"] === true,
    current.declared["required"] === true,
  ];
  if (!wasRequired && isRequired)
    report("became required", ["breaking", "calls that leave it out are refused"]);
  if (wasRequired && !isRequired) report("is no longer required", ["safe", "calls may leave it out now"]);
  for (const keyword of ["style", "explode", "allowReserved"]) {
    if (old.declared[keyword] === current.declared[keyword]) continue;
    report(`${keyword} changed`, ["breaking", "calls write it the old way"]);
  }
  for (const [keyword, judge] of Object.entries(lifecycleJudges)) {
    const [one, other] = [old.declared[keyword], current.declared[keyword]];
    if (JSON.stringify(one) !== JSON.stringify(other)) report(`${keyword} changed`, judge(one, other));
  }
  if (old.declared["deprecated"] !== true && current.declared["deprecated"] === true)
    report("deprecated", ["risky", "it is going to be removed"]);
  if (text(old.declared["description"]) !== text(current.declared["description"])) {
    report("description changed", ["safe", textsOnly]);
  }
  return [
    ...changes,
    ...schemaChanges(at, { before: schemaOf(old), after: schemaOf(current) }, "request", pair),
  ];
}

/** Parameters by what identifies them in a call. */
function parametersOf({ path, pointer, operation }: OperationPair["old"]): Map<string, Parameter> {
  return new Map(
    list(operation["parameters"]).map((value, index) => {
      const declared = record(value);
      const parameter = {
        name: text(declared["name"]),
        place: text(declared["in"]),
        declared,
        pointer: `${pointer}/parameters/${index}`,
      };
      return [keyOf(parameter, path), parameter];
    }),
  );
}

/** A header's name in any case; a path parameter by its position, since its name is not sent. */
function keyOf({ name, place }: Parameter, path: string): string {
  if (place === "path")
    return `path ${[...path.matchAll(/\{([^}]+)\}/g)].findIndex(([, own]) => own === name)}`;
  return `${place} ${place === "header" ? name.toLowerCase() : name}`;
}

function schemaOf({ declared, pointer }: Parameter): Located {
  return { value: declared["schema"] ?? {}, pointer: `${pointer}/schema` };
}

function where({ name, place }: Parameter): string {
  return `${place} parameter ${name}`;
}
