import { type MockRequest, type MockResponse, serve } from "./kit";
import { answersOf, countedId, object } from "./schema-parts";

const answers = answersOf([400, 401, 404], "detail");
const number = { type: "integer", minimum: 0 };
const query = (name: string, schema: object) => ({ name, in: "query", schema });
const day = { type: "string", format: "date" };

/** Fees with a sum over all of them beside each page, a filter by both sides of a flag, and a report of a period. */
export const feeContract = {
  openapi: "3.1.0",
  info: { title: "Fees", version: "1" },
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/fees": {
      get: {
        operationId: "listFees",
        description: "`dueCents` is the sum over all fees that match, not only of those on the page.",
        parameters: [
          { ...query("page", { type: "integer", minimum: 1, default: 1 }) },
          { ...query("pageSize", { type: "integer", minimum: 1, maximum: 50, default: 20 }) },
          {
            ...query("late", { type: "boolean" }),
            description: "`true` gives only late fees, `false` only those that are not late.",
          },
        ],
        ...answers(
          200,
          object({
            items: {
              type: "array",
              items: object({ id: countedId, late: { type: "boolean" }, cents: number }),
            },
            page: number,
            pageSize: number,
            total: number,
            dueCents: number,
          }),
        ),
      },
    },
    "/report": {
      get: {
        operationId: "getReport",
        description: "Fees of a period; both days belong to it.",
        parameters: [
          { ...query("from", day), required: true },
          { ...query("to", day), required: true },
        ],
        ...answers(200, object({ feesTotal: number })),
      },
    },
  },
};

export type FeeDefect = "sum of the page" | "false is ignored" | "last day left out";

const fees = [
  { id: 1, late: false, cents: 10 },
  { id: 2, late: true, cents: 20 },
  { id: 3, late: false, cents: 30 },
];
const sumOf = (some: readonly { cents: number }[]): number => some.reduce((sum, { cents }) => sum + cents, 0);

function page(query: URLSearchParams, defect: FeeDefect | undefined): MockResponse {
  const [at, size] = [Number(query.get("page") ?? 1), Number(query.get("pageSize") ?? 20)];
  const late = query.get("late");
  if (!(at >= 1) || !(size >= 1 && size <= 50) || ![null, "true", "false"].includes(late))
    return { status: 400, body: { detail: "No." } };
  const isIgnored = late === null || (late === "false" && defect === "false is ignored");
  const found = fees.filter((one) => isIgnored || String(one.late) === late);
  const items = found.slice((at - 1) * size, at * size);
  const dueCents = sumOf(defect === "sum of the page" ? items : found);
  return { status: 200, body: { items, page: at, pageSize: size, total: found.length, dueCents } };
}

function report(query: URLSearchParams, defect: FeeDefect | undefined): MockResponse {
  const [from, to] = [query.get("from") ?? "", query.get("to") ?? ""];
  const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay(from) || !isDay(to)) return { status: 400, body: { detail: "No." } };
  const today = new Date().toISOString().slice(0, 10);
  const isWithin = from <= today && (defect === "last day left out" ? today < to : today <= to);
  return { status: 200, body: { feesTotal: isWithin ? fees.length : 0 } };
}

/** Starts the server of fees, with a defect if one is named. */
export const startFees = async (defect?: FeeDefect) =>
  await serve(({ method, path, query, headers }: MockRequest): MockResponse => {
    if (headers.authorization !== "Bearer ann") return { status: 401, body: { detail: "Who?" } };
    if (method !== "GET") return { status: 404, body: { detail: "Nothing here." } };
    if (path === "/fees") return page(query, defect);
    return path === "/report" ? report(query, defect) : { status: 404, body: { detail: "Nothing here." } };
  });
