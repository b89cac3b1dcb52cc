import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { hasMockCode } from "../../scripts/site/mock-code";

const entry = "\0entry";

/** The production output of a file with this text. */
async function builtCode(text: string): Promise<string> {
  const built = await build({
    root: join(import.meta.dirname, "../.."),
    configFile: false,
    publicDir: false,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input: entry } },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? text : undefined),
      },
    ],
  });
  const outputs = [built].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
  return outputs.map((output) => (output.type === "chunk" ? output.code : "")).join("\n");
}

test.each([
  [
    "faker",
    'import { faker } from "@faker-js/faker/locale/zh_TW"; document.title = faker.person.fullName();',
  ],
  ["MSW", 'import { setupWorker } from "msw/browser"; void setupWorker().start();'],
])("%s is found in minified code that uses one function of it", async (_, text) => {
  expect(hasMockCode(await builtCode(text))).toBe(true);
});

test("code of the product is none of the mocks", async () => {
  const text = 'import { isPhone } from "/src/rules/phone"; document.title = String(isPhone(location.hash));';
  const code = await builtCode(text);
  expect(code).toContain("1[3-9]");
  expect(hasMockCode(code)).toBe(false);
});
