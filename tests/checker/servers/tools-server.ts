import { type Asked, type Habits, readObject, serve, type Told, usualHabits, type Values } from "./kit";
import { loanHandlers } from "./tools/loan-handlers";
import { otherHandlers } from "./tools/other-handlers";
import { toolHandlers } from "./tools/tool-handlers";
import { type Handler, ToolsWorld } from "./tools/world";

type Route = readonly [method: string, path: string, handle: Handler];

/** A correct back end for tools.yaml; `bug` names the one promise it breaks. */
export function startTools(bug = "", habits: Habits = usualHabits) {
  const world = new ToolsWorld(bug, habits);
  const tools = toolHandlers(world);
  const loans = loanHandlers(world);
  const others = otherHandlers(world);
  const routes: readonly Route[] = [
    ["POST", "/member/login", others.login],
    ["GET", "/member/me", others.getMe],
    ["POST", "/member/change", others.changeMe],
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
    ["POST", "/label/create", others.createLabel],
    ["GET", "/label/list", others.listLabels],
    ["POST", "/label/delete", others.deleteLabel],
  ];

  return serve((asked) => {
    const route = routes.find(([, path]) => path === asked.path);
    if (!route) return { status: 404 };
    if (route[0] !== asked.method) return { status: 405, headers: { allow: route[0] } };
    return enter(route, asked);
  });

  function enter([method, , handle]: Route, asked: Asked): Told {
    const token = asked.headers["x-desk-token"];
    const nobody = handle === others.login ? world.members[0] : undefined;
    const member = nobody ?? world.sessions.get(typeof token === "string" ? token : "");
    if (!member) return world.bad(401);
    let body: Values = {};
    if (method === "POST") {
      const isCareless = bug === "createLabel takes plain text" && handle === others.createLabel;
      const isJson = isCareless || /^application\/json\b/.test(asked.headers["content-type"] ?? "");
      const read = isJson ? readObject(asked.text) : undefined;
      if (!read) return world.invalid();
      body = read;
    }
    return handle({ asked, member, body });
  }
}
