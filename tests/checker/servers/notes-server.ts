import {
  type Asked,
  from,
  type Habits,
  isText,
  isWhole,
  least,
  like,
  most,
  oneOf,
  readObject,
  readWhole,
  serve,
  sortedBy,
  type Told,
  to,
  usualHabits,
  type Values,
  wrongMembers,
} from "./kit";

interface Note extends Values {
  id: number;
  owner: string;
  title: string;
  archived: boolean;
}

const passwords: Record<string, string> = { alice: "wonder-land-7", bob: "builder-shed-9" };

const title = [isText, least(1), most(40)];
const text = [isText, most(300)];
const state = [isText, oneOf("open", "closed")];
const priority = [isWhole, from(1), to(5)];
const id = [isWhole, from(1)];
const isMoment = like(
  /^\d{4}-(0\d|1[0-2])-[0-3]\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  "format",
);
const tags: [string, (value: unknown) => boolean][] = [
  ["type", Array.isArray],
  ["maxItems", (value) => !Array.isArray(value) || value.length <= 4],
  ["uniqueItems", (value) => !Array.isArray(value) || new Set(value).size === value.length],
  [
    "items",
    (value) =>
      !Array.isArray(value) || value.every((one) => typeof one === "string" && /^[a-z]{2,8}$/.test(one)),
  ],
];

