import { expect, test } from "vitest";
import { runOf } from "../../inline-contract";
import { type MockRequest, type MockResponse, readObject, serve, type Values } from "../../servers/kit";
import { json, object } from "../../servers/schema-parts";

const cents = { type: "integer", minimum: 0, maximum: 200_000 };
const severities = ["minor", "moderate", "severe"];
const damage = object({
  part: { type: "string", minLength: 1, maxLength: 40 },
  severity: { type: "string", enum: severities },
  costCents: cents,
});
const damages = { type: "array", items: damage, maxItems: 10 };
const condition = { type: "string", enum: ["good", "poor"] };
const id = { type: "integer", minimum: 1 };
const report = object({ id, condition, damages, damageCents: cents });
const refused = { description: "Refused.", content: json(object({ code: { type: "string" } })) };

const contract = {
  openapi: "3.1.0",
  info: { title: "Returns", version: "1" },
  paths: {
    "/reports": {
      post: {
        operationId: "reportDamages",
        description:
          "`damageCents` is the sum of the costs of moderate and severe damages; minor ones are recorded. With a severe damage the condition has to be `poor` (422).",
        requestBody: {
          required: true,
          content: json(object({ condition, damages }), {
            condition: "good",
            damages: [{ part: "bow", severity: "moderate", costCents: 2500 }],
          }),
        },
        responses: {
          201: { description: "Reported.", content: json(report) },
          400: refused,
          415: refused,
          422: refused,
        },
      },
    },
  },
};

type Bug = "minor damages count" | "the first damage counts";

const isDamage = (value: unknown): value is { severity: string; costCents: number } => {
  const { part, severity, costCents, ...rest } = readObject(JSON.stringify(value)) ?? {};
  const isPart = typeof part === "string" && [...part].length >= 1 && [...part].length <= 40;
  const isCost = Number.isInteger(costCents) && Number(costCents) >= 0 && Number(costCents) <= 200_000;
  return isPart && isCost && severities.includes(String(severity)) && Object.keys(rest).length === 0;
};

function returns(bug?: Bug): (request: MockRequest) => MockResponse {
  let count = 0;
  const refuse = (status: number): MockResponse => ({ status, body: { code: "refused" } });
  return ({ method, path, headers, text }) => {
    if (path !== "/reports") return refuse(404);
    if (method !== "POST") return { ...refuse(405), headers: { allow: "POST" } };
    if (!/^application\/json\b/.test(headers["content-type"] ?? "")) return refuse(415);
    const { condition: state, damages: list, ...rest }: Values = readObject(text) ?? {};
    const isState = state === "good" || state === "poor";
    if (!isState || !Array.isArray(list) || Object.keys(rest).length > 0) return refuse(400);
    if (list.length > 10 || !list.every(isDamage)) return refuse(400);
    if (list.some((one) => one.severity === "severe") && state !== "poor") return refuse(422);
    const charged = list.filter((one) => one.severity !== "minor" || bug === "minor damages count");
    const counted = bug === "the first damage counts" ? charged.slice(0, 1) : charged;
    const damageCents = counted.reduce((sum, one) => sum + one.costCents, 0);
    count += 1;
    return { status: 201, body: { id: count, condition: state, damages: list, damageCents } };
  };
}

async function findingsOf(bug?: Bug): Promise<string[]> {
  const server = await serve(returns(bug));
  const { findings } = await runOf(contract, "headers: { x-run: check }", server.url, "full").run();
  await server.close();
  return findings.map(({ operation, rule }) => `${operation.id} ${rule}`);
}

test("a sum over some kinds of items that is right has no finding", async () => {
  expect(await findingsOf()).toEqual([]);
});

test.each(["minor damages count", "the first damage counts"] as const)(
  "a sum over other items than the text says is found: %s",
  async (bug) => {
    expect(await findingsOf(bug)).toContain("reportDamages body");
  },
);
