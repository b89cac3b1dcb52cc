import { createHash } from "node:crypto";

/** How a content security policy names an inline piece of a page. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
