import { textFormats } from "../../contract-server/formats";
import {
  type Check,
  findViolations,
  isInteger,
  isText,
  maximum,
  maxLength,
  minimum,
  minLength,
  oneOf,
  pattern,
  readInteger,
  type Values,
} from "../kit";
import { type Handler, isNumber, type Tool, type ToolsWorld } from "./world";

const number: Check = ["type", isNumber];

export function toolHandlers(world: ToolsWorld) {
  const { bug } = world;
  let changes = 0;
  const size: Check[] = [oneOf(1, 2, 4, 8)];
  const newSize = bug === "size between the listed ones" ? [isInteger, minimum(1), maximum(8)] : size;
  const isDay = (value: unknown): boolean =>
    typeof value === "string" &&
    textFormats["date"]?.(value) === true &&
    !(bug === "29 February refused" && value.endsWith("-02-29"));
  const name: Check[] = [isText, minLength(1), maxLength(60), pattern(/\S/)];
  const toolOf = (no: unknown): Tool | undefined => world.tools.find(({ toolNo }) => toolNo === no);
  const represent = (tool: Tool): Values => ({
    ...tool,
    loanCount:
      world.loans.filter(({ toolNo }) => toolNo === tool.toolNo).length +
      (bug === "returnLoan counts nothing" || bug === "createLoan counts twice"
        ? Number(tool["extra"] ?? 0)
        : 0),
    extra: undefined,
  });

  const createTool: Handler = ({ body, member }) => {
    const violations = findViolations(
      body,
      {
        name: { isRequired: true, checks: name },
        size: { isRequired: true, checks: newSize },
        drawer: { isRequired: true, checks: [isText, minLength(1), maxLength(20), pattern(/^[^/\\]+$/)] },
        boughtOn: { checks: [["format", isDay]] },
      },
      skippedChecks[bug] ?? "",
    );
    if (violations.length > 0) return world.invalid();
    const tool: Tool = { toolNo: world.next(), ownerNo: member.memberNo, ...body, archived: false };
    world.tools.push(tool);
    const no = bug === "Location leads to another tool" ? tool.toolNo + 1000 : tool.toolNo;
    return world.success(represent(tool), { location: `/tool/detail?toolNo=${no}` });
  };

  const listTools: Handler = ({ request: { query } }) => {
    const [page, rows] = [
      readInteger(query.get("page"), 1, 1, 10_000),
      readInteger(query.get("size"), 10, 1, 20),
    ];
    const archived = query.get("archived");
    if (page === null || rows === null || !["true", "false", null].includes(archived)) return world.invalid();
    const found = world.tools.filter(
      (one) =>
        archived === null ||
        (archived === "false" && bug === "archived=false lists all") ||
        one.archived === (archived === "true"),
    );
    const items = found.slice((page - 1) * rows, page * rows).map(represent);
    const reportedTotal = found.length + (bug === "X-Total-Count one too many" ? 1 : 0);
    return world.success({ items, total: found.length }, { "x-total-count": String(reportedTotal) });
  };

  const getTool: Handler = ({ request }) => {
    const no = readInteger(request.query.get("toolNo"), 0, 1, 999_999_999);
    if (no === null || no === 0) return world.invalid();
    const tool = toolOf(no);
    if (!tool) return world.notFound();
    return world.success(
      bug === "getTool counts no loans" ? { ...represent(tool), loanCount: 0 } : represent(tool),
    );
  };

  const changeTool: Handler = ({ body, member }) => {
    const violations = findViolations(
      body,
      { toolNo: { isRequired: true, checks: [number] }, name: { checks: name }, size: { checks: size } },
      "",
    );
    if (violations.length > 0 || Object.keys(body).length < 2) return world.invalid();
    const tool = toolOf(body["toolNo"]);
    if (tool?.ownerNo !== member.memberNo) return world.notFound();
    if (tool.archived && bug !== "archived tool changed") return world.failure(409);
    changes += 1;
    const isTransient = bug === "changeTool breaks down once, and on an emoji";
    if (isTransient && changes === 1) return { status: 500 };
    if (
      (isTransient || bug === "changeTool breaks down on an emoji") &&
      /\p{Extended_Pictographic}/u.test(String(body["name"]))
    )
      return { status: 500 };
    Object.assign(tool, body);
    return world.success(represent(tool));
  };

  const archiveTool: Handler = ({ body, member }) => {
    if (findViolations(body, { toolNo: { isRequired: true, checks: [number] } }, "").length > 0)
      return world.invalid();
    const tool = toolOf(body["toolNo"]);
    if (tool?.ownerNo !== member.memberNo) return world.notFound();
    tool.archived = true;
    return world.success(represent(tool));
  };

  const deleteTool: Handler = ({ body, member }) => {
    const violations = findViolations(body, { toolNo: { isRequired: true, checks: [number] } }, "");
    const tool = toolOf(body["toolNo"]);
    const isDeleted = violations.length === 0 || bug === "deleteTool deletes in spite of its refusal";
    if (isDeleted && tool?.ownerNo === member.memberNo) remove(tool);
    if (violations.length > 0) return world.invalid();
    return tool?.ownerNo === member.memberNo ? world.success(null) : world.notFound();
  };

  function remove(tool: Tool): void {
    const loanNos = world.loans.filter(({ toolNo }) => toolNo === tool.toolNo).map(({ loanNo }) => loanNo);
    world.tools = world.tools.filter((one) => one !== tool);
    if (bug === "deleteTool leaves its loans") return;
    world.loans = world.loans.filter(({ loanNo }) => !loanNos.includes(loanNo));
    if (bug !== "deleteTool leaves the remarks on its loans")
      world.remarks = world.remarks.filter(({ loanNo }) => !loanNos.includes(loanNo));
  }

  return { createTool, listTools, getTool, changeTool, archiveTool, deleteTool };
}

/** Checks that a defect of createTool disables. */
const skippedChecks: Record<string, string> = {
  "createTool takes a name of blanks": "skip:name pattern",
  "createTool takes a slash": "skip:drawer pattern",
};
