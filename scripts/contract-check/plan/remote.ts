import { findList } from "../load/lists";
import { isRead, type Operation } from "../load/model";
import { shapeOf } from "../schema/shape";
import { kindOfVerb, referredNoun, verbAndNoun } from "./nouns";
import type { Kind, Resource } from "./resource";

/** `getAccount` with `updateAccount` and no id: one for each user. */
export function isSingleton({ key, create, list, read, update, replace }: Resource): boolean {
  return (
    key.startsWith("noun:") &&
    create === undefined &&
    list === undefined &&
    read !== undefined &&
    (update ?? replace) !== undefined &&
    read.body === undefined &&
    !read.parameters.some(({ required }) => required)
  );
}

/** The kind of an operation by its name, for contracts without ids in their paths. */
export function kindOfRemote(operation: Operation, verb: string): Kind {
  const kind = kindOfVerb(verb) ?? (documentsDeletion(operation) ? "remove" : undefined);
  // In an RPC contract every call is a POST: only the name shows that nothing is changed.
  const reads = isRead(operation) || (operation.method === "post" && kind === "read");
  // An order has items, too: an operation that takes one id returns one resource.
  if (kind === "read" && reads && returnsOne(operation)) return "read";
  if (findList(operation) && reads && (kind === "list" || kind === "read")) return "list";
  if (kind === "read" && reads) return "read";
  if (reads || kind === undefined || kind === "list" || kind === "read") return "other";
  return kind as Kind;
}

/** `cancelVisit`: "Deletes the visit." */
function documentsDeletion({ method, text }: Operation): boolean {
  return method === "post" && /\b(Deletes|Removes|Erases) (the|an?|one|this|that|your)\b/.test(text);
}

function returnsOne(operation: Operation): boolean {
  const { noun, isPlural } = verbAndNoun(operation.name);
  const schema = operation.body?.media[0]?.schema;
  const requestedNames = [
    ...operation.parameters.filter(({ required }) => required).map(({ name }) => name),
    ...(schema ? shapeOf(operation.contract.documents, schema).required : []),
  ];
  return !isPlural && requestedNames.some((name) => name === "id" || referredNoun(name) === noun);
}
