import { randomUUID } from "node:crypto";
import { type Check, isText, least, most, wrongMembers } from "../kit";
import { type Handler, isNumber, type Label, type Member, type ToolsWorld } from "./world";

const number: Check = ["type", isNumber];

/** Who comes in, and labels for everything. */
export function otherHandlers(world: ToolsWorld) {
  const { bug } = world;
  /** Words of deleted labels that nobody gets any more. */
  const gone = new Set<string>();

  const isKeeping = (value: unknown): boolean =>
    typeof value === "boolean" && (value || bug !== "login refuses to keep nobody signed in");

  const login: Handler = ({ body }) => {
    const wrong = wrongMembers(
      body,
      {
        name: { isNeeded: true, checks: [isText, least(1), most(40)] },
        password: { isNeeded: true, checks: [isText, least(1), most(60)] },
        keep: { checks: [["type", isKeeping]] },
      },
      "",
    );
    if (wrong.length > 0) return world.invalid();
    const member = world.members.find(
      ({ name, password }) => name === body["name"] && password === body["password"],
    );
    if (!member) return bug === "wrong password called wrong input" ? world.invalid() : world.bad(401);
    const token = `${randomUUID()}-bench`;
    world.sessions.set(token, member);
    return world.good({ token });
  };

  const shown = ({ memberNo, name, nickname }: Member, language: string) => ({
    memberNo,
    name,
    nickname,
    greeting: language === "de" ? "Hallo" : "Hello",
  });

  const getMe: Handler = ({ member, asked }) => {
    const language = asked.query.get("language") ?? (bug === "getMe greets in German unasked" ? "de" : "en");
    return ["en", "de"].includes(language) ? world.good(shown(member, language)) : world.invalid();
  };

  const changeMe: Handler = ({ member, body }) => {
    const checks = [isText, least(1), most(30)];
    if (wrongMembers(body, { nickname: { isNeeded: true, checks } }, "").length > 0) return world.invalid();
    for (const one of bug === "changeMe changes everybody" ? world.members : [member])
      one.nickname = String(body["nickname"]);
    return world.good(shown(member, "en"));
  };

  const createLabel: Handler = ({ body }) => {
    const wrong = wrongMembers(body, { word: { isNeeded: true, checks: [isText, least(1), most(30)] } }, "");
    if (wrong.length > 0) return world.invalid();
    const isTaken = world.labels.some(({ word }) => word === body["word"]) || gone.has(String(body["word"]));
    if (isTaken) return world.bad(409);
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
    if (bug === "deleteLabel keeps the word taken") gone.add(String(label["word"]));
    return world.good(null);
  };

  return { login, getMe, changeMe, createLabel, listLabels, deleteLabel };
}
