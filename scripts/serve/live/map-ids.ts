import { isRecord } from "../../../mocks/kernel/contract-model";
import type { MappedId } from "../../../mocks/kernel/response-import";

/** Replaces an id by the other back end's id of the same resource; any other value is returned unchanged. */
export type Rename = (name: string, value: unknown) => unknown;

/** From the real back end's ids to the mock one's. */
export function toMockIds(ids: readonly MappedId[]): Rename {
  return renaming(ids.map(({ name, real, own }) => ({ name, from: real, to: own })));
}

/** From the mock back end's ids to the real one's. */
export function toRealIds(ids: readonly MappedId[]): Rename {
  return renaming(ids.map(({ name, real, own }) => ({ name, from: own, to: real })));
}

function renaming(pairs: readonly { name: string; from: string | number; to: string | number }[]): Rename {
  const known = new Map(pairs.map(({ name, from, to }) => [`${name} ${from}`, to]));
  return (name, value) => {
    if (typeof value !== "string" && typeof value !== "number") return value;
    const other = known.get(`${name} ${value}`);
    // Of the type it had: a number in an address is text.
    return other === undefined ? value : typeof value === "number" ? Number(other) : String(other);
  };
}

/** A JSON value with the values of its properties replaced, at any depth. */
export function renameInside(value: unknown, rename: Rename): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => renameInside(item, rename));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, rename(name, renameInside(inner, rename))]),
  );
}

/** The same in a text; one that is no JSON comes back as it is. */
export function renameInText(text: string, rename: Rename): string {
  try {
    return JSON.stringify(renameInside(JSON.parse(text), rename));
  } catch {
    return text;
  }
}

/** The same in an address, where the contract names the parts of the path. */
export function renameInAddress(address: string, template: string, rename: Rename): string {
  const [path = "", query] = address.split("?");
  const names = template.split("/");
  const steps = path.split("/").map((step, index) => {
    const name = /^\{(.+)\}$/.exec(names[index] ?? "")?.[1];
    return name === undefined ? step : encodeURIComponent(String(rename(name, decodeURIComponent(step))));
  });
  if (query === undefined) return steps.join("/");
  const parameters = [...new URLSearchParams(query)].map(([name, value]) => [
    name,
    String(rename(name, value)),
  ]);
  return `${steps.join("/")}?${new URLSearchParams(parameters)}`;
}
