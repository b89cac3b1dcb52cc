import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createReport } from "../../scripts/contract-check/report/report";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, serve } from "./servers/kit";
import { answersOf, countedId, inPath, object } from "./servers/schema-parts";

const answers = answersOf([400, 404, 405, 415, 422], "detail");
const plan = object({
  id: countedId,
  type: { type: "string", enum: ["image/png", "application/pdf"] },
  size: { type: "integer" },
});
const file = { schema: { type: "string", format: "binary" } };

const contract = {
  openapi: "3.1.0",
  info: { title: "Plans", version: "1" },
  paths: {
    "/floors": {
      get: {
        operationId: "listFloors",
        ...answers(200, object({ items: { type: "array", items: object({ id: countedId }) } })),
      },
    },
    "/floors/{floorId}/plan": {
      ...inPath("floorId"),
      put: {
        operationId: "putPlan",
        description: "The file begins with the signature of its type, otherwise it is refused with 422.",
        requestBody: { required: true, content: { "image/png": file, "application/pdf": file } },
        ...answers(200, plan),
      },
    },
  },
};

type PlanDefect = "any type is taken" | "any content is taken";

const starts: Readonly<Record<string, string>> = { "image/png": "89504e47", "application/pdf": "25504446" };

/** Floors of which the second has a plan for everybody; the first one is closed, as a list may show what is not one's own. */
async function startPlans(defect?: PlanDefect) {
  const bodies: string[] = [];
  const server = await serve(({ method, path, headers, text }: MockRequest): MockResponse => {
    const refuse = (status: number, more = {}): MockResponse => ({
      status,
      body: { detail: "No." },
      headers: more,
    });
    if (path === "/floors")
      return method === "GET"
        ? { status: 200, body: { items: [{ id: 1 }, { id: 2 }] } }
        : refuse(405, { allow: "GET" });
    const [, id] = /^\/floors\/([12])\/plan$/.exec(path) ?? [];
    if (id === undefined) return refuse(404);
    if (method !== "PUT") return refuse(405, { allow: "PUT" });
    const type = headers["content-type"] ?? "";
    const start = starts[type];
    if (!start && defect !== "any type is taken") return refuse(415);
    const isOfType = start === undefined || text.includes(type === "image/png" ? "PNG" : "%PDF");
    if (text === "" || (!isOfType && defect !== "any content is taken")) return refuse(422);
    bodies.push(text);
    return { status: 200, body: { id: Number(id), type, size: text.length } };
  });
  return { ...server, bodies };
}

async function reportOf(defect?: PlanDefect) {
  const server = await startPlans(defect);
  const result = await runOf(contract, "users: { ann: {} }\n", server.url, "full").run();
  const report = createReport(result, { seed: 1, profile: "full", seconds: 1 }, () => undefined);
  return { server, found: result.findings.map(({ rule, cause }) => `${rule} ${cause}`), report };
}

test.each<[PlanDefect | undefined, string[]]>([
  [undefined, []],
  [
    "any type is taken",
    ["refusal media type", "refusal media type text/plain", "refusal media type image/jpeg"],
  ],
  ["any content is taken", ["refusal signature"]],
])("files are refused for their type and for how they begin: %s", async (defect, expected) => {
  const { server, found } = await reportOf(defect);
  await server.close();
  expect(found).toEqual(expected);
});

test("the printed command sends the bytes of a file as they were", async () => {
  const { server, report } = await reportOf("any type is taken");
  const curl = report.findings.at(-1)?.curl ?? "";
  const before = server.bodies.at(-1);
  server.bodies.length = 0;
  await promisify(execFile)("bash", ["-c", curl]);
  await server.close();
  expect(server.bodies).toEqual([before]);
});
