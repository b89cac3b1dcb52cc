import { findList, successSchemas } from "../../load/lists";
import type { Operation } from "../../load/model";
import { membersOf, shapeOf } from "../../schema/shape";

/** Members that the success response of an operation documents. */
export function documentedMembers(operation: Operation | undefined, asItem: boolean): Map<string, boolean> {
  const found = new Map<string, boolean>();
  if (!operation) return found;
  const { documents, envelope } = operation.contract;
  const item = asItem ? findList(operation)?.item : undefined;
  const schemas = asItem ? (item ? [item] : []) : successSchemas(operation);
  for (const schema of schemas) {
    const members = membersOf(documents, schema);
    const data = !asItem && envelope?.data !== undefined ? members.get(envelope.data) : undefined;
    const own = data ? membersOf(documents, data) : members;
    for (const [name, place] of own) if (!shapeOf(documents, place).isWriteOnly) found.set(name, true);
  }
  return found;
}
