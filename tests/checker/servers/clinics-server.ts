import { type MockRequest, type MockResponse, readObject, serve, type Values } from "./kit";
import { answersOf, countedId, inPath, input, object } from "./schema-parts";

const answers = answersOf([400, 401, 403, 404, 422], "detail");
const text = { type: "string" };
const email = { type: "string", minLength: 3, maxLength: 20 };
const discount = { type: "integer", minimum: 0, maximum: 30 };
const shown = {
  ...discount,
  description: "Technicians do not see this property; the others always have it.",
};
const clinic = object({ id: countedId, email, discount: shown }, ["id", "email"]);
const order = object({ id: countedId, clinicId: countedId, isClosed: { type: "boolean" } });
const listOf = (item: object) => object({ items: { type: "array", items: item } });

/** A dental laboratory: managers and technicians see all clinics, a dentist one. */
export const clinicContract = {
  openapi: "3.1.0",
  info: {
    title: "Laboratory",
    version: "1",
    description:
      "A dentist belongs to one clinic and sees nothing of the others: what is of another clinic is not there (404).",
  },
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/me": {
      get: {
        operationId: "getMe",
        ...answers(200, object({ name: text, clinicId: { type: ["integer", "null"] } })),
      },
    },
    "/clinics": {
      get: {
        operationId: "listClinics",
        description: "Dentists get a list with nothing but their own clinic.",
        ...answers(200, listOf(clinic)),
      },
      post: {
        operationId: "createClinic",
        description: "For managers.",
        ...input(object({ email }), { email: "a@b.example" }),
        ...answers(201, clinic),
      },
    },
    "/clinics/{clinicId}": {
      get: { operationId: "getClinic", ...inPath("clinicId"), ...answers(200, clinic) },
      patch: {
        operationId: "updateClinic",
        description:
          "Managers may change everything. Dentists may change `email` of their own clinic; if the patch mentions anything else it is refused with 403. Technicians may not change clinics.",
        ...inPath("clinicId"),
        ...input(object({ email, discount }, []), { email: "c@d.example" }),
        ...answers(200, clinic),
      },
    },
    "/orders": {
      get: {
        operationId: "listOrders",
        description: "Dentists see those of their clinic, the laboratory sees all.",
        ...answers(200, listOf(order)),
      },
      post: {
        operationId: "createOrder",
        ...input(object({ clinicId: countedId }), { clinicId: 1 }),
        ...answers(201, order),
      },
    },
    "/orders/{orderId}": {
      get: { operationId: "getOrder", ...inPath("orderId"), ...answers(200, order) },
    },
    "/orders/{orderId}/close": {
      post: {
        operationId: "closeOrder",
        description: "By the clinic's dentist or a manager, any number of times.",
        ...inPath("orderId"),
        ...answers(200, order),
      },
    },
  },
};

export const clinicUsers = `users:
  mara: { role: manager, schemes: { bearer: mara } }
  tom: { role: technician, schemes: { bearer: tom } }
  dan: { role: dentist, schemes: { bearer: dan } }
`;

export type ClinicDefect =
  | "lists all orders"
  | "shows any order"
  | "closes any order"
  | "lets technicians close orders"
  | "dentists give discounts"
  | "technicians see discounts";

interface Clinic {
  id: number;
  email: string;
  discount: number;
}
interface Order {
  id: number;
  clinicId: number;
  isClosed: boolean;
}

const detail = (status: number): MockResponse => ({ status, body: { detail: "No." } });
const refusedMethod: MockResponse = { status: 405, headers: { allow: "GET, POST, PATCH" } };

