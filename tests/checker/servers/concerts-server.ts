import { accountHandlers } from "./concerts/account-handlers";
import { concertHandlers } from "./concerts/concert-handlers";
import { visitorHandlers } from "./concerts/visitor-handlers";
import { ConcertsWorld, type Handler, headerOf } from "./concerts/world";
import { type Asked, type Habits, readObject, serve, type Told, usualHabits, type Values } from "./kit";

const sessions: Record<string, string> = {
  "alice-stage-token-hall": "alice",
  "bob-stage-token-cellar": "bob",
};
const deskKeys: Record<string, string> = { "alice-desk-key-4f81": "alice", "bob-desk-key-97d2": "bob" };

/** Who is let in: everybody whatever they send, visitors and good sessions, sessions, sessions and desk keys. */
type Door = "open" | "visitors" | "session" | "either";
type Route = readonly [method: string, path: RegExp, door: Door, handle: Handler];

/** A correct back end for concerts.yaml; `bug` names the one promise it breaks. */
export function startConcerts(bug = "", habits: Habits = usualHabits) {
  const world = new ConcertsWorld(bug, habits);
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

  return serve((asked) => {
    const here = routes.filter(([, path]) => path.test(asked.path));
    const route = here.find(([method]) => method === asked.method);
    if (here.length === 0) return world.none();
    if (!route)
      return { ...world.bad(405, "METHOD"), headers: { allow: here.map(([method]) => method).join(", ") } };
    return enter(route, asked);
  });

  function enter([method, path, door, handle]: Route, asked: Asked): Told {
    const isLoose = bug === "a token with another end" && handle === concerts.changeConcert;
    const user = whoIs(asked, door, isLoose);
    if (user === undefined) return world.bad(401, "SIGN_IN");
    let body: Values = {};
    if (["POST", "PUT", "PATCH"].includes(method)) {
      const isJson = /^application\/json/.test(headerOf(asked, "content-type") ?? "");
      const read = isJson ? readObject(asked.text) : undefined;
      if (!read) return world.invalid();
      body = read;
    }
    return handle({ asked, user, body, id: path.exec(asked.path)?.[1] ?? "" });
  }
}

/** The user behind the credentials, "" for a visitor where visitors may come, else nobody. */
function whoIs(asked: Asked, door: Door, isLoose: boolean): string | undefined {
  if (door === "open") return "";
  const authorization = headerOf(asked, "authorization");
  if (door === "visitors" && authorization === undefined) return "";
  const token = /^Bearer (.+)$/.exec(authorization ?? "")?.[1] ?? "";
  const user = isLoose
    ? Object.entries(sessions).find(([one]) => one.slice(0, -6) === token.slice(0, -6))?.[1]
    : sessions[token];
  return user ?? (door === "either" ? deskKeys[headerOf(asked, "x-desk-key") ?? ""] : undefined);
}
