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
