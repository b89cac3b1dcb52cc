import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { startDevelopment } from "../support/development-server";

const root = join(import.meta.dirname, "../..");

/** A call, and its response in Node; `tests/mocks/conformance` builds the calls. */
interface Exchange {
  call: { method: string; address: string; headers: Record<string, string>; body: string | null };
  answer: { status: number; contentType: string; text: string };
}

test.use({ serviceWorkers: "allow" });

test("the worker in a real browser answers a long conversation with the same bytes as Node", async ({
  page,
}) => {
  test.setTimeout(480_000);
  const spoken = await converseInNode();
  expect(spoken.length).toBeGreaterThanOrEqual(400);
  const { server, address } = await startDevelopment();
  try {
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto(`${address}/news`);
    await expect(heading).toBeVisible({ timeout: 60_000 });
    // The first visit may end in a reload, once the development server has processed the page's imports.
    await page.waitForLoadState("networkidle");
    await page.reload();
    await expect(heading).toBeVisible({ timeout: 60_000 });
    await page.waitForLoadState("networkidle");
    const answers = await page.evaluate(
      async (calls) => {
        const given = [];
        for (const { method, address, headers, body } of calls) {
          const response = await fetch(
            address,
            body === null ? { method, headers } : { method, headers, body },
          );
          const contentType = response.headers.get("content-type") ?? "";
          given.push({ status: response.status, contentType, text: await response.text() });
        }
        return given;
      },
      spoken.map(({ call }) => call),
    );
    const describe = ({ call }: Exchange, answer: Exchange["answer"] | undefined) =>
      `${call.method} ${call.address} ${call.body ?? ""} → ${answer?.status} ${answer?.contentType} ${answer?.text}`;
    const index = spoken.findIndex(
      (one, place) => describe(one, one.answer) !== describe(one, answers[place]),
    );
    const different = spoken[index];
    if (different) expect(describe(different, answers[index])).toBe(describe(different, different.answer));
    expect(answers.length).toBe(spoken.length);
  } finally {
    server.kill("SIGTERM");
  }
});

async function converseInNode(): Promise<Exchange[]> {
  const script = join(root, "tests/mocks/conformance/print.ts");
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", script], {
    cwd: root,
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}
