import { type MockRequest, type MockResponse, readObject, type Values } from "./kit";
import { json, object } from "./schema-parts";

const text = { type: "string" };
const integer = { type: "integer", minimum: 1, maximum: 100_000 };
const stage = { ...text, enum: ["applied", "screening", "offer", "rejected"] };
const opening = object({ id: text, salaryMin: integer, salaryMax: integer });
const application = object({
  id: text,
  openingId: text,
  stage,
  reason: { type: ["string", "null"] },
  history: { type: "array", minItems: 1, items: stage },
});
const kind = { ...text, enum: ["call", "technical"] };
const interview = object({ id: text, kind, startsAt: { ...text, format: "date-time" } });
const offer = object({ id: text, salary: integer });

const refusals = Object.fromEntries(
  [400, 404, 409, 422].map((code) => [
    code,
    { description: "Refused.", content: json(object({ code: text })) },
  ]),
);
const post = (operationId: string, description: string, body: object, shown: object) => ({
  post: {
    operationId,
    description,
    requestBody: { required: true, content: json(body) },
    responses: { 201: { description: "It.", content: json(shown) }, ...refusals },
  },
});
const get = (operationId: string, shown: object) => ({
  get: { operationId, responses: { 200: { description: "It.", content: json(shown) }, ...refusals } },
});
const id = (name: string) => ({ parameters: [{ name, in: "path", required: true, schema: text }] });

/** Applications that go from stage to stage, each with conditions of its own. */
export const hiringContract = {
  openapi: "3.1.0",
  info: { title: "Hiring", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/openings": post(
      "createOpening",
      "`salaryMin` must not be above `salaryMax` (422).",
      object({ salaryMin: integer, salaryMax: integer }),
      opening,
    ),
    "/openings/{openingId}": {
      ...id("openingId"),
      ...get("getOpening", opening),
      patch: {
        operationId: "updateOpening",
        description: "The opening that results must have `salaryMin` not above `salaryMax` (422).",
        requestBody: {
          required: true,
          content: json({ ...object({ salaryMin: integer, salaryMax: integer }, []), minProperties: 1 }),
        },
        responses: { 200: { description: "It.", content: json(opening) }, ...refusals },
      },
    },
    "/applications": post(
      "createApplication",
      "422 for an unknown `openingId`.",
      object({ openingId: text }),
      application,
    ),
    "/applications/{applicationId}": { ...id("applicationId"), ...get("getApplication", application) },
    "/applications/{applicationId}/stage": {
      ...id("applicationId"),
      ...post(
        "moveApplication",
        "The way is applied, screening, offer, one step at a time. From each of the first two it may also go to `rejected`. Everything else answers 409. Rejecting needs a `reason` (422); with another stage it is refused (422). Going to `offer` needs at least one interview of kind `technical` (409). Every move appends an entry to `history`.",
        object(
          { stage: { ...text, enum: ["screening", "offer", "rejected"] }, reason: { ...text, minLength: 1 } },
          ["stage"],
        ),
        application,
      ),
    },
    "/applications/{applicationId}/interviews": {
      ...id("applicationId"),
      ...get("listInterviews", object({ items: { type: "array", items: interview } })),
      ...post(
        "scheduleInterview",
        "`startsAt` must lie in the future (422). The application must be in stage `screening` (409).",
        object({ kind, startsAt: { ...text, format: "date-time" } }),
        interview,
      ),
    },
    "/applications/{applicationId}/interviews/{interviewId}/minutes": {
      parameters: [...id("applicationId").parameters, ...id("interviewId").parameters],
      ...get("getMinutes", object({ text })),
    },
    "/applications/{applicationId}/offers": {
      ...id("applicationId"),
      ...post(
        "createOffer",
        "`salary` must lie within `salaryMin` and `salaryMax` of the opening, both included (422). The application must be in stage `offer` (409).",
        object({ salary: integer }),
        offer,
      ),
    },
  },
};

/** The methods of a path, by its parts. */
function methodsOf(kind: string, own?: string, inner?: string, innermost?: string): string[] {
  if (inner === "interviews" && innermost === undefined) return ["GET", "POST"];
  if (own === undefined || (inner !== undefined && innermost === undefined)) return ["POST"];
  return kind === "openings" ? ["GET", "PATCH"] : ["GET"];
}

/** What the server does wrong. */
export type HiringBug =
  | ""
  | "offer without interview"
  | "any salary"
  | "back to screening"
  | "history replaced"
  | "minutes anywhere"
  | "bound alone";

const order = ["applied", "screening", "offer"];

