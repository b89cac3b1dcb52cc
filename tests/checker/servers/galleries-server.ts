import { type MockRequest, type MockResponse, serve } from "./kit";
import { answersOf, countedId, inPath, input, object } from "./schema-parts";

const answers = answersOf([400, 401, 403, 404, 405, 409, 415, 422], "detail");
const text = { type: "string", minLength: 2, maxLength: 40 };
const feature = { type: "string", enum: ["lift", "screen", "piano"] };
const gallery = { id: countedId, title: text };
const hall = {
  id: countedId,
  name: text,
  priceCents: { type: "integer" },
  open: { type: "boolean" },
  features: { type: "array", items: feature },
};
const pass = { id: countedId, guestName: text, mail: { type: "string", format: "email", maxLength: 80 } };
const subscription = { id: countedId, status: { type: "string", enum: ["active", "cancelled"] } };
const list = (item: object) => object({ items: { type: "array", items: object(item) } });
const query = (name: string, schema: object) => ({ name, in: "query", schema });

/** Galleries with halls to hire: curators lead one gallery each, guests ask for passes and subscribe. */
export const galleriesContract = {
  openapi: "3.1.0",
  info: { title: "Galleries", version: "1" },
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/me": {
      get: {
        operationId: "getMe",
        ...answers(200, object({ name: { type: "string" }, galleryId: { type: ["integer", "null"] } })),
      },
    },
    "/galleries": { get: { operationId: "listGalleries", ...answers(200, list(gallery)) } },
    "/galleries/{galleryId}": {
      patch: {
        operationId: "renameGallery",
        description: "Curators; they change their own gallery only (403 for another one).",
        ...inPath("galleryId"),
        ...input(object({ title: text }), { title: "Old masters" }),
        ...answers(200, object(gallery)),
      },
    },
    "/halls": {
      get: {
        operationId: "listHalls",
        description: "All filters given must fit. A hall must have every feature named.",
        parameters: [
          query("open", { type: "boolean" }),
          query("feature", { type: "array", items: feature }),
          query("sort", { type: "string", enum: ["price", "-price"], default: "price" }),
        ],
        ...answers(200, list(hall)),
      },
    },
    "/passes": {
      get: {
        operationId: "listPasses",
        description: "Guests see the passes they asked for, curators all.",
        ...answers(200, list(pass)),
      },
      post: {
        operationId: "createPass",
        description: "Guests. A guest has two passes at most (409). An unknown `guestName` is not refused.",
        ...input(object({ guestName: text, mail: pass.mail }), { guestName: "Ada", mail: "ada@example.org" }),
        ...answers(201, object(pass)),
      },
    },
    "/subscriptions": {
      post: {
        operationId: "subscribe",
        description: "Guests. Refused with 409 while the guest has an active subscription.",
        ...answers(201, object(subscription)),
      },
    },
    "/subscriptions/{subscriptionId}": {
      get: {
        operationId: "getSubscription",
        ...inPath("subscriptionId"),
        ...answers(200, object(subscription)),
      },
    },
    "/subscriptions/{subscriptionId}/cancel": {
      post: {
        operationId: "cancelSubscription",
        description: "Guests, their own subscription only. A cancelled one is refused with 409.",
        ...inPath("subscriptionId"),
        ...answers(200, object(subscription)),
      },
    },
  },
};

export const galleriesUsers = `users:
  greta: { role: guest, schemes: { bearer: greta } }
  gwen: { role: guest, schemes: { bearer: gwen } }
  cora: { role: curator, schemes: { bearer: cora } }
  carl: { role: curator, schemes: { bearer: carl } }
`;

export type GalleriesDefect =
  | "another's gallery is renamed"
  | "open=false gives all"
  | "one feature is enough"
  | "-price rises"
  | "any text is a mail"
  | "a cancelled one is cancelled"
  | "passes of all";

const galleryOf: Readonly<Record<string, number | null>> = { greta: null, gwen: null, cora: 1, carl: 2 };

const halls = [
  { id: 1, name: "Blue", priceCents: 900, open: true, features: ["lift", "screen"] },
  { id: 2, name: "Red", priceCents: 400, open: false, features: ["screen"] },
  { id: 3, name: "Gold", priceCents: 700, open: true, features: ["piano", "lift"] },
];

const detail = (status: number, words = "No."): MockResponse => ({ status, body: { detail: words } });
const done = (status: number, body: unknown): MockResponse => ({ status, body });

interface Call extends MockRequest {
  user: string;
  galleryId: number | null;
  body: Readonly<Record<string, unknown>> | undefined;
}

