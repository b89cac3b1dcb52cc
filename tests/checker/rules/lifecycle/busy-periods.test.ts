import { expect, test } from "vitest";
import { runOf } from "../../inline-contract";
import { type MockRequest, type MockResponse, serve } from "../../servers/kit";
import { answersOf, countedId, input, object } from "../../servers/schema-parts";

const answers = answersOf([400, 404, 405, 415, 422], "detail");
const cents = { type: "integer", minimum: 1, maximum: 500 };
const day = { type: "string", format: "date" };
const sale = object({ id: countedId, soldOn: day, cents });
const month = { type: "string", pattern: "^20[0-9]{2}-(0[1-9]|1[0-2])$" };
const sums = object({ cents: { type: "integer" } });

const contract = {
  openapi: "3.1.0",
  info: { title: "Till", version: "1" },
  paths: {
    "/sales": {
      post: {
        operationId: "createSale",
        ...input(object({ soldOn: day, cents }), { soldOn: "2026-12-03", cents: 20 }),
        ...answers(201, sale),
      },
    },
    "/reports/sales": {
      get: {
        operationId: "getReport",
        description: "`totals` sums the rows.",
        parameters: [{ name: "month", in: "query", required: true, schema: month, example: "2024-01" }],
        ...answers(200, object({ month, rows: { type: "array", items: sums }, totals: sums })),
      },
    },
  },
};

async function findingsOf(isFirstLeftOut: boolean): Promise<string[]> {
  const sales: { id: number; soldOn: string; cents: number }[] = [];
  const server = await serve(({ method, path, text, query }: MockRequest): MockResponse => {
    const refuse = (status: number): MockResponse => ({ status, body: { detail: "No." } });
    if (path === "/sales" && method === "POST") {
      const [, soldOn = "", price] = /^\{"soldOn":"(\d{4}-\d\d-\d\d)","cents":(\d{1,3})\}$/.exec(text) ?? [];
      const isDay = !Number.isNaN(Date.parse(soldOn)) && new Date(soldOn).toISOString().startsWith(soldOn);
      if (!isDay || Number(price) < 1 || Number(price) > 500) return refuse(422);
      const made = { id: sales.length + 1, soldOn, cents: Number(price) };
      sales.push(made);
      return { status: 201, body: made };
    }
    const asked = query.get("month") ?? "";
    if (path !== "/reports/sales") return refuse(404);
    if (!new RegExp(month.pattern).test(asked)) return refuse(400);
    const rows = sales.filter(({ soldOn }) => soldOn.startsWith(asked)).map((one) => ({ cents: one.cents }));
    const counted = isFirstLeftOut ? rows.slice(1) : rows;
    const totals = { cents: counted.reduce((sum, one) => sum + one.cents, 0) };
    return { status: 200, body: { month: asked, rows, totals } };
  });
  const { findings } = await runOf(contract, "users: { ann: {} }\n", server.url, "full").run();
  await server.close();
  return findings.filter(({ rule }) => rule === "body").map(({ pointer }) => pointer);
}

test("a report with wrong sums in the months that have sales is found, a right one is not", async () => {
  expect(await findingsOf(true)).toEqual(["/totals/cents"]);
  expect(await findingsOf(false)).toEqual([]);
});
