import type { Checker } from "../../engine/checker";
import { singular } from "../../lib/singular";
import type { Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { normalise } from "../../plan/paths";
import type { Resource } from "../../plan/resource";
import { shapeOf } from "../../schema/shape";

/** A request with several members of one kind: whole representations, or ids of what exists. */
export interface Bulk {
  resource: Resource;
  /** Name of the array in the body; empty where the body is the array. */
  name: string;
  areIds: boolean;
}

/** The bulk request that an operation takes, where its members are those of a resource. */
export function bulkOf(checker: Checker, operation: Operation): Bulk | undefined {
  const schema = operation.body?.media[0]?.schema;
  if (!schema || operation.method === "get") return undefined;
  const { documents } = operation.contract;
  const shape = shapeOf(documents, schema);
  const arrays = [...shape.properties].filter(([, place]) => shapeOf(documents, place).items !== undefined);
  const [only] = arrays;
  const isArray = shape.items !== undefined;
  if (!isArray && (arrays.length !== 1 || !only)) return undefined;
  const [name, place] = isArray || !only ? ["", schema] : only;
  if (name !== "" && !shape.required.has(name)) return undefined;
  const items = shapeOf(documents, place).items;
  if (!items) return undefined;
  const item = shapeOf(documents, items);
  const isObjects = item.properties.size > 0 || item.types.has("object");
  const areIds =
    !isObjects &&
    (item.types.has("string") || item.types.has("integer")) &&
    /ids$|^(items|keys|members)$/i.test(name);
  if (!isObjects && !areIds) return undefined;
  const resource = resourceOfMembers(checker, operation, name, isObjects ? [...item.properties.keys()] : []);
  return resource ? { resource, name, areIds } : undefined;
}

const isBulkName = (text: string): boolean => /bulk|batch|import|many|mass|multi/i.test(text);

/** The resource of a collection above the path, the one that the array is named after, or the one with the same members. */
function resourceOfMembers(
  { resources }: Checker,
  operation: Operation,
  name: string,
  members: readonly string[],
): Resource | undefined {
  const { id, path, responses } = operation;
  const isBulk =
    isBulkName(`${id} ${path}`) || responses.some(({ status }) => status === "207" || status === "202");
  if (!isBulk && !/ids$/i.test(name)) return undefined;
  const above = normalise(path).replace(/[/:][^/:{}]+$/, "");
  const byPath = resources.all.get(above);
  const noun = singular(
    wordsOf(name)
      .filter((word) => !/^ids?$/.test(word))
      .join(""),
  );
  const candidates = [byPath, resources.byNoun(noun), ...resources.all.values()].filter(
    (one): one is Resource => one?.create !== undefined && one.create !== operation,
  );
  if (members.length === 0)
    return candidates[0] && (byPath ?? resources.byNoun(noun) ?? byNounOf(id, candidates));
  const takes = ({ create }: Resource): boolean => {
    const schema = create?.body?.media[0]?.schema;
    const own = create && schema ? shapeOf(create.contract.documents, schema) : undefined;
    return (
      own !== undefined &&
      [...own.required].every((one) => members.includes(one)) &&
      members.every((one) => own.properties.has(one))
    );
  };
  return candidates.find(takes);
}

/** `bulkArchiveTasks` is about tasks. */
function byNounOf(id: string, candidates: readonly Resource[]): Resource | undefined {
  const words = wordsOf(id).map(singular);
  return candidates.find(({ noun }) => noun !== "" && words.includes(noun));
}
