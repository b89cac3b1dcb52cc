import type { Report } from "./report";
import type { ReportedFinding } from "./reported-finding";

/** HAR 1.2 with the decisive request and response of every finding. */
export function harReport(report: Report): string {
  const document = {
    log: {
      version: "1.2",
      creator: { name: "stockbook-contract-check", version: "1" },
      entries: report.findings.map(entryOf),
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function entryOf({ id, operationId, rule, expected, actual, request, response }: ReportedFinding) {
  const url = URL.canParse(request.url) ? new URL(request.url) : undefined;
  const pairs = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => ({ name, value }));
  const type = request.headers["content-type"] ?? "";
  return {
    startedDateTime: "1970-01-01T00:00:00.000Z",
    time: response?.ms ?? 0,
    comment: `${id} ${operationId} ${rule}: expected ${expected}; came: ${actual}`,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: pairs(request.headers),
      queryString: [...(url?.searchParams ?? [])].map(([name, value]) => ({ name, value })),
      ...(request.body !== null && { postData: { mimeType: type, text: request.body } }),
      headersSize: -1,
      bodySize: request.body?.length ?? 0,
    },
    response: {
      status: response?.status ?? 0,
      statusText: "",
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: pairs(response?.headers ?? {}),
      content: {
        size: response?.body.length ?? 0,
        mimeType: response?.headers["content-type"] ?? "",
        text: response?.body ?? "",
      },
      redirectURL: "",
      headersSize: -1,
      bodySize: response?.body.length ?? 0,
    },
    cache: {},
    timings: { send: 0, wait: response?.ms ?? 0, receive: 0 },
  };
}
