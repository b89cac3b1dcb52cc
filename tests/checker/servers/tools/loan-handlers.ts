import {
  type Check,
  findViolations,
  isInteger,
  isText,
  maximum,
  maxLength,
  minimum,
  minLength,
  readInteger,
} from "../kit";
import { type Handler, isNumber, type Loan, type Remark, type ToolsWorld } from "./world";

const number: Check = ["type", isNumber];

/** Loans of tools and remarks on loans. */
export function loanHandlers(world: ToolsWorld) {
  const { bug } = world;
  const isTool = (no: unknown): boolean => world.tools.some(({ toolNo }) => toolNo === no);
  const loanOf = (no: unknown): Loan | undefined => world.loans.find(({ loanNo }) => loanNo === no);
  /** Adds one to the loan count of a tool, for a defect. */
  const miscount = (toolNo: number): void => {
    const tool = world.tools.find((one) => one.toolNo === toolNo);
    if (tool) tool["extra"] = Number(tool["extra"] ?? 0) + 1;
  };

  const createLoan: Handler = ({ body, member }) => {
    const violations = findViolations(
      body,
      {
        toolNo: { isRequired: true, checks: [number] },
        days: { isRequired: true, checks: [isInteger, minimum(1), maximum(30)] },
      },
      "",
    );
    const { toolNo } = body;
    if (violations.length > 0 || !isNumber(toolNo)) return world.invalid();
    if (!isTool(toolNo) && bug !== "createLoan of a tool that is not there")
      return bug === "createLoan calls an unknown tool wrong input" ? world.invalid() : world.notFound();
    const borrowerNo = bug === "createLoan lends to the same member always" ? 41 : member.memberNo;
    const loan: Loan = { loanNo: world.next(), toolNo, borrowerNo, days: body["days"] };
    world.loans.push(loan);
    if (bug === "createLoan counts twice") miscount(toolNo);
    return world.success(loan);
  };

  const listLoans: Handler = ({ request: { query } }) => {
    const toolNo = readInteger(query.get("toolNo"), 0, 1, 999_999_999);
    const limit = readInteger(query.get("limit"), 10, 1, 20);
    const cursor = query.get("after");
    if (toolNo === null || toolNo === 0 || limit === null) return world.invalid();
    if (cursor !== null && !/^c[0-9]{1,9}$/.test(cursor)) return world.invalid();
    if (!isTool(toolNo) && bug !== "listLoans of a tool that is not there") return world.notFound();
    const all = world.loans.filter((one) => one.toolNo === toolNo || bug === "listLoans of all tools");
    const start = cursor === null ? 0 : all.findIndex(({ loanNo }) => `c${loanNo}` === cursor);
    if (start < 0)
      return bug === "listLoans breaks down on a cursor of nobody" ? { status: 500 } : world.invalid();
    const rows = bug === "listLoans shows two for one" && limit === 1 ? 2 : limit;
    const items = all.slice(start, start + rows);
    const next = all[start + rows + (bug === "listLoans leaves one out between pages" ? 1 : 0)];
    const isCut = bug === "listLoans ends a page early" && start + 2 * rows >= all.length;
    return world.success({ items, nextCursor: next && !isCut ? `c${next.loanNo}` : null });
  };

  const getLoan: Handler = ({ request }) => {
    const no = readInteger(request.query.get("loanNo"), 0, 1, 999_999_999);
    if (no === null || no === 0) return world.invalid();
    const loan = loanOf(no);
    return loan ? world.success(loan) : world.notFound();
  };

  const returnLoan: Handler = ({ body, member }) => {
    if (findViolations(body, { loanNo: { isRequired: true, checks: [number] } }, "").length > 0)
      return world.invalid();
    const loan = loanOf(body["loanNo"]);
    if (loan?.borrowerNo !== member.memberNo) return world.notFound();
    if (bug === "returnLoan keeps the loan") return world.success(null);
    world.loans = world.loans.filter((one) => one !== loan);
    if (bug !== "returnLoan leaves its remarks")
      world.remarks = world.remarks.filter(({ loanNo }) => loanNo !== loan.loanNo);
    if (bug === "returnLoan counts nothing") miscount(loan.toolNo);
    return world.success(null);
  };

  const createRemark: Handler = ({ body }) => {
    const violations = findViolations(
      body,
      {
        loanNo: { isRequired: true, checks: [number] },
        text: { isRequired: true, checks: [isText, minLength(1), maxLength(200)] },
      },
      "",
    );
    const { loanNo, text } = body;
    if (violations.length > 0 || !isNumber(loanNo)) return world.invalid();
    if (!loanOf(loanNo)) return world.notFound();
    const remark: Remark = { remarkNo: world.next(), loanNo, text };
    world.remarks.push(remark);
    return world.success(remark);
  };

  const getRemark: Handler = ({ request }) => {
    const no = readInteger(request.query.get("remarkNo"), 0, 1, 999_999_999);
    if (no === null || no === 0) return world.invalid();
    const remark = world.remarks.find(({ remarkNo }) => remarkNo === no);
    return remark ? world.success(remark) : world.notFound();
  };

  return { createLoan, listLoans, getLoan, returnLoan, createRemark, getRemark };
}
