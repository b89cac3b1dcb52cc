import {
  type Check,
  defaultVariant,
  findViolations,
  isText,
  type MockRequest,
  type MockResponse,
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

interface Board extends Values {
  id: string;
  owner: string;
  version: number;
}

interface Card extends Values {
  id: number;
  boardId: string;
}

const tokens: Record<string, string> = { "alice-bearer-token-1": "alice", "bob-bearer-token-2": "bob" };
const name = [isText, minLength(2), maxLength(30)];
const note = [isText, maxLength(200)];
const colour = [isText, oneOf("red", "green", "blue")];
const isDay: Check = [
  "format",
  (value) =>
    // 30 February is parsed, too.
    typeof value !== "string" ||
    (!Number.isNaN(Date.parse(value)) && new Date(value).toISOString().slice(0, 10) === value),
];

/** A correct server for boards.yaml; `bug` names its one defect. */
export function startBoards(bug = "", variant: ServerVariant = defaultVariant) {
  let boards: Board[] = [];
  let cards: Card[] = [];
  const settings: Record<string, Values> = {};
  const keys = new Map<string, MockResponse>();
  let last = 0;

  const envelope = (status: number, data: unknown): MockResponse => ({
    status,
    body: { code: status, success: true, errcode: null, data },
  });
  const failure = (status: number, errcode: string): MockResponse => ({
    status,
    body: { code: status, success: false, errcode, message: "refused", data: null },
  });
  const represent = ({ owner: _, version: __, ...board }: Board): Values => board;
  const deleted = (): MockResponse => (variant.deleted === 204 ? { status: 204 } : envelope(200, null));

  return serve((request) => {
    const response = route(request);
    const body = response.body as Values | undefined;
    if (
      bug === "code unlike status" &&
      request.path === "/v1/boards" &&
      request.method === "POST" &&
      response.status === 201
    )
      return { ...response, body: { ...body, code: 200 } };
    if (bug === "success on failure" && request.path.endsWith("/cards") && response.status >= 400)
      return { ...response, body: { ...body, success: true } };
    if (bug === "errcode on success" && request.path === "/v1/me/settings" && response.status === 200)
      return { ...response, body: { ...body, errcode: "OK" } };
    if (
      bug === "errcode null on failure" &&
      /cards\/\d+$/.test(request.path) &&
      request.method === "GET" &&
      response.status >= 400
    )
      return { ...response, body: { ...body, errcode: null } };
    return response;
  });

  function route(request: MockRequest): MockResponse {
    const { method, path } = request;
    const user =
      tokens[/^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? ""] ??
      (bug === "any bearer" && path === "/v1/me/settings" && request.headers.authorization
        ? "alice"
        : undefined);
    const [, board, rest, card] = /^\/v1\/boards(?:\/([^/]+))?(\/cards)?(?:\/([^/]+))?$/.exec(path) ?? [];
    const isSettings = path === "/v1/me/settings";
    const isBoards = path === "/v1/boards";
    if (!isSettings && !isBoards && board === undefined) return failure(404, "NO_PATH");
    const allowed = isSettings
      ? ["GET", "PUT"]
      : isBoards
        ? ["GET", "POST"]
        : card !== undefined
          ? ["GET", "DELETE"]
          : rest !== undefined
            ? ["GET", "POST"]
            : ["GET", "PUT", "PATCH", "DELETE"];
    if (!allowed.includes(method)) {
      if (bug === "cards take DELETE" && rest !== undefined && card === undefined && method === "DELETE")
        return deleted();
      return { ...failure(405, "METHOD"), headers: { allow: allowed.join(", ") } };
    }
    if (user === undefined) return failure(401, "SIGN_IN");
    let body: Values = {};
    if (["POST", "PUT", "PATCH"].includes(method)) {
      if (!/^application\/json/.test(request.headers["content-type"] ?? ""))
        return failure(variant.invalid, "JSON");
      const read = readObject(request.text);
      if (!read) return failure(variant.invalid, "JSON");
      body = read;
    }
    if (isSettings) return handleSettings(method, body, user);
    if (isBoards) return method === "GET" ? listBoards(request, user) : createBoard(request, body, user);
    if (!/^b_[a-z0-9]{8}$/.test(board ?? "")) return failure(variant.invalid, "ID");
    const found = boards.find(({ id }) => id === board);
    if (!found && !(bug === "orphans" && rest !== undefined))
      return bug === "getBoard unknown 500" && method === "GET" && rest === undefined
        ? failure(500, "OOPS")
        : failure(404, "NONE");
    const isOpen =
      bug === `others ${method}${rest === undefined ? "" : " cards"}${card === undefined ? "" : "/"}`;
    if (found && found.owner !== user && !isOpen) return failure(variant.foreign, "NOT_YOURS");
    if (rest === undefined) return handleBoard(request, body, found ?? { id: "", owner: "", version: 0 });
    return card === undefined
      ? handleCards(method, body, board ?? "")
      : handleCard(method, card, board ?? "");
  }

  function handleSettings(method: string, body: Values, user: string): MockResponse {
    if (method === "PUT") {
      const violations = findViolations(
        body,
        {
          theme: { isRequired: true, checks: [isText, oneOf("light", "dark")] },
          signature: { checks: [isText, maxLength(80)] },
        },
        bug.startsWith("settings ") ? bug.slice(9) : "",
      );
      if (violations.length > 0) return failure(variant.invalid, "INPUT");
      if (bug === "replaceSettings forgets") return envelope(200, body);
      settings[user] = bug === "replaceSettings merges" ? { ...settings[user], ...body } : body;
    }
    return envelope(200, settings[user] ?? { theme: "light" });
  }

  function listBoards({ query }: MockRequest, user: string): MockResponse {
    const page = readInteger(query.get("page"), 0, 0, 1e9);
    const size = readInteger(query.get("limit"), bug === "listBoards default size" ? 4 : 5, 1, 20);
    const order = query.get("sort") ?? "name";
    const wanted = query.get("colour");
    if (
      page === null ||
      size === null ||
      !/^-?name$/.test(order) ||
      (wanted !== null && !/^(red|green|blue)$/.test(wanted))
    )
      return failure(variant.invalid, "INPUT");
    let found = boards.filter(({ owner }) => owner === user || bug === "listBoards shows all");
    if (wanted !== null && bug !== "listBoards ignores colour")
      found = found.filter((one) => one["colour"] === wanted);
    if (bug === "listBoards loses red")
      found = found.filter((one) => one["colour"] !== "red" || wanted === null);
    if (bug !== "listBoards unsorted") found = sortedBy(found, order);
    const start = (page + (bug === "listBoards first page 1" ? -1 : 0)) * size;
    const items = found.slice(Math.max(0, start), Math.max(0, start) + size);
    if (bug === "listBoards drops last" && items.length === size) items.pop();
    const total = String(found.length + (bug === "listBoards total" ? 2 : 0));
    return {
      ...envelope(200, items.map(represent)),
      headers:
        bug === "listBoards no total"
          ? {}
          : { "X-Total-Count": bug === "listBoards total text" ? "many" : total },
    };
  }

  function checkBoard(body: Values, operation: string): string[] {
    return findViolations(
      body,
      {
        name: { isRequired: true, checks: name },
        slug: { isRequired: true, checks: [isText, pattern(/^[a-z][a-z0-9-]{2,19}$/)] },
        note: { isNullable: true, checks: note },
        colour: { checks: colour },
        starts: { checks: [isText, isDay] },
      },
      bug.startsWith(`${operation} `) ? bug.slice(operation.length + 1) : "",
    );
  }

  function locationOf(id: string): string {
    if (bug === "createBoard location of the list") return "/v1/boards";
    return bug === "createBoard wrong location" ? "/v1/boards/b_zzzzzzzz" : `/v1/boards/${id}`;
  }

  function createBoard(request: MockRequest, body: Values, user: string): MockResponse {
    const key = request.headers["idempotency-key"];
    if (typeof key === "string" && (key.length < 8 || key.length > 64) && bug !== "any key")
      return failure(variant.invalid, "KEY");
    const known = typeof key === "string" ? keys.get(`${user} ${key}`) : undefined;
    if (known && bug !== "key ignored") return known;
    if (checkBoard(body, "createBoard").length > 0) return failure(variant.invalid, "INPUT");
    if (
      boards.some((one) => one["slug"] === body["slug"]) &&
      bug !== "createBoard same slug" &&
      !(bug === "key ignored" && known)
    )
      return failure(409, "TAKEN");
    last += 1;
    const id = `b_${(last * 7919 + 1_000_000).toString(36).padStart(8, "0")}`;
    const board: Board = {
      id,
      owner: user,
      version: 1,
      name: body["name"],
      slug: body["slug"],
      note: body["note"] ?? null,
      colour: body["colour"] ?? (bug === "createBoard default" ? "red" : "green"),
      ...(body["starts"] !== undefined && bug !== "createBoard forgets starts" && { starts: body["starts"] }),
      createdAt: "2026-11-21T02:00:00.000Z",
    };
    boards.push(board);
    const response: MockResponse = {
      ...envelope(bug === "createBoard 200" ? 200 : 201, represent(board)),
      headers: bug === "createBoard no location" ? {} : { location: locationOf(id) },
    };
    if (typeof key === "string") keys.set(`${user} ${key}`, response);
    return response;
  }

  function handleBoard({ method, headers }: MockRequest, body: Values, board: Board): MockResponse {
    const tag = bug === "getBoard same tag" ? '"v1"' : `"v${board.version}"`;
    if (method === "GET") {
      if (headers["if-none-match"] === tag && bug !== "getBoard no 304")
        return { status: 304, headers: { etag: tag } };
      return {
        ...envelope(
          200,
          bug === "getBoard without slug" ? { ...represent(board), slug: undefined } : represent(board),
        ),
        headers: bug === "getBoard no tag" ? {} : { etag: tag },
      };
    }
    const wanted = headers["if-match"];
    if (wanted !== undefined && wanted !== tag && method !== "DELETE" && bug !== `${method} ignores If-Match`)
      return bug === "a stale tag is answered 404" ? failure(404, "NONE") : failure(412, "STALE");
    if (method === "DELETE") {
      if (bug === "deleteBoard keeps") return deleted();
      if (bug !== "deleteBoard keeps cards" && bug !== "orphans")
        cards = cards.filter(({ boardId }) => boardId !== board.id);
      boards = boards.filter((one) => one !== board);
      return bug === "deleteBoard 202" ? { status: 202 } : deleted();
    }
    const isPatch = method === "PATCH";
    const violations = isPatch
      ? findViolations(
          body,
          { name: { checks: name }, note: { isNullable: true, checks: note }, colour: { checks: colour } },
          bug.startsWith("updateBoard ") ? bug.slice(12) : "",
        )
      : checkBoard(body, "replaceBoard");
    if (isPatch && Object.keys(body).length === 0 && bug !== "updateBoard empty") violations.push("empty");
    if (violations.length > 0) {
      if (bug === "replaceBoard stores refused" && !isPatch && typeof body["note"] === "string")
        board["note"] = body["note"];
      return failure(variant.invalid, "INPUT");
    }
    const isDuplicate = boards.some((one) => one !== board && one["slug"] === body["slug"]);
    if (!isPatch && isDuplicate && bug !== "replaceBoard same slug") return failure(409, "TAKEN");
    board.version += 1;
    if (isPatch)
      Object.assign(
        board,
        body,
        bug === "updateBoard resets colour" && body["colour"] === undefined ? { colour: "green" } : {},
        bug === "updateBoard null kept" && body["note"] === null ? { note: "kept" } : {},
      );
    else {
      if (bug !== "replaceBoard merges") delete board["starts"];
      Object.assign(board, bug === "replaceBoard merges" ? {} : { note: null, colour: "green" }, body);
    }
    return envelope(200, represent(board));
  }

  function handleCards(method: string, body: Values, boardId: string): MockResponse {
    if (method === "GET")
      return envelope(
        200,
        cards.filter((one) => one.boardId === boardId || bug === "listCards of all"),
      );
    const violations = findViolations(
      body,
      {
        title: { isRequired: true, checks: [isText, minLength(1), maxLength(50)] },
        points: {
          checks: [
            ["type", (value) => typeof value === "number"],
            minimum(0),
            ["exclusiveMaximum", (value) => typeof value !== "number" || value < 100],
            ["multipleOf", (value) => typeof value !== "number" || (value * 2) % 1 === 0],
          ],
        },
      },
      bug.startsWith("addCard ") ? bug.slice(8) : "",
    );
    if (bug === "addCard refuses 0" && body["points"] === 0) violations.push("points");
    if (violations.length > 0) return failure(variant.invalid, "INPUT");
    last += 1;
    const card: Card = { id: last, boardId, title: body["title"], points: body["points"] ?? null };
    if (bug !== "addCard on another board") cards.push(card);
    else cards.push({ ...card, boardId: "b_00000000" });
    return envelope(201, card);
  }

  function handleCard(method: string, text: string, boardId: string): MockResponse {
    if (!/^[1-9]\d*$/.test(text)) return failure(variant.invalid, "ID");
    const card = cards.find(
      (one) => one.id === Number(text) && (one.boardId === boardId || bug === "getCard anywhere"),
    );
    if (!card) return failure(404, "NONE");
    if (method === "GET")
      return envelope(200, bug === "getCard points" ? { ...card, points: String(card["points"]) } : card);
    if (bug !== "deleteCard keeps") cards = cards.filter((one) => one !== card);
    return deleted();
  }
}
