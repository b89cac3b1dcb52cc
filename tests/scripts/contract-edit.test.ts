import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { contractsPlugin } from "../../scripts/vite/contracts-plugin";
import { projectCopy } from "../support/project-copy";

/** The development server over a copy of the project, with what it tells open pages. */
async function develop() {
  const root = projectCopy(["contracts", "mocks", "src", "tsconfig.json", "package.json"]);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [contractsPlugin()],
    server: { middlewareMode: true, ws: false, watch: { usePolling: true, interval: 50 } },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  const told: string[] = [];
  server.environments.client.hot.send = (message: unknown) => {
    told.push(String(Object(message).type));
  };
  return { root, server, told };
}

test("an edited contract reaches the pretend back end of open pages without a restart", {
  timeout: 60_000,
}, async () => {
  const { root, server, told } = await develop();
  // What a page of development has loaded: the group, and with it its contract.
  await server.transformRequest("/mocks/content/group.ts");
  const before = await server.transformRequest("/src/generated/content.contract.json");
  expect(before?.code).not.toContain("A new sentence of the contract");

  const file = join(root, "contracts/content.yaml");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace("operationId: listNews\n", "operationId: listNewsAgain\n"));

  await expect.poll(() => told, { timeout: 30_000 }).toContain("full-reload");
  const after = await server.transformRequest("/src/generated/content.contract.json");
  expect(after?.code).toContain("listNewsAgain");
});

test("a broken contract is said over the page, and what was generated stays", {
  timeout: 60_000,
}, async () => {
  const { root, server, told } = await develop();
  await server.transformRequest("/mocks/content/group.ts");
  const generated = join(root, "src/generated/content.ts");
  const before = readFileSync(generated, "utf8");
  writeFileSync(join(root, "contracts/content.yaml"), "openapi: [3.1.0\n");
  await expect.poll(() => told, { timeout: 30_000 }).toContain("error");
  expect(readFileSync(generated, "utf8")).toBe(before);
});
