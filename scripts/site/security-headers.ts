import type { ServerResponse } from "node:http";

/** What may stand inline in the pages, as sources of the content security policy: 'sha256-…'. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** No inline scripts or styles. */
export const nothingInline: InlineHashes = { scripts: [], styles: [] };

/**
 * Headers of every response of the site. Only our own scripts and styles run, and inline only what the
 * build wrote, by its hash; pictures may come from content hosts; calls go to the hosts of the settings, which is why
 * connections to other https origins stay open.
 */
export const securityHeaders = (inline: InlineHashes): Readonly<Record<string, string>> => ({
  "content-security-policy": [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "connect-src 'self' https:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // Forms are sent by code alone: before it is there, or without it, nothing typed may end up in an address.
    "form-action 'none'",
    "frame-ancestors 'self'",
    // Only the sanitiser of articles, by the first of these policies, turns text into HTML; the second lets the
    // addresses of the site's own workers pass and no others.
    "require-trusted-types-for 'script'",
    "trusted-types dompurify service-worker",
  ].join("; "),
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
});

/** Puts them on an answer that is not sent yet. */
export function setSecurityHeaders(response: ServerResponse, inline: InlineHashes = nothingInline): void {
  for (const [name, value] of Object.entries(securityHeaders(inline))) response.setHeader(name, value);
}
