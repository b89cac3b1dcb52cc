import { describe, expect, test } from "vitest";
import { changed, contractFolder, lineIn, problemsIn, problemsOf, smallContract } from "./small-contract";

const file = "contracts/content.yaml";

test("a contract without a mistake has no problem", () => {
  expect(problemsOf(smallContract)).toEqual([]);
});

/** Changes one part of the small contract and expects one problem, at the line of `at` after the change. */
function broken(piece: string, replacement: string, at: string = replacement) {
  const text = changed(smallContract, piece, replacement);
  return { problems: problemsOf(text), line: lineIn(text, at) };
}

describe("one mistake is one sentence with file and line", () => {
  test("broken YAML", () => {
    const { problems, line } = broken("summary: One thing", 'summary: "One thing');
    expect(problems[0]).toMatch(/^contracts\/content\.yaml:\d+: this is not valid YAML: .+\.$/);
    expect(Number(problems[0]?.split(":")[1])).toBeGreaterThanOrEqual(line);
  });

  test.each([
    [
      "an indentation that does not fit",
      "      summary: One thing",
      "    summary: One thing",
      "check the indentation",
    ],
    [
      "a colon within a text",
      "summary: One thing",
      "summary: One: thing",
      "put a text that contains a colon in quotes",
    ],
    ["no blank behind a colon", "summary: One thing", "summary:One thing", "no colon with a blank behind it"],
  ])("%s, though the parser stumbles over more", (_, piece, replacement, advice) => {
    const { problems, line } = broken(piece, replacement);
    expect(problems).toEqual([expect.stringContaining(advice)]);
    expect(problems[0]).toMatch(new RegExp(`^${file}:${line}: this is not valid YAML: `));
  });

  test("a key written twice", () => {
    const { problems } = broken("summary: One thing", "summary: One thing\n      summary: Another");
    expect(problems).toEqual([
      `${file}:${lineIn(smallContract, "summary: One thing") + 1}: this is not valid YAML: Map keys must be unique.`,
    ]);
  });

  test("a reference to a schema that is not there", () => {
    const { problems, line } = broken(
      'data: { $ref: "#/components/schemas/Thing" }',
      'data: { $ref: "#/components/schemas/Thong" }',
    );
    expect(problems).toEqual([`${file}:${line}: the reference #/components/schemas/Thong leads nowhere.`]);
  });

  test("a reference to a piece of another file that is not there", () => {
    const { problems, line } = broken("common/envelope.yaml#/NotFound", "common/envelope.yaml#/Missing");
    expect(problems).toEqual([`${file}:${line}: the reference common/envelope.yaml#/Missing leads nowhere.`]);
  });

  test("a reference to a file that is not there", () => {
    const { problems, line } = broken("common/envelope.yaml#/NotFound", "common/envelop.yaml#/NotFound");
    expect(problems).toEqual([
      `${file}:${line}: the reference common/envelop.yaml#/NotFound leads to a file that does not exist.`,
    ]);
  });

  test("a reference into the middle of a schema, which has no name to import", () => {
    const { problems, line } = broken(
      "name: { type: string }",
      'name: { $ref: "#/components/schemas/ThingAnswer/properties/success" }',
    );
    expect(problems).toEqual([
      `${file}:${line}: the reference #/components/schemas/ThingAnswer/properties/success must name a whole schema; give that part a name.`,
    ]);
  });

  test("invalid YAML in a common file is reported there", () => {
    const problems = problemsOf(smallContract, {
      "contracts/common/envelope.yaml": "NotFound:\n  type: [object\n",
    });
    expect(problems[0]).toMatch(/^contracts\/common\/envelope\.yaml:\d: this is not valid YAML: .+\.$/);
  });

  test("a schema of one name in two files", () => {
    const { problems, line } = broken(
      "    Thing:\n",
      "    NotFound: { type: object }\n    Thing:\n",
      "    NotFound:",
    );
    expect(problems).toEqual([
      `${file}:${line}: the schema NotFound also comes from contracts/common/envelope.yaml#/NotFound; rename one.`,
    ]);
  });

  test("a schema of one name in two common files", () => {
    const text = changed(
      smallContract,
      '                  - $ref: "common/envelope.yaml#/NotFound"\n',
      '                  - $ref: "common/envelope.yaml#/NotFound"\n                  - $ref: "common/other.yaml#/NotFound"\n',
    );
    expect(
      problemsOf(text, { "contracts/common/other.yaml": "# Other.\nNotFound: { type: object }\n" }),
    ).toEqual([
      "contracts/common/other.yaml:2: the schema NotFound also comes from contracts/common/envelope.yaml#/NotFound; rename one.",
    ]);
  });

  test("an example that does not fit its schema", () => {
    const { problems, line } = broken("data: { id: 1, name: Saw }", "data: { id: 1 }");
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      new RegExp(`^${file}:${line}: the example thing does not fit its schema: .+\\.$`),
    );
  });

  test("a parameter's example that does not match is reported at the parameter", () => {
    const problems = problemsOf(smallContract, {
      "contracts/common/parameters.yaml":
        "Id:\n  name: id\n  in: path\n  required: true\n  schema: { type: integer }\n  example: one\n",
    });
    expect(problems).toEqual([
      "contracts/common/parameters.yaml:6: the example of parameter id does not fit its schema: must be integer.",
    ]);
  });

  test("a second response of one name, which could not be asked for", () => {
    const second =
      "unknown:\n                  value: { success: false, msg: no }\n" +
      '        "404":\n          description: None.\n          content:\n            application/json:\n' +
      '              schema: { $ref: "common/envelope.yaml#/NotFound" }\n              examples:\n' +
      "                unknown: { value: { success: false, msg: none } }";
    const text = changed(
      smallContract,
      "unknown:\n                  value: { success: false, msg: no }",
      second,
    );
    expect(problemsOf(text)).toContain(
      `${file}:${lineIn(text, "msg: none")}: a second response is called unknown.`,
    );
  });

  test("an answer without any example", () => {
    const start = smallContract.indexOf("              examples:");
    const end = smallContract.indexOf("components:");
    const text = smallContract.slice(0, start) + smallContract.slice(end);
    expect(problemsOf(text)).toEqual([
      `${file}:${lineIn(text, "application/json:")}: there is no example; show one for every answer and body.`,
      `${file}:${lineIn(text, "    get:")}: getThing shows no success.`,
      `${file}:${lineIn(text, "    get:")}: getThing shows no refusal.`,
    ]);
  });

  test("an operation that can refuse and does not show how", () => {
    const { problems, line } = broken(
      "                unknown:\n                  value: { success: false, msg: no }\n",
      "",
      "    get:",
    );
    expect(problems).toEqual([`${file}:${line}: getThing shows no refusal.`]);
  });

  test("an operation without a description", () => {
    const { problems, line } = broken("      description: The whole thing.\n", "", "    get:");
    expect(problems).toEqual([`${file}:${line}: getThing needs a summary and a description.`]);
  });

  test("an operation without an id", () => {
    const { problems, line } = broken("      operationId: getThing\n", "", "    get:");
    expect(problems).toEqual([`${file}:${line}: operationId is missing.`]);
  });

  test("an operation without a verb", () => {
    const { problems, line } = broken("operationId: getThing", "operationId: thing", "    get:");
    expect(problems).toEqual([`${file}:${line}: operationId thing must begin with a verb and name a thing.`]);
  });

  test("an operation with another group's tag", () => {
    const { problems, line } = broken("tags: [content]", "tags: [mall]", "    get:");
    expect(problems).toEqual([`${file}:${line}: getThing must carry the one tag content.`]);
  });

  test("a contract that does not declare its envelope", () => {
    const text = smallContract.replace(/^x-envelope.*\n/m, "");
    expect(problemsOf(text)).toEqual([`${file}:1: x-envelope is missing; say how answers are framed.`]);
  });

  test("a contract file that is not there", () => {
    expect(problemsIn(contractFolder(), ["mall"])).toEqual([
      { file: "contracts/mall.yaml", line: 1, message: "this file cannot be read; check its name." },
    ]);
  });

  test("a contract that is empty", () => {
    expect(problemsOf("# Nothing yet.\n")).toEqual([`${file}:1: a contract must be a mapping.`]);
  });
});

