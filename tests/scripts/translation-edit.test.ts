import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer, type HotPayload } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { translationsPlugin } from "../../scripts/build/vite/translations-plugin";
import { temporaryFolder } from "../support/temporary-folder";

const file = "src/i18n/locales/zh-CN/content.json";

test("a translation file that is no JSON is reported with its place, and reloads nothing until it is mended", async () => {
  const root = temporaryFolder({ [file]: "{}" });
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [translationsPlugin(root)],
    server: { middlewareMode: true, ws: false, watch: { usePolling: true, interval: 50 } },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  const sent: HotPayload[] = [];
  server.environments.client.hot.send = (message: unknown) => sent.push(Object(message));
  let edits = 0;
  // A watcher compares a file with its state at the start of watching, so an earlier change is not detected.
  const lastAfter = (text: string) => () => {
    writeFileSync(join(root, file), `${text}${" ".repeat(edits++)}`);
    return sent.at(-1);
  };
  const pollOptions = { timeout: 20_000, interval: 1000 };

  await expect.poll(lastAfter('{\n  "title": "新闻"\n  "text": ""\n}'), pollOptions).toMatchObject({
    type: "error",
    err: {
      message: `${file}:3: this is not JSON: Expected ',' or '}' after property value.`,
      loc: { file: join(root, file), line: 3, column: 3 },
    },
  });
  expect(sent.filter(({ type }) => type === "full-reload")).toEqual([]);
  await expect.poll(lastAfter('{ "title": "新闻" }'), pollOptions).toEqual({ type: "full-reload" });
});

test.each([
  { text: '{\n  "title": ', sentence: ":2: this is not JSON: Unexpected end of JSON input." },
  { text: '{\n  "title": 新闻\n}\n', sentence: ":2: this is not JSON: Unexpected token '新'." },
  { text: "x", sentence: ":1: this is not JSON: Unexpected token 'x'." },
])("a build names the translation file that is no JSON: $text", ({ text, sentence }) => {
  const root = temporaryFolder({ [file]: text });
  const { generateBundle } = translationsPlugin(root);
  const context = { environment: { config: { consumer: "client" } }, emitFile: () => "" };
  if (typeof generateBundle !== "function") throw new Error("The plugin writes nothing.");
  expect(() => Reflect.apply(generateBundle, context, [])).toThrow(`${file}${sentence}`);
});
