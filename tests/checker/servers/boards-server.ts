import {
  type Asked,
  type Check,
  from,
  type Habits,
  isText,
  least,
  like,
  most,
  oneOf,
  readObject,
  readWhole,
  serve,
  sortedBy,
  type Told,
  usualHabits,
  type Values,
  wrongMembers,
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
const name = [isText, least(2), most(30)];
const note = [isText, most(200)];
const colour = [isText, oneOf("red", "green", "blue")];
const isDay: Check = [
  "format",
  (value) =>
    typeof value !== "string" || (/^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))),
];

/** A correct back end for boards.yaml; `bug` names the one promise it breaks. */
export function startBoards(bug = "", habits: Habits = usualHabits) {
  let boards: Board[] = [];
  let cards: Card[] = [];
  const settings: Record<string, Values> = {};
  const keys = new Map<string, Told>();
  let last = 0;

  const frame = (status: number, data: unknown): Told => ({
    status,
    body: { code: status, success: true, errcode: null, data },
  });
  const bad = (status: number, errcode: string): Told => ({
    status,
    body: { code: status, success: false, errcode, message: "refused", data: null },
  });
  const shown = ({ owner: _, version: __, ...board }: Board): Values => board;
  const done = (): Told => (habits.deleted === 204 ? { status: 204 } : frame(200, null));

  return serve((asked) => {
    const told = route(asked);
    const body = told.body as Values | undefined;
    if (
      bug === "code unlike status" &&
      asked.path === "/v1/boards" &&
      asked.method === "POST" &&
      told.status === 201
    )
      return { ...told, body: { ...body, code: 200 } };
    if (bug === "success on failure" && asked.path.endsWith("/cards") && told.status >= 400)
      return { ...told, body: { ...body, success: true } };
    if (bug === "errcode on success" && asked.path === "/v1/me/settings" && told.status === 200)
      return { ...told, body: { ...body, errcode: "OK" } };
    if (
      bug === "errcode null on failure" &&
      /cards\/\d+$/.test(asked.path) &&
      asked.method === "GET" &&
      told.status >= 400
    )
      return { ...told, body: { ...body, errcode: null } };
    return told;
  });

  function route(asked: Asked): Told {
    const { method, path } = asked;
    const user =
      tokens[/^Bearer (.+)$/.exec(asked.headers.authorization ?? "")?.[1] ?? ""] ??
      (bug === "any bearer" && path === "/v1/me/settings" && asked.headers.authorization
        ? "alice"
        : undefined);
    const [, board, rest, card] = /^\/v1\/boards(?:\/([^/]+))?(\/cards)?(?:\/([^/]+))?$/.exec(path) ?? [];
    const isSettings = path === "/v1/me/settings";
    const isBoards = path === "/v1/boards";
    if (!isSettings && !isBoards && board === undefined) return bad(404, "NO_PATH");
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
        return done();
      return { ...bad(405, "METHOD"), headers: { allow: allowed.join(", ") } };
    }
    if (user === undefined) return bad(401, "SIGN_IN");
    let body: Values = {};
    if (["POST", "PUT", "PATCH"].includes(method)) {
      if (!/^application\/json/.test(asked.headers["content-type"] ?? "")) return bad(habits.invalid, "JSON");
      const read = readObject(asked.text);
      if (!read) return bad(habits.invalid, "JSON");
      body = read;
    }
    if (isSettings) return ownSettings(method, body, user);
    if (isBoards) return method === "GET" ? listBoards(asked, user) : createBoard(asked, body, user);
    if (!/^b_[a-z0-9]{8}$/.test(board ?? "")) return bad(habits.invalid, "ID");
    const found = boards.find(({ id }) => id === board);
    if (!found && !(bug === "orphans" && rest !== undefined))
      return bug === "getBoard unknown 500" && method === "GET" && rest === undefined
        ? bad(500, "OOPS")
        : bad(404, "NONE");
    const open =
      bug === `others ${method}${rest === undefined ? "" : " cards"}${card === undefined ? "" : "/"}`;
    if (found && found.owner !== user && !open) return bad(habits.foreign, "NOT_YOURS");
    if (rest === undefined) return oneBoard(asked, body, found ?? { id: "", owner: "", version: 0 });
    return card === undefined ? boardCards(method, body, board ?? "") : oneCard(method, card, board ?? "");
  }

  function ownSettings(method: string, body: Values, user: string): Told {
    if (method === "PUT") {
      const wrong = wrongMembers(
        body,
        {
          theme: { isNeeded: true, checks: [isText, oneOf("light", "dark")] },
          signature: { checks: [isText, most(80)] },
        },
        bug.startsWith("settings ") ? bug.slice(9) : "",
      );
      if (wrong.length > 0) return bad(habits.invalid, "INPUT");
      if (bug === "replaceSettings forgets") return frame(200, body);
      settings[user] = bug === "replaceSettings merges" ? { ...settings[user], ...body } : body;
    }
    return frame(200, settings[user] ?? { theme: "light" });
  }

  function listBoards({ query }: Asked, user: string): Told {
    const page = readWhole(query.get("page"), 0, 0, 1e9);
    const size = readWhole(query.get("limit"), bug === "listBoards default size" ? 4 : 5, 1, 20);
    const order = query.get("sort") ?? "name";
    const wanted = query.get("colour");
    if (
      page === null ||
      size === null ||
      !/^-?name$/.test(order) ||
      (wanted !== null && !/^(red|green|blue)$/.test(wanted))
    )
      return bad(habits.invalid, "INPUT");
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
      ...frame(200, items.map(shown)),
      headers:
        bug === "listBoards no total"
          ? {}
          : { "X-Total-Count": bug === "listBoards total text" ? "many" : total },
    };
  }

  function checkBoard(body: Values, operation: string): string[] {
    return wrongMembers(
      body,
      {
        name: { isNeeded: true, checks: name },
        slug: { isNeeded: true, checks: [isText, like(/^[a-z][a-z0-9-]{2,19}$/)] },
        note: { isNullable: true, checks: note },
        colour: { checks: colour },
        starts: { checks: [isText, isDay] },
      },
      bug.startsWith(`${operation} `) ? bug.slice(operation.length + 1) : "",
    );
  }

  function createBoard(asked: Asked, body: Values, user: string): Told {
    const key = asked.headers["idempotency-key"];
    if (typeof key === "string" && (key.length < 8 || key.length > 64) && bug !== "any key")
      return bad(habits.invalid, "KEY");
    const known = typeof key === "string" ? keys.get(`${user} ${key}`) : undefined;
    if (known && bug !== "key ignored") return known;
    if (checkBoard(body, "createBoard").length > 0) return bad(habits.invalid, "INPUT");
    if (
      boards.some((one) => one["slug"] === body["slug"]) &&
      bug !== "createBoard same slug" &&
      !(bug === "key ignored" && known)
    )
      return bad(409, "TAKEN");
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
    const told: Told = {
      ...frame(bug === "createBoard 200" ? 200 : 201, shown(board)),
      headers:
        bug === "createBoard no location"
          ? {}
          : { location: bug === "createBoard wrong location" ? "/v1/boards/b_zzzzzzzz" : `/v1/boards/${id}` },
    };
    if (typeof key === "string") keys.set(`${user} ${key}`, told);
    return told;
  }

  function oneBoard({ method, headers }: Asked, body: Values, board: Board): Told {
    const tag = bug === "getBoard same tag" ? '"v1"' : `"v${board.version}"`;
    if (method === "GET") {
      if (headers["if-none-match"] === tag && bug !== "getBoard no 304")
        return { status: 304, headers: { etag: tag } };
      return {
        ...frame(200, bug === "getBoard without slug" ? { ...shown(board), slug: undefined } : shown(board)),
        headers: bug === "getBoard no tag" ? {} : { etag: tag },
      };
    }
    const wanted = headers["if-match"];
    if (wanted !== undefined && wanted !== tag && method !== "DELETE" && bug !== `${method} ignores If-Match`)
      return bad(412, "STALE");
    if (method === "DELETE") {
      if (bug === "deleteBoard keeps") return done();
      if (bug !== "deleteBoard keeps cards" && bug !== "orphans")
        cards = cards.filter(({ boardId }) => boardId !== board.id);
      boards = boards.filter((one) => one !== board);
      return bug === "deleteBoard 202" ? { status: 202 } : done();
    }
    const isPatch = method === "PATCH";
    const wrong = isPatch
      ? wrongMembers(
          body,
          { name: { checks: name }, note: { isNullable: true, checks: note }, colour: { checks: colour } },
          bug.startsWith("updateBoard ") ? bug.slice(12) : "",
        )
      : checkBoard(body, "replaceBoard");
    if (isPatch && Object.keys(body).length === 0 && bug !== "updateBoard empty") wrong.push("empty");
    if (wrong.length > 0) {
      if (bug === "replaceBoard stores refused" && !isPatch && typeof body["note"] === "string")
        board["note"] = body["note"];
      return bad(habits.invalid, "INPUT");
    }
    const isTaken = boards.some((one) => one !== board && one["slug"] === body["slug"]);
    if (!isPatch && isTaken && bug !== "replaceBoard same slug") return bad(409, "TAKEN");
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
    return frame(200, shown(board));
  }

  function boardCards(method: string, body: Values, boardId: string): Told {
    if (method === "GET")
      return frame(
        200,
        cards.filter((one) => one.boardId === boardId || bug === "listCards of all"),
      );
    const wrong = wrongMembers(
      body,
      {
        title: { isNeeded: true, checks: [isText, least(1), most(50)] },
        points: {
          checks: [
            ["type", (value) => typeof value === "number"],
            from(0),
            ["exclusiveMaximum", (value) => typeof value !== "number" || value < 100],
            ["multipleOf", (value) => typeof value !== "number" || (value * 2) % 1 === 0],
          ],
        },
      },
      bug.startsWith("addCard ") ? bug.slice(8) : "",
    );
    if (bug === "addCard refuses 0" && body["points"] === 0) wrong.push("points");
    if (wrong.length > 0) return bad(habits.invalid, "INPUT");
    last += 1;
    const card: Card = { id: last, boardId, title: body["title"], points: body["points"] ?? null };
    if (bug !== "addCard on another board") cards.push(card);
    else cards.push({ ...card, boardId: "b_00000000" });
    return frame(201, card);
  }

  function oneCard(method: string, text: string, boardId: string): Told {
    if (!/^[1-9]\d*$/.test(text)) return bad(habits.invalid, "ID");
    const card = cards.find(
      (one) => one.id === Number(text) && (one.boardId === boardId || bug === "getCard anywhere"),
    );
    if (!card) return bad(404, "NONE");
    if (method === "GET")
      return frame(200, bug === "getCard points" ? { ...card, points: String(card["points"]) } : card);
    if (bug !== "deleteCard keeps") cards = cards.filter((one) => one !== card);
    return done();
  }
}
