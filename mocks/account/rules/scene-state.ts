export type SceneState = "waiting" | "scanned" | "confirmed" | "cancelled" | "expired";
export type SceneAction = "scan" | "confirm" | "cancel";

/** A QR code and what became of it. */
export interface SceneRow {
  readonly sceneId: string;
  readonly purpose: "login" | "bind";
  /** Who asked for it to be tied; null for a login. */
  readonly userId: string | null;
  readonly openedAt: number;
  readonly expiresAt: number;
  /** As it was left; whether its time is over is seen when it is read. */
  readonly state: Exclude<SceneState, "expired">;
  /** Who scanned it; null before. */
  readonly openid: string | null;
  /** What a confirmed login gave. */
  readonly handover: { readonly kind: "scanToken" | "bindTicket"; readonly id: string } | null;
}

type Moves = Readonly<Partial<Record<SceneAction, SceneRow["state"]>>>;

/** What each action makes of each state; what is missing does not happen. */
export const statesAfter: Readonly<Record<SceneState, Moves>> = {
  waiting: { scan: "scanned" },
  scanned: { confirm: "confirmed", cancel: "cancelled" },
  confirmed: {},
  cancelled: {},
  expired: {},
};

/** The state of a scene at an instant: one that was neither confirmed nor cancelled in its time is expired. */
export function sceneState(
  { state, expiresAt }: Pick<SceneRow, "state" | "expiresAt">,
  now: number,
): SceneState {
  const isOpen = state === "waiting" || state === "scanned";
  return isOpen && now >= expiresAt ? "expired" : state;
}

/** Whether a text names something that can be done with a QR code. */
export function isSceneAction(text: string | undefined): text is SceneAction {
  return text === "scan" || text === "confirm" || text === "cancel";
}
