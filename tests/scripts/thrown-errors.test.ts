import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { reportThrown } from "../../scripts/build/vite/thrown-errors-plugin";
import { temporaryFolder } from "../support/temporary-folder";

const source = `interface Good {
  name: string;
}

export function describe(good: Good | undefined): string {
  if (!good) throw new Error("There is no good.");
  return good.name;
}
`;

/** A development server over one typed file, and where a browser would say that its line threw. */
async function develop() {
  const root = temporaryFolder();
  mkdirSync(join(root, "src"));
  writeFileSync(join(root, "src/describe.ts"), source);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  const code = (await server.transformRequest("/src/describe.ts"))?.code ?? "";
  const before = code.slice(0, code.indexOf("new Error")).split("\n");
  return { root, server, place: `${before.length}:${(before.at(-1) ?? "").length + 1}` };
}

test("what a screen throws is reported at its place in the source, with the code around it", async () => {
  const { root, server, place } = await develop();
  const stack = [
    "Error: There is no good.",
    `    at describe (http://localhost:5173/src/describe.ts?t=1795995315456:${place})`,
    "    at renderWithHooks (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js?v=1:14140:12)",
  ];
  const report = await reportThrown(server, {
    message: "Error: There is no good.",
    stack: stack.join("\n"),
  });
  expect(report?.err.message).toBe("Error: There is no good.");
  expect(report?.err.loc).toEqual({ file: join(root, "src/describe.ts"), line: 6, column: 20 });
  const shown = readFileSync(join(root, "src/describe.ts"), "utf8").split("\n")[5];
  expect(report?.err.frame).toContain(`6   |  ${shown}\n    |  ${" ".repeat(19)}^\n`);
  // A package's own lines help nobody.
  expect(report?.err.stack).toBe("");
});

test("a module that could not be fetched is left to Vite, which reports what is wrong in it", async () => {
  const { server } = await develop();
  const message = "TypeError: Failed to fetch dynamically imported module: http://localhost:5173/src/gone.ts";
  expect(await reportThrown(server, { message, stack: message })).toBeNull();
  expect(await reportThrown(server, "nonsense")).toBeNull();
});
