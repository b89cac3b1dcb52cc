import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { contractsPlugin } from "../../scripts/build/vite/contracts-plugin";
import { projectCopy } from "../support/project-copy";

function copyOfProject(): string {
  return projectCopy(["contracts", "mocks", "src", "tsconfig.json", "package.json"]);
}

/** The development server over a copy of the project, and its messages to open pages. */
async function develop(root = copyOfProject()) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [contractsPlugin()],
    server: { middlewareMode: true, ws: false, watch: { usePolling: true, interval: 50 } },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  const output: string[] = [];
  server.environments.client.hot.send = (message: unknown) => {
    output.push(String(Object(message).type));
  };
  return { root, server, output };
}

const pollOptions = { timeout: 45_000, interval: 1000 };

/**
 * Edits the file again at every check: a watcher compares a file with its state at the start of watching, so an earlier
 * change is not detected.
 */
function edited<Seen>(inspect: (edit: number) => Seen): () => Seen {
  let edits = 0;
  return () => inspect(edits++);
}

test("an edited contract reaches the mock back end of open pages without a restart", {
  timeout: 60_000,
}, async () => {
  const { root, server, output } = await develop();
  // The modules a page loads in development: the group, and with it its contract.
  await server.transformRequest("/mocks/content/group.ts");
  const before = await server.transformRequest("/src/generated/content.contract.json");
  expect(before?.code).not.toContain("A new sentence of the contract");

  const file = join(root, "contracts/content.yaml");
  const text = readFileSync(file, "utf8");
  await expect
    .poll(
      edited((edit) => {
        writeFileSync(file, text.replace("operationId: listNews\n", `operationId: listNewsAgain${edit}\n`));
        return output;
      }),
      pollOptions,
    )
    .toContain("full-reload");
  const after = await server.transformRequest("/src/generated/content.contract.json");
  expect(after?.code).toContain("listNewsAgain");
});

test("an invalid contract is reported over the page and the generated files stay, until it is mended", {
  timeout: 60_000,
}, async () => {
  const { root, server, output } = await develop();
  await server.transformRequest("/mocks/content/group.ts");
  const generated = join(root, "src/generated/content.ts");
  const before = readFileSync(generated, "utf8");
  const contract = join(root, "contracts/content.yaml");
  const text = readFileSync(contract, "utf8");
  await expect
    .poll(
      edited((edit) => {
        writeFileSync(contract, `openapi: [3.1.${edit}\n`);
        return output;
      }),
      pollOptions,
    )
    .toContain("error");
  expect(readFileSync(generated, "utf8")).toBe(before);
  expect(output).not.toContain("full-reload");
  // What it was before is generated already, so nothing else reloads the page under the report.
  await expect
    .poll(
      edited((edit) => {
        writeFileSync(contract, `${text}# ${edit}\n`);
        return output;
      }),
      pollOptions,
    )
    .toContain("full-reload");
  expect(readFileSync(generated, "utf8")).toBe(before);
});

test("a contract that was edited while no server ran is generated at the start", {
  timeout: 60_000,
}, async () => {
  const root = copyOfProject();
  const contract = join(root, "contracts/content.yaml");
  const text = readFileSync(contract, "utf8");
  writeFileSync(contract, text.replace("operationId: listNews\n", "operationId: listNewsAgain\n"));
  const later = new Date(Date.now() + 1000);
  utimesSync(contract, later, later);
  await develop(root);
  await expect
    .poll(() => readFileSync(join(root, "src/generated/content.ts"), "utf8"), pollOptions)
    .toContain("listNewsAgain");
});
