import type { Place } from "../document/place";
import { toJson } from "../lib/exact-json";
import { responseFor } from "../load/documented";
import type { Operation } from "../load/model";
import { membersOf, shapeOf } from "../schema/shape";
import type { Exchange } from "../send/exchange";
import type { Checker } from "./checker";

/** A branch of an answer's `oneOf` or `anyOf`, as the coverage names it. */
interface Branch {
  name: string;
  place: Place;
}

const known = new WeakMap<Operation, Map<string, readonly Branch[]>>();

/** Notes which branches of an answer's schema were reached; the others are listed with a reason. */
export function recordBranches({ coverage, validator }: Checker, exchange: Exchange): void {
  const { operation, ok, isJson, response, payload, call } = exchange;
  if (!ok || !isJson || !response || call.method !== undefined) return;
  const branches = branchesFor(operation, response.status);
  if (branches.length < 2) return;
  for (const { name } of branches)
    coverage.plan(
      operation,
      name,
      true,
      "no answer of this branch came: no action of the contract led there",
    );
  const reached = branches.find(({ place }) => validator.isValid(place, payload));
  if (reached) coverage.reached(operation, reached.name, "accepted");
}

function branchesFor(operation: Operation, status: number): readonly Branch[] {
  const ofOperation = known.get(operation) ?? new Map<string, readonly Branch[]>();
  known.set(operation, ofOperation);
  const key = String(status);
  const found = ofOperation.get(key) ?? findBranches(operation, status);
  ofOperation.set(key, found);
  return found;
}

function findBranches(operation: Operation, status: number): Branch[] {
  const { documents, envelope } = operation.contract;
  const media = responseFor(operation, status)?.media.find(({ type }) => /json/.test(type));
  if (!media?.schema) return [];
  const data =
    envelope?.data === undefined ? undefined : membersOf(documents, media.schema).get(envelope.data);
  return shapeOf(documents, data ?? media.schema).variants.map((place, index) => ({
    name: `/answer oneOf ${labelOf(operation, place) ?? index + 1}`,
    place,
  }));
}

/** `state "draft"`: the constant by which a branch is known. */
function labelOf({ contract: { documents } }: Operation, place: Place): string | undefined {
  for (const [name, member] of shapeOf(documents, place).properties) {
    const { hasConstant, constant, values } = shapeOf(documents, member);
    if (hasConstant) return `${name} ${toJson(constant)}`;
    if (values?.length === 1) return `${name} ${toJson(values[0])}`;
  }
  return undefined;
}