/** A correct back end for notes.yaml; `bug` names the one promise it breaks. */
export function startNotes(bug = "", habits: Habits = usualHabits) {
  const sessions = new Map([
    ["token-of-alice-4711", "alice"],
    ["token-of-bob-0815", "bob"],
  ]);
  let notes: Note[] = [];
  let last = 100;
  let login = 0;

  const good = (data: unknown): Told => ({ status: 200, body: { code: 200, success: true, data } });
  const bad = (code: number, message = "refused"): Told => ({
    status: 200,
    body: { code, success: false, message, data: null },
  });
  const shown = ({ owner: _, ...note }: Note): Values => note;

  return serve((asked) => {
    const told = route(asked);
    return { ...told, ...disguise(asked, told) };
  });

  function userOf({ headers, path }: Asked): string | undefined {
    const header = headers["x-token"];
    const cookie = /(?:^|; )sid=([^;]+)/.exec(headers.cookie ?? "")?.[1];
    if (bug === "getProfile takes anybody" && path === "/api/profile") return "alice";
    if (bug === "createNote takes anybody" && path === "/api/note/create") return "alice";
    if (bug === "deleteNote takes anybody" && path === "/api/note/delete") return "alice";
    if (bug === "listNotes takes any token" && path === "/api/note/list" && (header || cookie))
      return sessions.get(String(header ?? cookie)) ?? "alice";
    if (bug === "getNote refuses the cookie" && path === "/api/note/detail" && !header) return undefined;
    if (typeof header === "string") return sessions.get(header);
    return cookie === undefined ? undefined : sessions.get(cookie);
  }

  function route(asked: Asked): Told {
    const { method, path, headers } = asked;
    const key = `${method} ${path}`;
    const known = [
      "POST /api/login",
      "POST /api/logout",
      "GET /api/profile",
      "GET /api/note/list",
      "GET /api/note/detail",
      "POST /api/note/create",
      "POST /api/note/update",
      "POST /api/note/delete",
      "POST /api/note/archive",
    ];
    if (!known.includes(key)) {
      if (bug === "profile takes DELETE" && path === "/api/profile" && method === "DELETE") return good(null);
      return {
        status: known.some((one) => one.endsWith(` ${path}`)) ? 405 : 404,
        body: { code: 404, success: false, message: "no", data: null },
      };
    }
    const user = userOf(asked);
    if (path !== "/api/login" && user === undefined)
      return bad(
        bug === "getProfile says 404 when signed out" && path === "/api/profile" ? 404 : 401,
        "sign in",
      );
    let body: Values = {};
    if (method === "POST" && path !== "/api/logout") {
      if (!/^application\/json/.test(headers["content-type"] ?? "") && bug !== `any content type ${path}`)
        return bad(habits.invalid, "json, please");
      const read = readObject(asked.text);
      if (!read) {
        if (bug === "createNote breaks on broken JSON" && path === "/api/note/create")
          return { status: 500, body: { code: 500, success: false, message: "oops", data: null } };
        return bad(habits.invalid, "no json");
      }
      body = read;
    }
    switch (path) {
      case "/api/login":
        return enter(body);
      case "/api/logout":
        if (bug !== "logout ends nothing")
          for (const value of [headers["x-token"], /sid=([^;]+)/.exec(headers.cookie ?? "")?.[1]])
            sessions.delete(String(value));
        return good(null);
      case "/api/profile":
        return {
          ...good({
            username: bug === "getProfile is always alice" ? "alice" : user,
            displayName: bug === "getProfile too long" ? "x".repeat(41) : "Ann",
            since: bug === "getProfile date" ? "01.02.2026" : "2026-02-01",
          }),
          ...(bug === "getProfile is slow" && { delay: 450 }),
        };
      case "/api/note/list":
        return list(asked, user ?? "");
      case "/api/note/create":
        return create(body, user ?? "");
      default:
        return single(asked, path, body, user ?? "");
    }
  }

  function enter(body: Values): Told {
    const wrong = wrongMembers(
      body,
      {
        username: { isNeeded: true, checks: [isText, least(1), most(30)] },
        password: { isNeeded: true, checks: [isText, least(6), most(60)] },
      },
      bug.startsWith("login ") ? bug.slice(6) : "",
    );
    if (wrong.length > 0) return bad(habits.invalid, wrong.join());
    const name = String(body["username"]);
    if (bug !== "login takes any password" && passwords[name] !== body["password"])
      return bad(401, "wrong name or password");
    if (passwords[name] === undefined) return bad(401, "wrong name or password");
    login += 1;
    const token = `session-${login}-${name}-x9`;
    if (bug !== "login gives dead tokens") sessions.set(token, name);
    return good({ token, ...(bug === "login without expiry" ? {} : { expiresAt: "2027-01-01T00:00:00Z" }) });
  }

  function list({ query, count }: Asked, user: string): Told {
    const page = readWhole(query.get("page"), 1, bug === "listNotes page 0" ? 0 : 1, 1e9);
    const size = readWhole(
      query.get("size"),
      bug === "listNotes default size" ? 20 : 10,
      1,
      bug === "listNotes size 51" ? 1000 : bug === "listNotes refuses 50" ? 49 : 50,
    );
    const wantedState = query.get("state");
    const minimum = query.has("minPriority") ? readWhole(query.get("minPriority"), 1, 1, 5) : 0;
    const order = query.get("sort") ?? (bug === "listNotes default order" ? "-id" : "id");
    const isOrder = /^-?(id|title|priority)$/.test(order);
    if (
      page === null ||
      size === null ||
      minimum === null ||
      (wantedState !== null && !/^(open|closed)$/.test(wantedState)) ||
      (!isOrder && bug !== "listNotes any sort")
    )
      return bad(habits.invalid, "no");
    let found = notes.filter(({ owner }) => owner === user || bug === "listNotes shows all");
    if (wantedState !== null && bug !== "listNotes ignores state")
      found = found.filter((note) => note["state"] === wantedState);
    if (bug !== "listNotes ignores minPriority")
      found = found.filter(
        (note) =>
          Number(note["priority"]) >=
          (bug === "listNotes minPriority above" && minimum > 0 ? minimum + 1 : minimum),
      );
    found = sortedBy(found, bug === "listNotes never falls" ? order.replace("-", "") : order);
    if (bug === "listNotes wobbles" && !query.has("sort") && count % 2 === 0) found.reverse();
    const start = (page - 1) * size;
    const items = found.slice(
      bug === "listNotes overlaps" && page > 1 ? start - 1 : start,
      start + size + (bug === "listNotes one too many" ? 1 : 0),
    );
    const total =
      bug === "listNotes total of page"
        ? items.length
        : bug === "listNotes total"
          ? found.length + 1
          : found.length;
    if (bug === "listNotes page ignored") return good({ items: found.slice(0, size).map(shown), total });
    return good({
      items: items.map((note) => ({
        ...shown(note),
        ...(bug === "listNotes stale title" && { title: "stale" }),
        ...(bug === "listNotes extra member" && { owner: user }),
      })),
      total,
    });
  }

  function create(body: Values, user: string): Told {
    const wrong = wrongMembers(
      body,
      {
        title: { isNeeded: true, checks: title },
        text: { isNullable: true, checks: text },
        state: { checks: state },
        priority: { isNeeded: true, checks: priority },
        dueAt: { isNullable: true, checks: [isText, isMoment] },
        contact: { checks: [isText, like(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, "format"), most(60)] },
        tags: { checks: tags },
      },
      bug.startsWith("createNote ") ? bug.slice(11) : "",
    );
    if (bug === "createNote refuses 40" && [...String(body["title"])].length === 40) wrong.push("title");
    if (bug === "createNote counts bytes" && Buffer.byteLength(String(body["title"])) > 40)
      wrong.push("title");
    if (bug === "createNote wants text" && body["text"] === undefined) wrong.push("text");
    if (wrong.length > 0) return bad(bug === "createNote says 404" ? 404 : habits.invalid, wrong.join());
    if (bug === "createNote breaks on quotes" && /['"]/.test(String(body["title"])))
      return {
        status: 500,
        body: {
          code: 500,
          success: false,
          message: "Error: bad\n    at query (/srv/app/db.js:12:7)",
          data: null,
        },
      };
    last += 1;
    const note: Note = {
      id: last,
      owner: user,
      title:
        bug === "createNote Latin-1"
          ? String(body["title"]).replace(/[^\x20-\xff]/g, "?")
          : String(body["title"]),
      text: body["text"] ?? null,
      state: body["state"] ?? (bug === "createNote default" ? "closed" : "open"),
      priority: bug === "createNote forgets priority" ? 1 : body["priority"],
      dueAt:
        bug === "createNote shifts time" && typeof body["dueAt"] === "string"
          ? new Date(body["dueAt"].slice(0, 19) + "Z").toISOString()
          : (body["dueAt"] ?? null),
      contact: body["contact"] ?? null,
      tags: body["tags"] ?? [],
      archived: false,
      createdAt: bug === "createNote time" ? "2026-11-21 10:00" : "2026-11-21T10:00:00Z",
    };
    if (bug !== "createNote forgets") notes.push(note);
    const told = good(shown(note));
    if (bug === "createNote status 201") return { ...told, status: 201 };
    if (bug === "createNote code 0")
      return { status: 200, body: { code: 201, success: true, data: shown(note) } };
    return told;
  }

  function single({ query }: Asked, path: string, body: Values, user: string): Told {
    const isDetail = path === "/api/note/detail";
    const members =
      path === "/api/note/update"
        ? {
            title: { checks: title },
            text: { isNullable: true, checks: text },
            state: { checks: state },
            priority: { checks: priority },
          }
        : {};
    const own = path.slice("/api/note/".length);
    const wrong = isDetail
      ? readWhole(query.get("id"), 0, 1, 1e12) === null || query.get("id") === null
        ? ["id"]
        : []
      : wrongMembers(
          body,
          { id: { isNeeded: true, checks: id }, ...members },
          bug.startsWith(`${own} `) ? bug.slice(own.length + 1) : "",
        );
    if (wrong.length > 0 && bug === "update changes although refused")
      Object.assign(
        notes.find((note) => note.id === body["id"]) ?? {},
        typeof body["title"] === "string" ? { title: body["title"] } : {},
      );
    if (wrong.length > 0) return bad(habits.invalid, wrong.join());
    const wanted = Number(isDetail ? query.get("id") : body["id"]);
    const note = notes.find((one) => one.id === wanted);
    if (!note) {
      if (bug === "deleteNote twice" && path === "/api/note/delete") return good(null);
      if (bug === "getNote empty" && isDetail)
        return { status: 200, body: { code: 200, success: true, data: null } };
      return bad(bug === "getNote says 403" && isDetail ? 400 : 404, "none");
    }
    const isMine = note.owner === user || bug === `${own} of others`;
    if (!isMine)
      return bad(bug === `${own} of others 401` ? 401 : habits.foreign === 404 ? 404 : 403, "not yours");
    switch (own) {
      case "detail":
        if (bug === "getNote without text") {
          const { text: _, ...rest } = shown(note);
          return good(rest);
        }
        return good({
          ...shown(note),
          ...(bug === "getNote wrong state" && { state: "open" }),
          ...(bug === "getNote id text" && { id: String(note.id) }),
        });
      case "update": {
        const { id: _, ...changes } = body;
        if (bug === "update forgets") return good({ ...shown(note), ...changes });
        if (bug === "update forgets state") delete changes["state"];
        if (bug === "update resets text" && changes["text"] === undefined) note["text"] = "";
        if (bug === "update changes all")
          for (const one of notes) if (one.owner === user) Object.assign(one, changes);
        Object.assign(note, changes);
        return good(bug === "update shows the old" ? { ...shown(note), title: "before" } : shown(note));
      }
      case "delete":
        if (bug === "deleteNote deletes nothing") return good(null);
        notes = notes.filter(
          (one) => one !== note && !(bug === "deleteNote deletes all" && one.owner === user),
        );
        return bug === "deleteNote data" ? good({ id: note.id }) : good(null);
      default:
        if (note.archived && bug !== "archive twice") return bad(409, "archived already");
        note.archived = true;
        return good(shown(note));
    }
  }

  function disguise({ path, count }: Asked, told: Told): Partial<Told> {
    const isOk = (told.body as { success?: boolean } | undefined)?.success === true;
    if (bug === "getNote html" && path === "/api/note/detail" && isOk)
      return { headers: { "content-type": "text/html" } };
    if (bug === "listNotes latin" && path === "/api/note/list" && isOk)
      return { headers: { "content-type": "application/json; charset=iso-8859-1" } };
    if (bug === "getProfile half" && path === "/api/profile" && isOk)
      return { raw: JSON.stringify(told.body).slice(0, -3) };
    if (bug === "getNote sometimes breaks" && path === "/api/note/detail" && count % 9 === 0)
      return { status: 503, body: { code: 503, success: false, message: "busy", data: null } };
    if (bug === "archive data on failure" && path === "/api/note/archive" && !isOk)
      return { body: { code: 409, success: false, message: "x", data: { id: 1 } } };
    if (bug === "update success with code" && path === "/api/note/update" && !isOk && told.status === 200)
      return { body: { ...(told.body as Values), success: true } };
    return {};
  }
}
