/** An object with named properties, of which nothing more is known. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object with named properties: no list, and not null. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
