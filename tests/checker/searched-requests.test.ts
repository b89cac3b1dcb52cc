import { expect, test } from "vitest";
import { runOf } from "./inline-contract";
import { type MockRequest, type MockResponse, serve } from "./servers/kit";
import { answersOf, countedId, input, object } from "./servers/schema-parts";

const instant = { type: "string", format: "date-time" };
const subject = { type: "string", minLength: 1 };
const person = { id: countedId, subject };
const lesson = { id: countedId, pupilId: countedId, teacherId: countedId, startsAt: instant };
const answers = answersOf([400, 401, 404, 422], "detail");
const listed = (item: object) => answers(200, object({ items: { type: "array", items: item } }));
const taken = object({ pupilId: countedId, teacherId: countedId, startsAt: instant });

const contract = {
  openapi: "3.1.0",
  info: { title: "Music school", version: "1" },
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/pupils": { get: { operationId: "listPupils", ...listed(object(person)) } },
    "/teachers": { get: { operationId: "listTeachers", ...listed(object(person)) } },
    "/lessons": {
      post: {
        operationId: "createLesson",
        description:
          "A teacher gives lessons of one subject, some time ahead and in the middle of the week (422).",
        ...input(taken, { pupilId: 1, teacherId: 1, startsAt: "2030-01-06T03:00:00Z" }),
        ...answers(201, object(lesson)),
      },
    },
  },
};

const pupils = [{ id: 1, subject: "violin" }];
const teachers = [
  { id: 1, subject: "harp" },
  { id: 2, subject: "flute" },
  { id: 3, subject: "violin" },
];

interface Taken {
  pupilId: number;
  teacherId: number;
  startsAt: string;
}

const isTaken = (value: unknown): value is Taken =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(value).toSorted().join() === "pupilId,startsAt,teacherId" &&
  "startsAt" in value &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.test(String(value.startsAt)) &&
  !Number.isNaN(Date.parse(String(value.startsAt)));

/** Why a lesson cannot be given: the first rule that it breaks. */
function refusal({ pupilId, teacherId, startsAt }: Taken): string | undefined {
  const pupil = pupils.find(({ id }) => id === pupilId);
  const teacher = teachers.find(({ id }) => id === teacherId);
  const time = new Date(startsAt);
  if (!pupil || !teacher) return "There is no such person.";
  const days = (time.getTime() - Date.now()) / 86_400_000;
  if (days < 0 || days > 100) return "The start is too early or too late.";
  if (time.getUTCDay() !== 3 || time.getUTCHours() < 9) return "The start is when the school is closed.";
  return pupil.subject === teacher.subject ? undefined : "This teacher cannot do that.";
}

const accepted: Taken[] = [];

function answer({ method, path, headers, text }: MockRequest): MockResponse {
  const detail = (status: number, why: string): MockResponse => ({ status, body: { detail: why } });
  if (headers.authorization !== "Bearer ann") return detail(401, "Who are you?");
  if (method === "GET" && path === "/pupils") return { status: 200, body: { items: pupils } };
  if (method === "GET" && path === "/teachers") return { status: 200, body: { items: teachers } };
  if (method !== "POST" || path !== "/lessons") return detail(404, "Nothing is here.");
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return detail(400, "That is no JSON.");
  }
  if (!isTaken(sent)) return detail(422, "That is no lesson.");
  const why = refusal(sent);
  if (why !== undefined) return detail(422, why);
  accepted.push(sent);
  return { status: 201, body: { id: accepted.length, ...sent } };
}

test("a request whose parts have to suit each other is found by following the refusals", async () => {
  const server = await serve(answer);
  const { findings } = await runOf(
    contract,
    "users: { ann: { schemes: { bearer: ann } } }\n",
    server.url,
  ).run();
  await server.close();
  expect(new Set(accepted.map(({ teacherId }) => teacherId))).toEqual(new Set([3]));
  expect(accepted.length).toBeGreaterThan(3);
  expect(findings.filter(({ rule }) => rule === "acceptance")).toEqual([]);
});