/** Starts the laboratory, with a defect if one is named. */
export async function startClinics(defect?: ClinicDefect) {
  const clinics: Clinic[] = [1, 2].map((id) => ({ id, email: `${id}@b.example`, discount: 5 }));
  const orders: Order[] = [1, 2].map((id) => ({ id, clinicId: id, isClosed: false }));

  return await serve(({ method, path, headers, text: body }: MockRequest): MockResponse => {
    const name = /^Bearer (mara|tom|dan)$/.exec(headers.authorization ?? "")?.[1];
    if (name === undefined) return detail(401);
    if (body !== "" && !/^application\/json\b/.test(headers["content-type"] ?? "")) return detail(422);
    const own = name === "dan" ? 1 : null;
    const isOwn = (clinicId: number) => own === null || own === clinicId;
    const view = ({ discount: given, ...rest }: Clinic) =>
      name === "tom" && defect !== "technicians see discounts" ? rest : { ...rest, discount: given };

    const [, kind = "", id, action] = /^\/(me|clinics|orders)(?:\/(\d+))?(\/close)?$/.exec(path) ?? [];
    if (kind === "me")
      return method === "GET" ? { status: 200, body: { name, clinicId: own } } : refusedMethod;
    if (kind === "clinics") {
      const found = clinics.find((one) => one.id === Number(id) && isOwn(one.id));
      if (id === undefined && method === "GET")
        return { status: 200, body: { items: clinics.filter((one) => isOwn(one.id)).map(view) } };
      if (id === undefined && method === "POST") return name === "mara" ? createClinic(body) : detail(403);
      if (id === undefined || action || !/^(GET|PATCH)$/.test(method)) return refusedMethod;
      if (method === "PATCH" && name === "tom") return detail(403);
      if (!found) return detail(404);
      return method === "GET" ? { status: 200, body: view(found) } : change(found, body, name);
    }
    if (kind !== "orders") return detail(404);
    const isShown = (one: Order, open: ClinicDefect) => isOwn(one.clinicId) || defect === open;
    if (id === undefined && method === "GET")
      return { status: 200, body: { items: orders.filter((one) => isShown(one, "lists all orders")) } };
    if (id === undefined) return method === "POST" ? createOrder(body, isOwn) : refusedMethod;
    if (method !== (action ? "POST" : "GET")) return refusedMethod;
    if (action && name === "tom" && defect !== "lets technicians close orders") return detail(403);
    const found = orders.find((one) => one.id === Number(id));
    if (!found || !isShown(found, action ? "closes any order" : "shows any order")) return detail(404);
    if (action) found.isClosed = true;
    return { status: 200, body: found };
  });

  function createClinic(body: string): MockResponse {
    const sent = readObject(body);
    if (!sent || !isClinicPart(sent, ["email"]) || sent["email"] === undefined) return detail(422);
    const made = { id: clinics.length + 1, email: String(sent["email"]), discount: 0 };
    clinics.push(made);
    return { status: 201, body: made };
  }

  function change(found: Clinic, body: string, name: string): MockResponse {
    const sent = readObject(body);
    if (!sent || !isClinicPart(sent, ["email", "discount"])) return detail(422);
    if (sent["discount"] !== undefined && name === "dan" && defect !== "dentists give discounts")
      return detail(403);
    Object.assign(found, sent);
    return { status: 200, body: found };
  }

  function createOrder(body: string, isOwn: (clinicId: number) => boolean): MockResponse {
    const sent = readObject(body);
    const clinicId = sent?.["clinicId"];
    const isAlone = Object.keys(sent ?? {}).length === 1;
    if (typeof clinicId !== "number" || !isAlone || !clinics.some((one) => one.id === clinicId))
      return detail(422);
    if (!isOwn(clinicId)) return detail(403);
    const made = { id: orders.length + 1, clinicId, isClosed: false };
    orders.push(made);
    return { status: 201, body: made };
  }
}

function isClinicPart(sent: Values, names: readonly string[]): boolean {
  const { email: address, discount: given } = sent;
  const isText = typeof address === "string" && [...address].length >= 3 && [...address].length <= 20;
  const isNumber = Number.isInteger(given) && Number(given) >= 0 && Number(given) <= 30;
  return (
    Object.keys(sent).every((one) => names.includes(one)) &&
    (address === undefined || isText) &&
    (given === undefined || isNumber)
  );
}
