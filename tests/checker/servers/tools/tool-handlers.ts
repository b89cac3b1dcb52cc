import { textFormats } from "../../contract-server/formats";
import {
  type Check,
  from,
  isText,
  isWhole,
  least,
  like,
  most,
  oneOf,
  readWhole,
  to,
  type Values,
  wrongMembers,
} from "../kit";
import { type Handler, isNumber, type Tool, type ToolsWorld } from "./world";

const number: Check = ["type", isNumber];

/** Tools: added, shown, listed, changed, put aside, deleted with their loans. */
export function toolHandlers(world: ToolsWorld) {
  const { bug } = world;
  let changes = 0;
  const size: Check[] = [oneOf(1, 2, 4, 8)];
  const newSize = bug === "size between the listed ones" ? [isWhole, from(1), to(8)] : size;
  const isDay = (value: unknown): boolean =>
    typeof value === "string" &&
    textFormats["date"]?.(value) === true &&
    !(bug === "29 February refused" && value.endsWith("-02-29"));
  const name: Check[] = [isText, least(1), most(60), like(/\S/)];
  const toolOf = (no: unknown): Tool | undefined => world.tools.find(({ toolNo }) => toolNo === no);
  const shown = (tool: Tool): Values => ({
    ...tool,
    loanCount:
      world.loans.filter(({ toolNo }) => toolNo === tool.toolNo).length +
      (bug === "returnLoan counts nothing" || bug === "createLoan counts twice"
        ? Number(tool["extra"] ?? 0)
        : 0),
    extra: undefined,
  });

  const createTool: Handler = ({ body, member }) => {
    const wrong = wrongMembers(
      body,
      {
        name: { isNeeded: true, checks: name },
        size: { isNeeded: true, checks: newSize },
        drawer: { isNeeded: true, checks: [isText, least(1), most(20), like(/^[^/\\]+$/)] },
        boughtOn: { checks: [["format", isDay]] },
      },
      skipped[bug] ?? "",
    );
    if (wrong.length > 0) return world.invalid();
    const tool: Tool = { toolNo: world.next(), ownerNo: member.memberNo, ...body, archived: false };
    world.tools.push(tool);
    const no = bug === "Location leads to another tool" ? tool.toolNo + 1000 : tool.toolNo;
    return world.good(shown(tool), { location: `/tool/detail?toolNo=${no}` });
  };

  const listTools: Handler = ({ asked: { query } }) => {
    const [page, rows] = [
      readWhole(query.get("page"), 1, 1, 10_000),
      readWhole(query.get("size"), 10, 1, 20),
    ];
    const archived = query.get("archived");
    if (page === null || rows === null || !["true", "false", null].includes(archived)) return world.invalid();
    const found = world.tools.filter(
      (one) =>
        archived === null ||
        (archived === "false" && bug === "archived=false lists all") ||
        one.archived === (archived === "true"),
    );
    const items = found.slice((page - 1) * rows, page * rows).map(shown);
    const said = found.length + (bug === "X-Total-Count one too many" ? 1 : 0);
    return world.good({ items, total: found.length }, { "x-total-count": String(said) });
  };

  const getTool: Handler = ({ asked }) => {
    const no = readWhole(asked.query.get("toolNo"), 0, 1, 999_999_999);
    if (no === null || no === 0) return world.invalid();
    const tool = toolOf(no);
    if (!tool) return world.none();
    return world.good(bug === "getTool counts no loans" ? { ...shown(tool), loanCount: 0 } : shown(tool));
  };

  const changeTool: Handler = ({ body, member }) => {
    const wrong = wrongMembers(
      body,
      { toolNo: { isNeeded: true, checks: [number] }, name: { checks: name }, size: { checks: size } },
      "",
    );
    if (wrong.length > 0 || Object.keys(body).length < 2) return world.invalid();
    const tool = toolOf(body["toolNo"]);
    if (tool?.ownerNo !== member.memberNo) return world.none();
    if (tool.archived && bug !== "archived tool changed") return world.bad(409);
    changes += 1;
    const isUnlucky = bug === "changeTool breaks down once, and on an emoji";
    if (isUnlucky && changes === 1) return { status: 500 };
    if (
      (isUnlucky || bug === "changeTool breaks down on an emoji") &&
      /\p{Extended_Pictographic}/u.test(String(body["name"]))
    )
      return { status: 500 };
    Object.assign(tool, body);
    return world.good(shown(tool));
  };

  const archiveTool: Handler = ({ body, member }) => {
    if (wrongMembers(body, { toolNo: { isNeeded: true, checks: [number] } }, "").length > 0)
      return world.invalid();
    const tool = toolOf(body["toolNo"]);
    if (tool?.ownerNo !== member.memberNo) return world.none();
    tool.archived = true;
    return world.good(shown(tool));
  };

  const deleteTool: Handler = ({ body, member }) => {
    const wrong = wrongMembers(body, { toolNo: { isNeeded: true, checks: [number] } }, "");
    const tool = toolOf(body["toolNo"]);
    const isDone = wrong.length === 0 || bug === "deleteTool deletes in spite of its refusal";
    if (isDone && tool?.ownerNo === member.memberNo) remove(tool);
    if (wrong.length > 0) return world.invalid();
    return tool?.ownerNo === member.memberNo ? world.good(null) : world.none();
  };

  function remove(tool: Tool): void {
    const own = world.loans.filter(({ toolNo }) => toolNo === tool.toolNo).map(({ loanNo }) => loanNo);
    world.tools = world.tools.filter((one) => one !== tool);
    if (bug === "deleteTool leaves its loans") return;
    world.loans = world.loans.filter(({ loanNo }) => !own.includes(loanNo));
    if (bug !== "deleteTool leaves the remarks on its loans")
      world.remarks = world.remarks.filter(({ loanNo }) => !own.includes(loanNo));
  }

  return { createTool, listTools, getTool, changeTool, archiveTool, deleteTool };
}

/** What a careless createTool does not look at. */
const skipped: Record<string, string> = {
  "createTool takes a name of blanks": "skip:name pattern",
  "createTool takes a slash": "skip:drawer pattern",
};
