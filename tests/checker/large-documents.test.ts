import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { LineCounter, parseDocument, stringify } from "yaml";
import { Documents } from "../../scripts/contract-check/document/documents";
import { readSource } from "../../scripts/contract-check/document/source";
import { loadContract } from "../../scripts/contract-check/load/contract";
import { lineFinder } from "../../scripts/lib/pointer-lines";

const folder = mkdtempSync(join(tmpdir(), "large-documents-"));
afterAll(() => rmSync(folder, { recursive: true }));

const schemaOf = (index: number) => ({
  type: "object",
  description: 'What the keeper of the shelf wrote: {a} [note], with "quotes" and a \\ in it. '.repeat(40),
  required: ["id", "name"],
  properties: {
    id: { type: "integer", readOnly: true },
    name: { type: "string", minLength: 1, maxLength: 80, example: 'a "b" }' },
    before: { $ref: `#/components/schemas/Thing${Math.max(0, index - 1)}` },
    "by/the~way": { type: "array", items: { type: "number" }, default: [] },
  },
});

/** A contract of so many resources. */
function contractOf(resources: number): Record<string, unknown> {
  const indexes = [...Array(resources).keys()];
  const content = (index: number) => ({
    "application/json": { schema: { $ref: `#/components/schemas/Thing${index}` } },
  });
  return {
    openapi: "3.0.3",
    info: { title: "Large", version: "1" },
    paths: Object.fromEntries(
      indexes.map((index) => [
        `/things${index}`,
        {
          get: {
            operationId: `get${index}`,
            responses: { 200: { description: "it", content: content(index) } },
          },
          post: {
            operationId: `create${index}`,
            requestBody: { content: content(index) },
            responses: { 201: { description: "it", content: content(index) } },
          },
        },
      ]),
    ),
    components: { schemas: Object.fromEntries(indexes.map((index) => [`Thing${index}`, schemaOf(index)])) },
  };
}

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const pointers = [
  "",
  "/openapi",
  "/info/version",
  "/paths/~1things0/get",
  "/paths/~1things75/post/responses/201/description",
  "/components/schemas/Thing40/required/1",
  "/components/schemas/Thing79/properties/by~1the~0way/items/type",
  "/components/schemas/Thing79/properties/unknown",
];

/** What a text can be written in beside plain members. */
const styles = `# shared
x-shared: &shared
  a: 1
  "b c": 'it''s'
x-merged:
  <<: *shared
  d: [1, 2, { e: f, "g/h": 'i' }]
x-alias: *shared

x-texts:
  - >-
    folded
    twice

  - |
    literal

      deeper
  - plain
    over two lines
  - "quoted \\t
    over two"
  - - nested
    - ? key
      : value
    # between
    - {
        over: several,

        lines: yes
      }
  - empty:
    after: ~
x-scalars: { octal: 0o17, hex: 0x1f, zeros: 007, point: .5, infinite: .inf, large: 1e3, date: 2026-11-21, no: no, is: TRUE }
x-numbers:
  200: ok
  1.5: half
  true: yes
`;

/** The pointers of everything in a value. */
function pointersOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const pointer = `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    return [pointer, ...pointersOf(member).map((below) => pointer + below)];
  });
}

describe("a large document", () => {
  it.each([
    ["JSON", (value: unknown) => JSON.stringify(value, null, 2)],
    ["JSON in one line", (value: unknown) => JSON.stringify(value)],
    ["YAML", (value: unknown) => stringify(value)],
    [
      "YAML with comments and empty lines",
      (value: unknown) =>
        `# large\n\n${stringify(value).replaceAll("\n    post:", "\n\n    # makes one\n    post:")}`,
    ],
  ])("of %s is read like a small one, with the same lines", (name, textOf) => {
    const value = contractOf(80);
    const text = textOf(value);
    expect(text.length).toBeGreaterThan(250_000);
    const source = readSource(write(`${name}.yaml`, text), "The contract");
    expect(source.value).toEqual(value);
    const counter = new LineCounter();
    const find = lineFinder(parseDocument(text, { lineCounter: counter }).contents, counter);
    expect(pointers.map(source.lineOf)).toEqual(pointers.map(find));
  });

  it("of YAML in every style is read like a small one, with the same lines", () => {
    const text = `${styles}${stringify(contractOf(80))}`;
    const counter = new LineCounter();
    const whole = parseDocument(text, { lineCounter: counter, merge: true });
    const source = readSource(write("styles.yaml", text), "The contract");
    expect(source.value).toEqual(whole.toJS());
    const ofStyles = pointersOf(source.value).filter((pointer) => pointer.startsWith("/x-"));
    expect(ofStyles.length).toBeGreaterThan(40);
    expect(ofStyles.map(source.lineOf)).toEqual(ofStyles.map(lineFinder(whole.contents, counter)));
  });

  it("of YAML with a mistake is refused with its line", () => {
    const lines = stringify(contractOf(80)).split("\n");
    lines[600] = "    get: [";
    const path = write("mistake.yaml", lines.join("\n"));
    expect(() => readSource(path, "The contract")).toThrow(/mistake\.yaml:60\d is not valid YAML/);
  });

  it("of YAML with a tag of its own is read as far as it is known", () => {
    const text = `x-tagged: !own { a: 1 }\n${stringify(contractOf(80))}`;
    expect(readSource(write("tagged.yaml", text), "The contract").value).toMatchObject({
      "x-tagged": { a: 1 },
    });
  });

  it.each([
    ["JSON", (value: unknown) => JSON.stringify(value, null, 2)],
    ["YAML", (value: unknown) => stringify(value)],
  ])("of %s with 3 MB is loaded within three seconds", (name, textOf) => {
    const text = textOf(contractOf(750));
    expect(text.length).toBeGreaterThan(2_900_000);
    const path = write(`large-${name}`, text);
    const started = performance.now();
    const contract = loadContract(path, new Documents());
    expect(performance.now() - started).toBeLessThan(3000);
    expect(contract.operations).toHaveLength(1500);
  });
});
