import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { ReportedFinding } from "../../scripts/contract-check/report/report";

const run = promisify(execFile);

/** What the curl lines of this folder's credentials want to find in the environment. */
const environment = {
  ...process.env,
  ALICE_BEARER: "alice-bearer-token-1",
  BOB_BEARER: "bob-bearer-token-2",
  ALICE_HEADER_AUTH: "token-of-alice-4711",
  BOB_HEADER_AUTH: "token-of-bob-0815",
  ALICE_PASSWORD: "wonder-land-7",
};

export const secrets = [
  "alice-bearer-token-1",
  "bob-bearer-token-2",
  "token-of-alice-4711",
  "token-of-bob-0815",
  "wonder-land-7",
  "session-1-alice",
];

/** Runs the printed curl in a shell: status and code as they come, beside those of the finding. */
export async function replay({ curl, response }: ReportedFinding): Promise<{ came: string; told: string }> {
  const { stdout } = await run("bash", ["-c", curl], { env: environment });
  return { came: outcome(stdout), told: outcome(`HTTP/1.1 ${response?.status} \r\n${response?.body}`) };
}

function outcome(text: string): string {
  const status = /^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? "none";
  return `${status} ${/"code":(\d+)/.exec(text)?.[1] ?? ""}`.trim();
}
