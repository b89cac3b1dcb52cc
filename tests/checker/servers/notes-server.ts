import {
  defaultVariant,
  findViolations,
  isInteger,
  isText,
  type MockRequest,
  type MockResponse,
  maximum,
  maxLength,
  minimum,
  minLength,
  oneOf,
  pattern,
  readInteger,
  readObject,
  type ServerVariant,
  serve,
  sortedBy,
  type Values,
} from "./kit";

interface Note extends Values {
  id: number;
  owner: string;
  title: string;
  archived: boolean;
}

const passwords: Record<string, string> = { alice: "wonder-land-7", bob: "builder-shed-9" };

const title = [isText, minLength(1), maxLength(40)];
const text = [isText, maxLength(300)];
const state = [isText, oneOf("open", "closed")];
const priority = [isInteger, minimum(1), maximum(5)];
const id = [isInteger, minimum(1)];
const isDateTime = pattern(
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

const operations = [
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

/** A correct server for notes.yaml; `bug` names its one defect. */
export function startNotes(bug = "", variant: ServerVariant = defaultVariant) {
  const sessions = new Map([
    ["token-of-alice-4711", "alice"],
    ["token-of-bob-0815", "bob"],
  ]);
  let notes: Note[] = [];
  let last = 100;
  let login = 0;

  const success = (data: unknown): MockResponse => ({
    status: 200,
    body: { code: 200, success: true, data },
  });
  const failure = (code: number, message = "refused"): MockResponse => ({
    status: 200,
    body: { code, success: false, message, data: null },
  });
  const represent = ({ owner: _, ...note }: Note): Values => note;

  return serve((request) => {
    const response = route(request);
    return { ...response, ...applyResponseDefects(request, response) };
  });

  function userOf({ headers, path }: MockRequest): string | undefined {
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

  function route(request: MockRequest): MockResponse {
    const { method, path } = request;
    const key = `${method} ${path}`;
    if (!operations.includes(key)) {
      if (bug === "profile takes DELETE" && path === "/api/profile" && method === "DELETE")
        return success(null);
      return {
        status: operations.some((one) => one.endsWith(` ${path}`)) ? 405 : 404,
        body: { code: 404, success: false, message: "no", data: null },
      };
    }
    const user = userOf(request);
    if (path !== "/api/login" && user === undefined)
      return failure(
        bug === "getProfile says 404 when signed out" && path === "/api/profile" ? 404 : 401,
        "sign in",
      );
    const hasBody = method === "POST" && path !== "/api/logout";
    const read = hasBody ? readBody(request) : { body: {} };
    return "refusal" in read ? read.refusal : respond(request, read.body, user ?? "");
  }

  function readBody({ path, headers, text }: MockRequest): { body: Values } | { refusal: MockResponse } {
    if (!/^application\/json/.test(headers["content-type"] ?? "") && bug !== `any content type ${path}`)
      return { refusal: failure(variant.invalid, "json, please") };
    const body = readObject(text);
    if (body) return { body };
    if (bug === "createNote breaks on broken JSON" && path === "/api/note/create")
      return { refusal: { status: 500, body: { code: 500, success: false, message: "oops", data: null } } };
    return { refusal: failure(variant.invalid, "no json") };
  }

  function respond(request: MockRequest, body: Values, user: string): MockResponse {
    const { path, headers } = request;
    switch (path) {
      case "/api/login":
        return logIn(body);
      case "/api/logout":
        if (bug !== "logout ends nothing")
          for (const value of [headers["x-token"], /sid=([^;]+)/.exec(headers.cookie ?? "")?.[1]])
            sessions.delete(String(value));
        return success(null);
      case "/api/profile":
        return {
          ...success({
            username: bug === "getProfile is always alice" ? "alice" : user,
            displayName: bug === "getProfile too long" ? "x".repeat(41) : "Ann",
            since: bug === "getProfile date" ? "01.02.2026" : "2026-02-01",
          }),
          ...(bug === "getProfile is slow" && { delay: 450 }),
        };
      case "/api/note/list":
        return listNotes(request, user);
      case "/api/note/create":
        return createNote(body, user);
      default:
        return handleNote(request, path.slice("/api/note/".length), body, user);
    }
  }

  function logIn(body: Values): MockResponse {
    const violations = findViolations(
      body,
      {
        username: { isRequired: true, checks: [isText, minLength(1), maxLength(30)] },
        password: { isRequired: true, checks: [isText, minLength(6), maxLength(60)] },
      },
      bug.startsWith("login ") ? bug.slice(6) : "",
    );
    if (violations.length > 0) return failure(variant.invalid, violations.join());
    const name = String(body["username"]);
    if (bug !== "login takes any password" && passwords[name] !== body["password"])
      return failure(401, "wrong name or password");
    if (passwords[name] === undefined) return failure(401, "wrong name or password");
    login += 1;
    const token = `session-${login}-${name}-x9`;
    if (bug !== "login gives dead tokens") sessions.set(token, name);
    return success({
      token,
      ...(bug === "login without expiry" ? {} : { expiresAt: "2027-01-01T00:00:00Z" }),
    });
  }

  function listNotes({ query, count }: MockRequest, user: string): MockResponse {
    const page = readInteger(query.get("page"), 1, bug === "listNotes page 0" ? 0 : 1, 1e9);
    const size = readInteger(
      query.get("size"),
      bug === "listNotes default size" ? 20 : 10,
      1,
      bug === "listNotes size 51" ? 1000 : bug === "listNotes refuses 50" ? 49 : 50,
    );
    const wantedState = query.get("state");
    const minimum = query.has("minPriority") ? readInteger(query.get("minPriority"), 1, 1, 5) : 0;
    const order = query.get("sort") ?? (bug === "listNotes default order" ? "-id" : "id");
    const isOrder = /^-?(id|title|priority)$/.test(order);
    if (
      page === null ||
      size === null ||
      minimum === null ||
      (wantedState !== null && !/^(open|closed)$/.test(wantedState)) ||
      (!isOrder && bug !== "listNotes any sort")
    )
      return failure(variant.invalid, "no");
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
    if (bug === "listNotes page ignored")
      return success({ items: found.slice(0, size).map(represent), total });
    return success({
      items: items.map((note) => ({
        ...represent(note),
        ...(bug === "listNotes stale title" && { title: "stale" }),
        ...(bug === "listNotes extra member" && { owner: user }),
      })),
      total,
    });
  }

  function createNote(body: Values, user: string): MockResponse {
    const violations = findViolations(
      body,
      {
        title: { isRequired: true, checks: title },
        text: { isNullable: true, checks: text },
        state: { checks: state },
        priority: { isRequired: true, checks: priority },
        dueAt: { isNullable: true, checks: [isText, isDateTime] },
        contact: { checks: [isText, pattern(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, "format"), maxLength(60)] },
        tags: { checks: tags },
      },
      bug.startsWith("createNote ") ? bug.slice(11) : "",
    );
    if (bug === "createNote refuses 40" && [...String(body["title"])].length === 40) violations.push("title");
    if (bug === "createNote counts bytes" && Buffer.byteLength(String(body["title"])) > 40)
      violations.push("title");
    if (bug === "createNote wants text" && body["text"] === undefined) violations.push("text");
    if (violations.length > 0)
      return failure(bug === "createNote says 404" ? 404 : variant.invalid, violations.join());
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
    const response = success(represent(note));
    if (bug === "createNote status 201") return { ...response, status: 201 };
    if (bug === "createNote code 0")
      return { status: 200, body: { code: 201, success: true, data: represent(note) } };
    return response;
  }

  function handleNote({ query }: MockRequest, action: string, body: Values, user: string): MockResponse {
    const isDetail = action === "detail";
    const violations = isDetail ? idViolations(query.get("id")) : changeViolations(action, body);
    if (violations.length > 0 && bug === "update changes although refused")
      Object.assign(
        notes.find((note) => note.id === body["id"]) ?? {},
        typeof body["title"] === "string" ? { title: body["title"] } : {},
      );
    if (violations.length > 0) return failure(variant.invalid, violations.join());
    const wanted = Number(isDetail ? query.get("id") : body["id"]);
    const note = notes.find((one) => one.id === wanted);
    if (!note) {
      if (bug === "deleteNote twice" && action === "delete") return success(null);
      if (bug === "getNote empty" && isDetail)
        return { status: 200, body: { code: 200, success: true, data: null } };
      return failure(bug === "getNote says 403" && isDetail ? 400 : 404, "none");
    }
    const isOwner = note.owner === user || bug === `${action} of others`;
    if (!isOwner)
      return failure(
        bug === `${action} of others 401` ? 401 : variant.foreign === 404 ? 404 : 403,
        "not yours",
      );
    if (isDetail) return getNote(note);
    if (action === "update") return updateNote(note, body, user);
    if (action === "delete") return deleteNote(note, user);
    if (note.archived && bug !== "archive twice") return failure(409, "archived already");
    note.archived = true;
    return success(represent(note));
  }

  function idViolations(text: string | null): string[] {
    return text === null || readInteger(text, 0, 1, 1e12) === null ? ["id"] : [];
  }

  function changeViolations(action: string, body: Values): string[] {
    const members = {
      title: { checks: title },
      text: { isNullable: true, checks: text },
      state: { checks: state },
      priority: { checks: priority },
    };
    return findViolations(
      body,
      { id: { isRequired: true, checks: id }, ...(action === "update" && members) },
      bug.startsWith(`${action} `) ? bug.slice(action.length + 1) : "",
    );
  }

  function getNote(note: Note): MockResponse {
    if (bug === "getNote without text") {
      const { text: _, ...rest } = represent(note);
      return success(rest);
    }
    return success({
      ...represent(note),
      ...(bug === "getNote wrong state" && { state: "open" }),
      ...(bug === "getNote id text" && { id: String(note.id) }),
    });
  }

  function updateNote(note: Note, body: Values, user: string): MockResponse {
    const { id: _, ...changes } = body;
    if (bug === "update forgets") return success({ ...represent(note), ...changes });
    if (bug === "update forgets state") delete changes["state"];
    if (bug === "update resets text" && changes["text"] === undefined) note["text"] = "";
    if (bug === "update changes all")
      for (const one of notes) if (one.owner === user) Object.assign(one, changes);
    Object.assign(note, changes);
    return success(
      bug === "update shows the old" ? { ...represent(note), title: "before" } : represent(note),
    );
  }

  function deleteNote(note: Note, user: string): MockResponse {
    if (bug === "deleteNote deletes nothing") return success(null);
    notes = notes.filter((one) => one !== note && !(bug === "deleteNote deletes all" && one.owner === user));
    return bug === "deleteNote data" ? success({ id: note.id }) : success(null);
  }

  function applyResponseDefects({ path, count }: MockRequest, response: MockResponse): Partial<MockResponse> {
    const isOk = (response.body as { success?: boolean } | undefined)?.success === true;
    if (bug === "getNote html" && path === "/api/note/detail" && isOk)
      return { headers: { "content-type": "text/html" } };
    if (bug === "listNotes latin" && path === "/api/note/list" && isOk)
      return { headers: { "content-type": "application/json; charset=iso-8859-1" } };
    if (bug === "getProfile half" && path === "/api/profile" && isOk)
      return { raw: JSON.stringify(response.body).slice(0, -3) };
    if (bug === "getNote sometimes breaks" && path === "/api/note/detail" && count % 9 === 0)
      return { status: 503, body: { code: 503, success: false, message: "busy", data: null } };
    if (bug === "archive data on failure" && path === "/api/note/archive" && !isOk)
      return { body: { code: 409, success: false, message: "x", data: { id: 1 } } };
    if (bug === "update success with code" && path === "/api/note/update" && !isOk && response.status === 200)
      return { body: { ...(response.body as Values), success: true } };
    return {};
  }
}