/** Handles requests of the contract above; `onSuccess` gets the path of each, with its last id as `*`. */
export function hiringServer(bug: HiringBug, onSuccess: (call: string) => void = () => {}) {
  const rows = new Map<string, Values>();
  const refuse = (status: number, code: string): MockResponse => ({ status, body: { code } });
  const add = (values: Values): MockResponse => {
    const made = { id: `id-${rows.size + 1}`, ...values };
    rows.set(made.id, made);
    return { status: 201, body: made };
  };
  const isNumber = (value: unknown): value is number =>
    typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 100_000;
  const hasOnly = (body: Values, names: readonly string[]): boolean =>
    Object.keys(body).every((name) => names.includes(name));

  function move(row: Values, body: Values): MockResponse {
    const { stage: to, reason } = body;
    if (!hasOnly(body, ["stage", "reason"]) || !["screening", "offer", "rejected"].includes(String(to)))
      return refuse(400, "invalid");
    if (reason !== undefined && (typeof reason !== "string" || reason === "")) return refuse(400, "invalid");
    if ((to === "rejected") !== (reason !== undefined)) return refuse(422, "reason");
    const [from, next] = [row["stage"], String(to)].map((one) => order.indexOf(String(one)));
    const isBack = bug === "back to screening" && to === "screening" && row["stage"] === "offer";
    const isOpen = to === "rejected" ? from === 0 || from === 1 : from !== undefined && next === from + 1;
    if (!isOpen && !isBack) return refuse(409, "wrong_stage");
    const interviews = [...rows.values()].filter(
      (one) => one["of"] === row["id"] && one["kind"] === "technical",
    );
    if (to === "offer" && interviews.length === 0 && bug !== "offer without interview")
      return refuse(409, "interview_missing");
    const before = bug === "history replaced" ? [] : (row["history"] as unknown[]);
    Object.assign(row, { stage: to, reason: reason ?? null, history: [...before, to] });
    return { status: 201, body: row };
  }

  function below(row: Values, kind: string, method: string, body: Values): MockResponse {
    if (kind === "stage") return move(row, body);
    if (kind === "interviews") {
      const own = [...rows.values()].filter(({ of }) => of === row["id"]);
      const shown = ({ of: _of, ...values }: Values): Values => values;
      if (method === "GET") return { status: 200, body: { items: own.map(shown) } };
      const start = Date.parse(String(body["startsAt"]));
      const isDate = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/i.test(String(body["startsAt"]));
      const isKind = ["call", "technical"].includes(String(body["kind"]));
      if (!hasOnly(body, ["kind", "startsAt"]) || !isKind || !isDate || Number.isNaN(start))
        return refuse(400, "invalid");
      if (start <= Date.now()) return refuse(422, "starts_in_past");
      if (row["stage"] !== "screening") return refuse(409, "wrong_stage");
      const made = add({ ...body, of: row["id"] });
      return { status: 201, body: shown(made.body as Values) };
    }
    const { salary } = body;
    const of = rows.get(String(row["openingId"]));
    if (!hasOnly(body, ["salary"]) || !isNumber(salary)) return refuse(400, "invalid");
    if ((salary < Number(of?.["salaryMin"]) || salary > Number(of?.["salaryMax"])) && bug !== "any salary")
      return refuse(422, "salary_out_of_range");
    return row["stage"] === "offer" ? add({ salary }) : refuse(409, "wrong_stage");
  }

  function changeOpening(row: Values, body: Values): MockResponse {
    const changes = Object.values(body);
    if (!hasOnly(body, ["salaryMin", "salaryMax"]) || changes.length === 0 || !changes.every(isNumber))
      return refuse(400, "invalid");
    const { salaryMin, salaryMax } = { ...row, ...body };
    const isJudged = bug !== "bound alone" || changes.length === 2;
    if (Number(salaryMin) > Number(salaryMax) && isJudged) return refuse(422, "salary_range");
    return { status: 200, body: Object.assign(row, body) };
  }

  function create(kind: string, body: Values): MockResponse {
    if (kind === "openings") {
      const { salaryMin, salaryMax } = body;
      if (!hasOnly(body, ["salaryMin", "salaryMax"]) || !isNumber(salaryMin) || !isNumber(salaryMax))
        return refuse(400, "invalid");
      return salaryMin > salaryMax ? refuse(422, "salary_range") : add({ salaryMin, salaryMax });
    }
    const { openingId } = body;
    if (!hasOnly(body, ["openingId"]) || typeof openingId !== "string") return refuse(400, "invalid");
    const isOpening = rows.get(openingId)?.["salaryMin"] !== undefined;
    return isOpening
      ? add({ openingId, stage: "applied", reason: null, history: ["applied"] })
      : refuse(422, "unknown_reference");
  }

  return ({ method, path, headers, text: sent }: MockRequest): MockResponse => {
    if (headers.authorization !== "Bearer token-of-ann") return refuse(401, "unauthorized");
    const [kind = "", own, inner, innermost] = path.slice(1).split("/");
    const methods = methodsOf(kind, own, inner, innermost);
    if (!methods.includes(method)) return refuse(405, "method");
    if (method !== "GET" && !/^application\/json\b/.test(headers["content-type"] ?? ""))
      return refuse(415, "media_type");
    const body = method === "GET" ? {} : readObject(sent);
    const row = own === undefined ? undefined : rows.get(own);
    const isOfKind = row && (kind === "openings") === (row["salaryMin"] !== undefined);
    if (own !== undefined && (!isOfKind || row["of"] !== undefined || row["salary"] !== undefined))
      return refuse(404, "not_found");
    if (!body) return refuse(400, "malformed");
    if (innermost !== undefined) {
      const of = rows.get(innermost)?.["of"];
      const isHere = of !== undefined && (of === own || bug === "minutes anywhere");
      return isHere ? { status: 200, body: { text: `Minutes of ${innermost}` } } : refuse(404, "not_found");
    }
    const answer =
      row === undefined
        ? create(kind, body)
        : inner
          ? below(row, inner, method, body)
          : method === "PATCH"
            ? changeOpening(row, body)
            : { status: 200, body: row };
    if (answer.status < 300) onSuccess(`${method} /${[kind, own && "*", inner].filter(Boolean).join("/")}`);
    return answer;
  };
}