test("several mistakes are reported together", () => {
  const text = changed(
    changed(smallContract, "common/envelope.yaml#/NotFound", "common/gone.yaml#/NotFound"),
    'data: { $ref: "#/components/schemas/Thing" }',
    'data: { $ref: "#/components/schemas/Thong" }',
  );
  expect(problemsOf(text)).toHaveLength(2);
});

test("an operationId used in two contracts is reported at the second, with the location of the first", () => {
  const mall = smallContract.replaceAll("tags: [content]", "tags: [mall]");
  const folder = contractFolder(smallContract, { "contracts/mall.yaml": mall });
  const line = lineIn(mall, "    get:");
  expect(problemsIn(folder, ["content", "mall"])).toEqual([
    {
      file: "contracts/mall.yaml",
      line,
      message: `operationId getThing is already used at ${file}:${line}.`,
    },
  ]);
});

test("a property may be called example, examples, default or const", () => {
  const names = ["example", "examples", "default", "const"];
  const properties = names.map((name) => `        ${name}: { $ref: "#/components/schemas/Gone" }\n`).join("");
  const text = smallContract + properties;
  expect(problemsOf(text)).toEqual(
    names.map(
      (name) =>
        `${file}:${lineIn(text, `        ${name}: `)}: the reference #/components/schemas/Gone leads nowhere.`,
    ),
  );
});
