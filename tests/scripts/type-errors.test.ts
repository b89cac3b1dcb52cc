import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createLogger, createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { typeErrorsPlugin } from "../../scripts/build/vite/type-errors-plugin";
import { openTypeServer } from "../../scripts/lib/type-server";
import { linkPackages } from "../support/project-copy";
import { temporaryFolder } from "../support/temporary-folder";

const generated = "src/generated/shop.ts";
const reader = "src/api/shop/read.ts";

/** A project whose one group has a generated type and a file that reads it. */
function smallProject(): string {
  const root = temporaryFolder();
  linkPackages(root);
  write(
    root,
    "tsconfig.json",
    `{ "compilerOptions": { "strict": true, "noEmit": true }, "include": ["src"] }`,
  );
  write(root, "src/main.tsx", "export {};\n");
  write(root, generated, "export interface Good { name: string }\n");
  write(
    root,
    reader,
    `import type { Good } from "../../generated/shop";\n\nexport const nameOf = (good: Good): string => good.name;\n`,
  );
  return root;
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test("the type server lists the errors of a file, and those that a change of another file brings", async () => {
  const root = smallProject();
  const types = openTypeServer(root);
  onTestFinished(() => types.close());
  expect(await types.errorsIn([reader])).toEqual([]);

  write(root, generated, "export interface Good { title: string }\n");
  types.filesChanged([generated]);
  expect(await types.errorsIn([reader])).toEqual([
    { file: reader, line: 3, column: 52, message: expect.stringContaining("'name' does not exist") },
  ]);
});

test("a question to a type server that has ended is refused", async () => {
  const types = openTypeServer(smallProject());
  await types.errorsIn([reader]);
  types.close();
  await expect(types.errorsIn([reader])).rejects.toThrow();
});

test("development reports over the page what a generated contract no longer fits, until it is mended", async () => {
  const root = smallProject();
  const output: string[] = [];
  const logger = createLogger("silent");
  const server = await createServer({
    root,
    configFile: false,
    customLogger: { ...logger, info: (text) => output.push(text) },
    plugins: [typeErrorsPlugin()],
    server: { middlewareMode: true, ws: false, watch: { usePolling: true, interval: 50 } },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  const errors: string[] = [];
  server.environments.client.hot.send = (message: unknown) => {
    errors.push(JSON.stringify(message));
  };
  let edits = 0;
  await expect
    .poll(
      () => {
        // A watcher compares a file with its state at the start of watching, so an earlier change is not detected.
        write(root, generated, `export interface Good { title${edits++}: string }\n`);
        return errors.join();
      },
      { timeout: 20_000, interval: 1000 },
    )
    .toContain(`${reader}:3:52`);
  expect(errors.join()).toContain("1 place no longer fits the contract of shop.");
  // The overlay opens whole paths alone in the editor.
  expect(errors.join()).toContain(`"stack":"${join(root, reader)}:3:52\\n`);

  // Mended where it does not fit, not in the contract.
  await expect
    .poll(
      () => {
        write(root, reader, `export const edit = ${edits++};\n`);
        return output.join();
      },
      { timeout: 20_000, interval: 1000 },
    )
    .toContain("types: the code fits shop");
  // A page that was reloaded meanwhile shows the report until something takes it away.
  expect(errors.at(-1)).toBe(JSON.stringify({ type: "update", updates: [] }));
});
