import {
  defaultVariant,
  type MockRequest,
  type MockResponse,
  readObject,
  type ServerVariant,
  serve,
  type Values,
} from "./kit";
import { loanHandlers } from "./tools/loan-handlers";
import { memberHandlers } from "./tools/member-handlers";
import { toolHandlers } from "./tools/tool-handlers";
import { type Handler, ToolsWorld } from "./tools/world";

type Route = readonly [method: string, path: string, handle: Handler];

/** A correct server for tools.yaml; `bug` names its one defect. */
export function startTools(bug = "", variant: ServerVariant = defaultVariant) {
  const world = new ToolsWorld(bug, variant);
  const tools = toolHandlers(world);
  const loans = loanHandlers(world);
  const members = memberHandlers(world);
  const routes: readonly Route[] = [
    ["POST", "/member/login", members.login],
    ["GET", "/member/me", members.getMe],
    ["POST", "/member/change", members.changeMe],
    ["POST", "/tool/create", tools.createTool],
    ["GET", "/tool/list", tools.listTools],
    ["GET", "/tool/detail", tools.getTool],
    ["POST", "/tool/change", tools.changeTool],
    ["POST", "/tool/archive", tools.archiveTool],
    ["POST", "/tool/delete", tools.deleteTool],
    ["POST", "/loan/create", loans.createLoan],
    ["GET", "/loan/list", loans.listLoans],
    ["GET", "/loan/detail", loans.getLoan],
    ["POST", "/loan/return", loans.returnLoan],
    ["POST", "/remark/create", loans.createRemark],
    ["GET", "/remark/detail", loans.getRemark],
    ["POST", "/label/create", members.createLabel],
    ["GET", "/label/list", members.listLabels],
    ["POST", "/label/delete", members.deleteLabel],
  ];

  return serve((request) => {
    const route = routes.find(([, path]) => path === request.path);
    if (!route) return { status: 404 };
    if (route[0] !== request.method) return { status: 405, headers: { allow: route[0] } };
    return dispatch(route, request);
  });

  function dispatch([method, , handle]: Route, request: MockRequest): MockResponse {
    const token = request.headers["x-desk-token"];
    const loginMember = handle === members.login ? world.members[0] : undefined;
    const member = loginMember ?? world.sessions.get(typeof token === "string" ? token : "");
    if (!member) return world.failure(401);
    let body: Values = {};
    if (method === "POST") {
      const acceptsText = bug === "createLabel takes plain text" && handle === members.createLabel;
      const isJson = acceptsText || /^application\/json\b/.test(request.headers["content-type"] ?? "");
      const read = isJson ? readObject(request.text) : undefined;
      if (!read) return world.invalid();
      body = read;
    }
    return handle({ request, member, body });
  }
}
