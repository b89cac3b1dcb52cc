import { durations } from "../../src/rules/limits";
import { ensureMessengerAccount } from "../business/messenger";
import { nextNumber } from "../business/numbers";
import { userByOpenid, userTable } from "../business/users";
import { defineTable } from "../world/define-table";
import { defineEvent, type Reaction } from "../world/events";
import type { World } from "../world/world";
import { giveHandover } from "./handovers";
import { sceneTime } from "./limits";
import { type SceneAction, type SceneRow, sceneState, statesAfter } from "./rules/scene-state";

export const sceneTable = defineTable("account.scenes", {
  id: (row: SceneRow) => row.sceneId,
  order: (left, right) => right.openedAt - left.openedAt,
});

/** What a phone does with every QR code of this world, where a scenario sets it. */
export const phoneBehaviourTable = defineTable("account.phone-habits", {
  id: (row: { id: "habit"; openid: string; decision: "confirm" | "cancel" }) => row.id,
});

/** Performs the phone's next step with a QR code. */
export const sceneMoves = defineEvent<{
  readonly sceneId: string;
  readonly openid: string;
  readonly action: SceneAction;
}>("scene.moves");

export const sceneReactions: readonly Reaction[] = [
  sceneMoves.react((world, { sceneId, openid, action }, at) => {
    moveScene(world, sceneId, action, openid, at);
  }),
];

/** Delays until the simulated user scans and decides, in milliseconds. */
export const behaviourTimes = { scans: 3 * durations.second, decides: 6 * durations.second } as const;

/** Opens a scene; `userId` is who asks for it where it is to tie a messenger. */
export function openScene(
  world: World,
  facts: Pick<SceneRow, "purpose" | "userId">,
  openedAt: number,
): SceneRow {
  const sceneId = `sc-${world.random(`scene ${nextNumber(world, "scene", 1)}`).token(16)}`;
  const behaviour = world.table(phoneBehaviourTable).get("habit");
  if (behaviour) {
    const { openid, decision } = behaviour;
    sceneMoves.schedule(world, openedAt + behaviourTimes.scans, { sceneId, openid, action: "scan" });
    sceneMoves.schedule(world, openedAt + behaviourTimes.decides, { sceneId, openid, action: decision });
  }
  const expiresAt = openedAt + sceneTime;
  return world
    .table(sceneTable)
    .insert({ sceneId, ...facts, openedAt, expiresAt, state: "waiting", openid: null, handover: null });
}

/**
 * The steps of a phone with a QR code: scan, confirm or cancel. A confirmed sign-in gives a token, or a ticket where
 * the messenger account is not linked; a confirmed link takes effect at once. Undefined, without effect, when the
 * code is unknown, over or in another state, or when the messenger account is linked to another user.
 */
export function moveScene(
  world: World,
  sceneId: string,
  action: SceneAction,
  openid: string,
  at: number,
): SceneRow | undefined {
  const scenes = world.table(sceneTable);
  const scene = scenes.get(sceneId);
  if (!scene) return undefined;
  const state = statesAfter[sceneState(scene, at)][action];
  if (state === undefined) return undefined;
  if (action === "cancel") return scenes.update(sceneId, { state });
  if (action === "scan") {
    ensureMessengerAccount(world, openid);
    return scenes.update(sceneId, { state, openid });
  }
  const scanner = scene.openid ?? openid;
  const holder = userByOpenid(world, scanner);
  if (scene.purpose === "bind") {
    if (scene.userId === null || (holder && holder.userId !== scene.userId)) return undefined;
    world.table(userTable).update(scene.userId, { openid: scanner });
    return scenes.update(sceneId, { state });
  }
  const kind = holder ? "scanToken" : "bindTicket";
  const id = giveHandover(world, kind, holder?.userId ?? scanner, at);
  return scenes.update(sceneId, { state, handover: { kind, id } });
}
