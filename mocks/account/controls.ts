import { sampleUserIds } from "../business/data/users";
import { messageTable } from "../business/messages";
import { authorise, boundOpenid, ensureMessengerAccount, unboundOpenid } from "../business/messenger";
import { userTable } from "../business/users";
import { type Control, ControlProblem } from "../kernel/group";
import { rfc3339 } from "../world/clock";
import type { World } from "../world/world";
import { giveHandover, takeHandover } from "./handovers";
import { isSceneAction, sceneState } from "./rules/scene-state";
import { moveScene, sceneTable } from "./scenes";

/** What happens on phones and in the product, outside the website. */
export const accountControls: readonly Control[] = [
  {
    method: "GET",
    name: "inbox",
    sentence:
      "What arrived on phones and in mailboxes, newest first, with the code where a message carries one.",
    handle: (world) => ({
      messages: world
        .table(messageTable)
        .all()
        .map(({ at, ...message }) => ({ ...message, at: rfc3339(at) })),
    }),
  },
  {
    method: "POST",
    name: "messenger",
    sentence:
      "Somebody agrees to an authorisation in the messenger: { openid? }, an unbound one when left out. Answers { code }.",
    handle(world, input) {
      const openid = openidOf(input) ?? unboundOpenid;
      ensureMessengerAccount(world, openid);
      return { code: authorise(world, openid, world.clock.now()) };
    },
  },
  {
    method: "POST",
    name: "scan",
    sentence:
      'Somebody holds a phone against a QR code: { sceneId?, openid?, action: "scan" | "confirm" | "cancel" }; the newest code and the wholesaler when left out. Answers { sceneId, state }.',
    handle: scan,
  },
  {
    method: "POST",
    name: "engine-session",
    sentence:
      "The product's own app hands its session over: { userId? }, the wholesaler when left out. Answers { sid }.",
    handle: (world, input) => ({
      sid: giveHandover(world, "engineSession", userIdOf(world, input), world.clock.now()),
    }),
  },
  {
    method: "POST",
    name: "login-link",
    sentence:
      "The product makes a link that logs in once: { userId? }, the wholesaler when left out. Answers { token }.",
    handle: (world, input) => ({
      token: giveHandover(world, "linkToken", userIdOf(world, input), world.clock.now()),
    }),
  },
  {
    method: "POST",
    name: "open-product",
    sentence: "The product is opened with a code: { authCode }. Answers { userId }, whom it lets in.",
    handle(world, input) {
      const authCode = textOf(input, "authCode") ?? "";
      const userId = takeHandover(world, ["authCode"], authCode, world.clock.now());
      if (userId === undefined) throw new ControlProblem("The code is unknown, used or over.");
      return { userId };
    },
  },
];

function scan(world: World, input: unknown) {
  const action = textOf(input, "action");
  if (!isSceneAction(action)) throw new ControlProblem('"action" must be scan, confirm or cancel.');
  const scenes = world.table(sceneTable);
  const sceneId = textOf(input, "sceneId") ?? scenes.first()?.sceneId;
  if (sceneId === undefined) throw new ControlProblem("No QR code was asked for yet.");
  const scene = scenes.get(sceneId);
  if (!scene) throw new ControlProblem(`There is no scene ${sceneId}.`);
  const now = world.clock.now();
  const openid = openidOf(input) ?? (scene.purpose === "login" ? boundOpenid : unboundOpenid);
  const moved = moveScene(world, sceneId, action, openid, now);
  if (!moved) {
    throw new ControlProblem(
      `The scene is ${sceneState(scene, now)}: ${action} does nothing, or the messenger account is tied to another user.`,
    );
  }
  return { sceneId, state: sceneState(moved, now) };
}

function userIdOf(world: World, input: unknown): string {
  const userId = textOf(input, "userId") ?? sampleUserIds.wholesaler;
  if (!world.table(userTable).get(userId)) throw new ControlProblem(`There is no user ${userId}.`);
  return userId;
}

function openidOf(input: unknown): string | undefined {
  const openid = textOf(input, "openid");
  if (openid === undefined || /^[A-Za-z0-9_-]{6,64}$/.test(openid)) return openid;
  throw new ControlProblem('"openid" must be 6 to 64 letters, digits, _ or -.');
}

/** A text of the body; undefined when left out. Throws a ControlProblem for anything else. */
function textOf(input: unknown, name: string): string | undefined {
  if (input === undefined) return undefined;
  if (typeof input !== "object" || input === null) throw new ControlProblem("The body must be an object.");
  const value: unknown = Reflect.get(input, name);
  if (value === undefined) return undefined;
  if (typeof value !== "string") throw new ControlProblem(`"${name}" must be a text.`);
  return value;
}
