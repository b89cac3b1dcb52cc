import { accountHandlers } from "./concerts/account-handlers";
import { concertHandlers } from "./concerts/concert-handlers";
import { visitorHandlers } from "./concerts/visitor-handlers";
import { ConcertsWorld, type Handler, headerOf } from "./concerts/world";
import {
  defaultVariant,
  type MockRequest,
  type MockResponse,
  readObject,
  type ServerVariant,
  serve,
  type Values,
} from "./kit";

const sessions: Record<string, string> = {
  "alice-stage-token-hall": "alice",
  "bob-stage-token-cellar": "bob",
};
const deskKeys: Record<string, string> = { "alice-desk-key-4f81": "alice", "bob-desk-key-97d2": "bob" };

/** No authentication, optional session, session, session or desk key. */
type Access = "open" | "visitors" | "session" | "either";
type Route = readonly [method: string, path: RegExp, access: Access, handle: Handler];

/** A correct server for concerts.yaml; `bug` names its one defect. */
export function startConcerts(bug = "", variant: ServerVariant = defaultVariant) {
  const world = new ConcertsWorld(bug, variant);
  const concerts = concertHandlers(world);
  const visitors = visitorHandlers(world);
  const account = accountHandlers(world);
  const routes: readonly Route[] = [
    ["POST", /^\/venues$/, "session", concerts.createVenue],
    [
      "GET",
      /^\/venues\/([^/]+)$/,
      bug === "getVenue asks for a token" ? "session" : "open",
      concerts.getVenue,
    ],
    ["GET", /^\/venues\/([^/]+)\/concerts$/, "open", concerts.listConcerts],
    ["POST", /^\/venues\/([^/]+)\/concerts$/, "session", concerts.announceConcert],
    [
      "GET",
      /^\/concerts\/([^/]+)$/,
      bug === "getConcert closed to visitors" ? "session" : "visitors",
      concerts.getConcert,
    ],
    ["PATCH", /^\/concerts\/([^/]+)$/, "session", concerts.changeConcert],
    ["DELETE", /^\/concerts\/([^/]+)$/, "session", concerts.cancelConcert],
    ["POST", /^\/concerts\/([^/]+)\/holds$/, "either", visitors.holdSeats],
    ["DELETE", /^\/holds\/([^/]+)$/, "either", visitors.releaseHold],
    ["GET", /^\/concerts\/([^/]+)\/reviews$/, "open", visitors.listReviews],
    ["POST", /^\/concerts\/([^/]+)\/reviews$/, "session", visitors.writeReview],
    ["GET", /^\/me\/addresses$/, "session", account.listAddresses],
    ["POST", /^\/me\/addresses$/, "session", account.addAddress],
    ["PUT", /^\/me\/addresses\/([^/]+)$/, "session", account.replaceAddress],
    ["DELETE", /^\/me\/addresses\/([^/]+)$/, "session", account.deleteAddress],
    ["POST", /^\/orders$/, "session", account.createOrder],
    [
      "GET",
      /^\/orders\/([^/]+)$/,
      bug === "getOrder takes the desk key" ? "either" : "session",
      account.getOrder,
    ],
  ];

  return serve((request) => {
    const matches = routes.filter(([, path]) => path.test(request.path));
    const route = matches.find(([method]) => method === request.method);
    if (matches.length === 0) return world.notFound();
    if (!route)
      return {
        ...world.failure(405, "METHOD"),
        headers: { allow: matches.map(([method]) => method).join(", ") },
      };
    return dispatch(route, request);
  });

  function dispatch([method, path, access, handle]: Route, request: MockRequest): MockResponse {
    const ignoresSuffix = bug === "a token with another end" && handle === concerts.changeConcert;
    const user = authenticate(request, access, ignoresSuffix);
    if (user === undefined) return world.failure(401, "SIGN_IN");
    let body: Values = {};
    if (["POST", "PUT", "PATCH"].includes(method)) {
      const isJson = /^application\/json/.test(headerOf(request, "content-type") ?? "");
      const read = isJson ? readObject(request.text) : undefined;
      if (!read) return world.invalid();
      body = read;
    }
    return handle({ request, user, body, id: path.exec(request.path)?.[1] ?? "" });
  }
}

/** The user of the credentials, "" for a visitor where the operation allows it, otherwise undefined. */
function authenticate(request: MockRequest, access: Access, ignoresSuffix: boolean): string | undefined {
  if (access === "open") return "";
  const authorization = headerOf(request, "authorization");
  if (access === "visitors" && authorization === undefined) return "";
  const token = /^Bearer (.+)$/.exec(authorization ?? "")?.[1] ?? "";
  const user = ignoresSuffix
    ? Object.entries(sessions).find(([one]) => one.slice(0, -6) === token.slice(0, -6))?.[1]
    : sessions[token];
  return user ?? (access === "either" ? deskKeys[headerOf(request, "x-desk-key") ?? ""] : undefined);
}
