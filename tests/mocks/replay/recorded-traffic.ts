import { writeFileSync } from "node:fs";
import { groups } from "../../../mocks/groups";
import { createKernel } from "../../../mocks/kernel/kernel";
import { temporaryFolder } from "../../support/temporary-folder";

/** One entry of a HAR file, as browsers write it. */
export interface HarEntry {
  startedDateTime: string;
  request: {
    method: string;
    url: string;
    headers: { name: string; value: string }[];
    postData?: { mimeType: string; text: string };
  };
  response: {
    status: number;
    headers: { name: string; value: string }[];
    content: { size: number; mimeType: string; text?: string; encoding?: string };
  };
}

const origin = "https://api.example.com";

/** A call and what it was answered, as an entry. */
export function harEntry(
  call: { method?: string; path: string; body?: unknown; headers?: Readonly<Record<string, string>> },
  answer: { status?: number; body: unknown; headers?: Readonly<Record<string, string>> },
): HarEntry {
  const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
  const list = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => ({ name, value }));
  return {
    startedDateTime: "2026-11-21T02:32:00.000Z",
    request: {
      method: call.method ?? "GET",
      url: `${origin}${call.path}`,
      headers: list({
        ...(call.body !== undefined && { "content-type": "application/json" }),
        ...call.headers,
      }),
      ...(call.body !== undefined && {
        postData: { mimeType: "application/json", text: JSON.stringify(call.body) },
      }),
    },
    response: {
      status: answer.status ?? 200,
      headers: list({ "content-type": "application/json; charset=utf-8", ...answer.headers }),
      content: { size: text.length, mimeType: "application/json", text },
    },
  };
}

/** Writes a HAR file and returns its path. */
export function harFile(entries: readonly HarEntry[] | readonly unknown[]): string {
  return textFile(
    JSON.stringify({ log: { version: "1.2", creator: { name: "test", version: "1" }, entries } }),
  );
}

export function textFile(text: string): string {
  const file = `${temporaryFolder()}/recording.har`;
  writeFileSync(file, text);
  return file;
}

/** What the mock back end answers somebody, as a recording of a real one. */
export async function recordedVisit(persona: string, paths: readonly string[]): Promise<HarEntry[]> {
  const kernel = createKernel({ groups, mock: `persona:${persona}` });
  const entries: HarEntry[] = [];
  for (const path of paths) {
    const headers = { "accept-language": "zh-CN" };
    const response = await kernel.handle(new Request(`${origin}${path}`, { headers }));
    entries.push(harEntry({ path, headers }, { status: response.status, body: await response.text() }));
  }
  return entries;
}
