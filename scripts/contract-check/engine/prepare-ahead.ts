import type { Place } from "../document/place";
import type { Operation } from "../load/model";
import { membersOf, shapeOf } from "../schema/shape";
import { findTexts } from "../schema/strings";
import type { Validator } from "../schema/validator";

/**
 * Compiles schemas and pattern texts bit by bit while responses are awaited. No request depends on it: everything is
 * also made on first use.
 */
export function prepareAhead(operations: readonly Operation[], validator: Validator): () => void {
  const pieces = piecesOf(operations, validator);
  return () => pieces.next().value?.();
}

function* piecesOf(operations: readonly Operation[], validator: Validator): Generator<() => void, undefined> {
  for (const operation of operations) {
    for (const schema of requestSchemas(operation)) {
      yield () => validator.prepare(schema);
      yield () => textsOf(operation, schema);
    }
    for (const schema of responseSchemas(operation)) yield () => validator.prepare(schema);
  }
}

function requestSchemas({ parameters, body }: Operation): Place[] {
  const schema = body?.media[0]?.schema;
  return [...parameters.map((one) => one.schema), ...(schema ? [schema] : [])];
}

/** Success responses only: refusals share most of their schemas. */
function responseSchemas({ responses }: Operation): Place[] {
  return responses
    .filter(({ status }) => /^2/.test(status))
    .flatMap(({ media }) =>
      media.flatMap(({ type, schema }) => (schema && /json/.test(type) ? [schema] : [])),
    );
}

function textsOf({ contract: { documents } }: Operation, schema: Place): void {
  for (const place of [schema, ...membersOf(documents, schema).values()])
    findTexts(shapeOf(documents, place));
}