/** Starts the galleries, with a defect if one is named. */
export async function startGalleries(defect?: GalleriesDefect) {
  const galleries = [
    { id: 1, title: "Old masters" },
    { id: 2, title: "Young ones" },
  ];
  const passes: { id: number; guestName: string; mail: string; by: string }[] = [];
  const subscriptions: { id: number; status: string; by: string }[] = [];

  const rename = ({ path, body, galleryId }: Call): MockResponse => {
    const found = galleries.find(({ id }) => path === `/galleries/${id}`);
    if (galleryId === null) return detail(403);
    if (!found) return detail(404);
    if (found.id !== galleryId && defect !== "another's gallery is renamed") return detail(403);
    if (!isClosed(body, ["title"]) || !isText(body?.["title"])) return detail(422);
    found.title = String(body?.["title"]);
    return done(200, found);
  };
  const listHalls = ({ query: asked }: Call): MockResponse => {
    const [open, sort, features] = [asked.get("open"), asked.get("sort") ?? "price", asked.getAll("feature")];
    if (open !== null && !["true", "false"].includes(open)) return detail(400);
    if (!["price", "-price"].includes(sort) || !features.every((one) => feature.enum.includes(one)))
      return detail(400);
    const isFalling = sort === "-price" && defect !== "-price rises";
    const has = (own: readonly string[]): boolean =>
      defect === "one feature is enough"
        ? features.length === 0 || features.some((one) => own.includes(one))
        : features.every((one) => own.includes(one));
    const isOpen = (own: boolean): boolean =>
      open === null || (open === "false" && defect === "open=false gives all") || String(own) === open;
    const items = halls.filter((one) => isOpen(one.open) && has(one.features));
    items.sort((one, other) => (one.priceCents - other.priceCents) * (isFalling ? -1 : 1));
    return done(200, { items });
  };
  const passesOf = ({ method, user, galleryId, body }: Call): MockResponse => {
    const shown = ({ by: _, ...rest }: (typeof passes)[number]) => rest;
    const own = passes.filter(({ by }) => by === user);
    if (method === "GET") {
      const isAll = galleryId !== null || defect === "passes of all";
      return done(200, { items: (isAll ? passes : own).map(shown) });
    }
    if (galleryId !== null) return detail(403);
    const mail = body?.["mail"];
    const isMail =
      typeof mail === "string" &&
      mail.length <= 80 &&
      (defect === "any text is a mail" || /^\w+@\w+\.\w+$/.test(mail));
    if (!isClosed(body, ["guestName", "mail"]) || !isText(body?.["guestName"]) || !isMail) return detail(422);
    if (own.length >= 2) return detail(409, "There are two of yours.");
    const made = { id: passes.length + 1, guestName: String(body?.["guestName"]), mail, by: user };
    passes.push(made);
    return done(201, shown(made));
  };
  const subscriptionsOf = ({ method, path, user, galleryId }: Call): MockResponse => {
    const shown = ({ id, status }: (typeof subscriptions)[number]) => ({ id, status });
    if (path === "/subscriptions") {
      if (galleryId !== null) return detail(403);
      if (subscriptions.some(({ by, status }) => by === user && status === "active")) return detail(409);
      const made = { id: subscriptions.length + 1, status: "active", by: user };
      subscriptions.push(made);
      return done(201, shown(made));
    }
    const found = subscriptions.find(({ id, by }) => path.split("/")[2] === String(id) && by === user);
    if (!found) return detail(404);
    if (method === "GET") return done(200, shown(found));
    if (found.status === "cancelled" && defect !== "a cancelled one is cancelled") return detail(409);
    found.status = "cancelled";
    return done(200, shown(found));
  };

  const routes: readonly (readonly [
    pattern: RegExp,
    methods: string,
    answer: (call: Call) => MockResponse,
  ])[] = [
    [/^\/me$/, "GET", ({ user, galleryId }) => done(200, { name: user, galleryId })],
    [/^\/galleries$/, "GET", () => done(200, { items: galleries })],
    [/^\/galleries\/[^/]+$/, "PATCH", rename],
    [/^\/halls$/, "GET", listHalls],
    [/^\/passes$/, "GET, POST", passesOf],
    [/^\/subscriptions$/, "POST", subscriptionsOf],
    [/^\/subscriptions\/[^/]+$/, "GET", subscriptionsOf],
    [/^\/subscriptions\/[^/]+\/cancel$/, "POST", subscriptionsOf],
  ];
  return await serve((request): MockResponse => {
    const [, methods, answer] = routes.find(([pattern]) => pattern.test(request.path)) ?? [];
    if (!answer || !methods) return detail(404);
    if (!methods.split(", ").includes(request.method)) return { ...detail(405), headers: { allow: methods } };
    const user = /^Bearer (\w+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const galleryId = galleryOf[user];
    if (galleryId === undefined) return detail(401);
    const body = request.text === "" ? undefined : parsed(request.text);
    const type = request.headers["content-type"] ?? "";
    if (["/passes", "/galleries/1", "/galleries/2"].includes(request.path) && request.method !== "GET")
      if (!type.startsWith("application/json")) return detail(415);
    return body === null ? detail(400) : answer({ ...request, user, galleryId, body });
  });
}

/** A body; null where it is no JSON. */
function parsed(json: string): Record<string, unknown> | undefined | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? { ...value } : undefined;
  } catch {
    return null;
  }
}

const isText = (value: unknown): boolean =>
  typeof value === "string" && [...value].length >= 2 && [...value].length <= 40;

const isClosed = (body: Call["body"], names: readonly string[]): boolean =>
  body !== undefined && Object.keys(body).length === names.length && names.every((name) => name in body);
