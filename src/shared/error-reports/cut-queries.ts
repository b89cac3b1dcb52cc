import type { Breadcrumb, ErrorEvent } from "@sentry/browser";

/** A step before an error, its addresses without their queries: those may hold phone numbers and codes. */
export function cutStep(step: Breadcrumb): Breadcrumb {
  return step.data === undefined ? step : { ...step, data: cutAll(step.data) };
}

/** An error with the open page's address without its query, and without the address the visitor came from. */
export function cutEvent(event: ErrorEvent): ErrorEvent {
  const { url } = event.request ?? {};
  return { ...event, request: url === undefined ? {} : { url: cut(url) } };
}

function cutAll(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, typeof value === "string" ? cut(value) : value]),
  );
}

function cut(address: string): string {
  return address.split(/[?#]/)[0] ?? "";
}
