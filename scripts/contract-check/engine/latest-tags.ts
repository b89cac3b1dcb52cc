import { pathSlots } from "../plan/paths";
import { type Exchange, headerOf } from "../send/exchange";
import { type ResourceInstance, representationOf } from "./resource-instance";
import type { Trial } from "./trial";

const tags = new WeakMap<Trial["checker"], Map<string, string>>();

/** Notes the entity tag that an answer shows of an instance: where nothing reads it, the next change needs the latest one. */
export function noteTag(checker: Trial["checker"], exchange: Exchange): void {
  const tag = exchange.ok ? headerOf(exchange, "etag") : undefined;
  const resource = checker.resources.roles.get(exchange.operation)?.resource;
  if (tag === undefined || !resource) return;
  const shown = representationOf(exchange.payload, undefined);
  const inPath = [...pathSlots(exchange.operation.path)].find(([, key]) => key === resource.key)?.[0];
  const id = (inPath !== undefined && exchange.call.parameters.get(`path.${inPath}`)) || shown?.["id"];
  const known = tags.get(checker) ?? new Map<string, string>();
  tags.set(checker, known.set(`${resource.key} ${String(id)}`, tag));
}

/** The latest entity tag that an answer showed of an instance. */
export function latestTag(
  checker: Trial["checker"],
  { resource, ids }: ResourceInstance,
): string | undefined {
  return tags.get(checker)?.get(`${resource.key} ${String(ids.get(resource.key))}`);
}
