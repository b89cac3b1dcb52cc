import { z } from "zod";

const count = z.int().min(0);
const milliseconds = z.number().min(0);

/** What is read of the JSON reports of `contract-check`, of `contract-proxy` and of hybrid runs: they are of one shape. */
const reportShape = z.object({
  summary: z.object({
    /** `live` where calls of others were judged: the proxy and hybrid runs. */
    profile: z.string(),
    /** Reports of earlier versions have no time: their file has one. */
    finished: z.iso.datetime({ offset: true }).optional(),
  }),
  findings: z.array(
    z.object({
      operationId: z.string(),
      rule: z.string(),
      severity: z.enum(["error", "warning", "note"]),
      expected: z.string(),
      actual: z.string(),
      pointer: z.string(),
      contract: z.object({ file: z.string(), line: count }),
      request: z.object({ method: z.string(), url: z.string(), body: z.string().nullable() }),
      response: z.object({ status: z.int(), body: z.string() }).nullable(),
      also: z.array(z.string()),
      silenced: z.string().nullable(),
    }),
  ),
  operations: z.array(
    z.object({
      operationId: z.string(),
      calls: count,
      /** Reports of earlier versions have the codes alone. */
      successes: count.optional(),
      codes: z.record(z.string(), count),
      times: z.object({ median: milliseconds, p95: milliseconds, p99: milliseconds.optional() }).nullable(),
    }),
  ),
});

export type ReportContent = z.infer<typeof reportShape>;
export type ReportFinding = ReportContent["findings"][number];
export type ReportOperation = ReportContent["operations"][number];

/** What a file holds: a report, or in one sentence why it is none. */
export type ReadReport = { readonly content: ReportContent } | { readonly problem: string };

/** Reads the text of a report; the sentence about a broken one names the file and the place in it. */
export function readReport(text: string, name: string): ReadReport {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problem: `${name} is not JSON: ${error instanceof Error ? error.message : String(error)}.` };
  }
  const parsed = reportShape.safeParse(value);
  if (parsed.success) return { content: parsed.data };
  const [issue] = parsed.error.issues;
  const pointer = (issue?.path ?? []).map((step) => `/${String(step)}`).join("");
  const place = pointer === "" ? "" : ` at ${pointer}`;
  return { problem: `${name} is no report of a check${place}: ${reasonOf(issue?.message ?? "")}.` };
}

/** "Invalid input: expected number, received string" → "expected number, received string" */
function reasonOf(message: string): string {
  return message.replace(/^Invalid input: /, "").replace(/\.$/, "");
}
