import { randomUUID } from "node:crypto";
import { type Check, isText, least, most, wrongMembers } from "../kit";
import { type Handler, isNumber, type Label, members, type ToolsWorld } from "./world";

const number: Check = ["type", isNumber];

/** Who comes in, and labels for everything. */
export function otherHandlers(world: ToolsWorld) {
  const { bug } = world;

  const login: Handler = ({ body }) => {
    const wrong = wrongMembers(
      body,
      {
        name: { isNeeded: true, checks: [isText, least(1), most(40)] },
        password: { isNeeded: true, checks: [isText, least(1), most(60)] },
      },
      "",
    );
    if (wrong.length > 0) return world.invalid();
    const member = members.find(
      ({ name, password }) => name === body["name"] && password === body["password"],
    );
    if (!member) return bug === "wrong password called wrong input" ? world.invalid() : world.bad(401);
    const token = `${randomUUID()}-bench`;
    world.sessions.set(token, member);
    return world.good({ token });
  };

  const getMe: Handler = ({ member: { memberNo, name } }) => world.good({ memberNo, name });

  const createLabel: Handler = ({ body }) => {
    const wrong = wrongMembers(body, { word: { isNeeded: true, checks: [isText, least(1), most(30)] } }, "");
    if (wrong.length > 0) return world.invalid();
    const label: Label = { labelNo: world.next(), word: body["word"] };
    if (bug !== "createLabel keeps nothing") world.labels.push(label);
    return world.good(label);
  };

  const listLabels: Handler = () =>
    world.good(world.labels, {
      "x-total-count": String(world.labels.length + (bug === "listLabels counts one too many" ? 1 : 0)),
    });

  const deleteLabel: Handler = ({ body }) => {
    if (wrongMembers(body, { labelNo: { isNeeded: true, checks: [number] } }, "").length > 0)
      return world.invalid();
    const label = world.labels.find(({ labelNo }) => labelNo === body["labelNo"]);
    if (!label) return world.none();
    world.labels = world.labels.filter((one) => one !== label);
    return world.good(null);
  };

  return { login, getMe, createLabel, listLabels, deleteLabel };
}
