import { randomUUID } from "node:crypto";
import { type Check, findViolations, isText, maxLength, minLength } from "../kit";
import { type Handler, isNumber, type Label, type Member, type ToolsWorld } from "./world";

const number: Check = ["type", isNumber];

/** Members and labels. */
export function memberHandlers(world: ToolsWorld) {
  const { bug } = world;
  /** Words of deleted labels that stay occupied, for a defect. */
  const deletedWords = new Set<string>();

  const isKeepValue = (value: unknown): boolean =>
    typeof value === "boolean" && (value || bug !== "login refuses to keep nobody signed in");

  const login: Handler = ({ body }) => {
    const violations = findViolations(
      body,
      {
        name: { isRequired: true, checks: [isText, minLength(1), maxLength(40)] },
        password: { isRequired: true, checks: [isText, minLength(1), maxLength(60)] },
        keep: { checks: [["type", isKeepValue]] },
      },
      "",
    );
    if (violations.length > 0) return world.invalid();
    const member = world.members.find(
      ({ name, password }) => name === body["name"] && password === body["password"],
    );
    if (!member) return bug === "wrong password called wrong input" ? world.invalid() : world.failure(401);
    const token = `${randomUUID()}-bench`;
    world.sessions.set(token, member);
    return world.success({ token });
  };

  const represent = ({ memberNo, name, nickname }: Member, language: string) => ({
    memberNo,
    name,
    nickname,
    greeting: language === "de" ? "Hallo" : "Hello",
  });

  const getMe: Handler = ({ member, request }) => {
    const language =
      request.query.get("language") ?? (bug === "getMe greets in German unasked" ? "de" : "en");
    return ["en", "de"].includes(language) ? world.success(represent(member, language)) : world.invalid();
  };

  const changeMe: Handler = ({ member, body }) => {
    const checks = [isText, minLength(1), maxLength(30)];
    if (findViolations(body, { nickname: { isRequired: true, checks } }, "").length > 0)
      return world.invalid();
    for (const one of bug === "changeMe changes everybody" ? world.members : [member])
      one.nickname = String(body["nickname"]);
    return world.success(represent(member, "en"));
  };

  const createLabel: Handler = ({ body }) => {
    const violations = findViolations(
      body,
      { word: { isRequired: true, checks: [isText, minLength(1), maxLength(30)] } },
      "",
    );
    if (violations.length > 0) return world.invalid();
    const isDuplicate =
      world.labels.some(({ word }) => word === body["word"]) || deletedWords.has(String(body["word"]));
    if (isDuplicate) return world.failure(409);
    const label: Label = { labelNo: world.next(), word: body["word"] };
    if (bug !== "createLabel keeps nothing") world.labels.push(label);
    return world.success(label);
  };

  const listLabels: Handler = () =>
    world.success(world.labels, {
      "x-total-count": String(world.labels.length + (bug === "listLabels counts one too many" ? 1 : 0)),
    });

  const deleteLabel: Handler = ({ body }) => {
    if (findViolations(body, { labelNo: { isRequired: true, checks: [number] } }, "").length > 0)
      return world.invalid();
    const label = world.labels.find(({ labelNo }) => labelNo === body["labelNo"]);
    if (!label) return world.notFound();
    world.labels = world.labels.filter((one) => one !== label);
    if (bug === "deleteLabel keeps the word taken") deletedWords.add(String(label["word"]));
    return world.success(null);
  };

  return { login, getMe, changeMe, createLabel, listLabels, deleteLabel };
}
