import { type MockRequest, type MockResponse, serve } from "./kit";
import { answersOf, countedId, inPath, input, object } from "./schema-parts";

const answers = answersOf([400, 401, 403, 404, 422], "detail");
const visit = { id: countedId, guestId: countedId };

/** A swimming pool: the desk books visits for every guest, guests for themselves. */
export const poolContract = {
  openapi: "3.1.0",
  info: { title: "Pool", version: "1" },
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/me": {
      get: {
        operationId: "getMe",
        ...answers(200, object({ name: { type: "string" }, guestId: { type: ["integer", "null"] } })),
      },
    },
    "/guests": {
      get: {
        operationId: "listGuests",
        ...answers(200, object({ items: { type: "array", items: object({ id: countedId }) } })),
      },
    },
    "/guests/{guestId}": {
      get: {
        operationId: "getGuest",
        description: "Desk, and the guest himself.",
        ...inPath("guestId"),
        ...answers(200, object({ id: countedId })),
      },
    },
    "/visits": {
      get: {
        operationId: "listVisits",
        description: "Desk and guests; guests get their own only.",
        ...answers(200, object({ items: { type: "array", items: object(visit) } })),
      },
      post: {
        operationId: "createVisit",
        description: "Desk and guests; a guest may book only for himself (another `guestId`: 403).",
        ...input(object({ guestId: countedId }), { guestId: 1 }),
        ...answers(201, object(visit)),
      },
    },
  },
};

export const poolUsers = `users:
  dora: { role: desk, schemes: { bearer: dora } }
  gil: { role: guest, schemes: { bearer: gil } }
  gus: { role: guest, schemes: { bearer: gus } }
`;

export type PoolDefect = "shows all" | "books for all" | "shows any guest";

const guestOf: Readonly<Record<string, number | null>> = { dora: null, gil: 1, gus: 2 };

/** Starts the pool, with a defect if one is named. */
export async function startPool(defect?: PoolDefect) {
  const visits = [
    { id: 1, guestId: 1 },
    { id: 2, guestId: 2 },
  ];
  const detail = (status: number): MockResponse => ({ status, body: { detail: "No." } });
  const create = (text: string, guest: number | null): MockResponse => {
    const [, id] = /^\{"guestId":(\d{1,7})\}$/.exec(text) ?? [];
    if (id === undefined || ![1, 2].includes(Number(id))) return detail(422);
    if (guest !== null && guest !== Number(id) && defect !== "books for all") return detail(403);
    const made = { id: visits.length + 1, guestId: Number(id) };
    visits.push(made);
    return { status: 201, body: made };
  };
  return await serve(({ method, path, headers, text }: MockRequest): MockResponse => {
    const name = /^Bearer (\w+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
    const guest = guestOf[name];
    if (guest === undefined) return detail(401);
    if (path === "/me" && method === "GET") return { status: 200, body: { name, guestId: guest } };
    if (path === "/guests" && method === "GET")
      return guest === null ? { status: 200, body: { items: [{ id: 1 }, { id: 2 }] } } : detail(403);
    const [, asked] = /^\/guests\/([12])$/.exec(path) ?? [];
    if (asked !== undefined && method === "GET")
      return guest === null || guest === Number(asked) || defect === "shows any guest"
        ? { status: 200, body: { id: Number(asked) } }
        : detail(404);
    if (path !== "/visits") return detail(404);
    if (method === "POST") return create(text, guest);
    const own = visits.filter((one) => guest === null || one.guestId === guest || defect === "shows all");
    return { status: 200, body: { items: own } };
  });
}
