/** A closed object, with all members required unless some are named. */
export const object = (properties: object, required: readonly string[] = Object.keys(properties)) => ({
  type: "object",
  required,
  additionalProperties: false,
  properties,
});

/** The content of a request or response in JSON. */
export const json = (schema: object, example?: object) => ({
  "application/json": { schema, ...(example && { example }) },
});

/** An id that a server counts up. */
export const countedId = { type: "integer", minimum: 1, maximum: 1_000_000 };

/**
 * Makes the responses of operations: one success, and refusals in one form.
 * @param statuses with which all of them may refuse
 * @param member the text that a refusal has
 */
export function answersOf(statuses: readonly number[], member = "code") {
  const content = json(object({ [member]: { type: "string" } }));
  const refusals = Object.fromEntries(
    statuses.map((status) => [status, { description: "Refused.", content }]),
  );
  return (status: number, schema: object) => ({
    responses: { [status]: { description: "Done.", content: json(schema) }, ...refusals },
  });
}

/** What an operation takes. */
export const input = (schema: object, example: object) => ({
  requestBody: { required: true, content: json(schema, example) },
});

/** The id in an operation's path. */
export const inPath = (name: string) => ({
  parameters: [{ name, in: "path", required: true, schema: countedId }],
});
