import { routeScriptAddress } from "../../../src/platform/release-name";
import { workerAddress } from "../../../src/platform/worker-names";
import { type InlineHashes, securityHeaders } from "../../site/security-headers";

/** `_headers` of plain static hosts: headers of every answer, and which files may be cached for ever. */
export function headersFile(inline: InlineHashes): string {
  const lines = Object.entries(securityHeaders(inline)).map(
    ([name, value]) => `  ${headerName(name)}: ${value}`,
  );
  return [
    "/*",
    ...lines,
    "/assets/*",
    "  Cache-Control: public, max-age=31536000, immutable",
    ...[workerAddress, routeScriptAddress].flatMap((address) => [address, "  Cache-Control: no-cache"]),
    "",
  ].join("\n");
}

/** The same headers for nginx, to be included wherever a block adds headers of its own. */
export function nginxHeaders(inline: InlineHashes): string {
  const lines = Object.entries(securityHeaders(inline)).map(
    ([name, value]) => `add_header ${headerName(name)} "${value}" always;`,
  );
  return `${lines.join("\n")}\n`;
}

/** `content-security-policy` as it is usually written: `Content-Security-Policy`. */
function headerName(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
}
