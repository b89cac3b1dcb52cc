import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findingReport, operationReport, reportText } from "../../contracts/reports";
import { test as base } from "./fixtures";
import { startSite } from "./start-site";

interface ContractSite {
  readonly address: string;
  /** Puts a report among those that the site shows. */
  addReport(name: string, text: string): void;
}

const times = { median: 12, p95: 48, p99: 90, longest: 120 };

/** The site with reports in which `getService` works, `createOrder` once did, and one file is none. */
export const test = base.extend<object, { contractSite: ContractSite }>({
  contractSite: [
    async ({ browserName: _browser }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "contract-reports-"));
      const addReport = (name: string, text: string) => writeFileSync(join(folder, name), text);
      const works = ["getService", "createOrder"].map((id) => operationReport(id, { times }));
      addReport("first.json", reportText({ finished: "2026-11-20T08:00:00Z", operations: works }));
      addReport(
        "second.json",
        reportText({
          finished: "2026-11-23T08:00:00Z",
          profile: "live",
          operations: [operationReport("createOrder", { times })],
          findings: [findingReport("createOrder")],
        }),
      );
      addReport("broken.json", '{"summary": {}}');
      const { address, close } = await startSite(["--reports", folder]);
      await use({ address, addReport });
      await close();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: ({ contractSite }, use) => use(contractSite.address),
});
