/** A point of the way the handle went: CSS pixels and milliseconds from where it began. */
export interface TrailPoint {
  readonly x: number;
  readonly y: number;
  readonly t: number;
}

export interface SliderMove {
  readonly input: "pointer" | "keyboard";
  readonly trackWidth: number;
  readonly distance: number;
  readonly durationMs: number;
  readonly trail: readonly TrailPoint[];
}

/** Why a slider is not accepted. 1: not at the end. 2: too fast. 3: not a human movement. */
export type SliderFailure = 1 | 2 | 3;

/** How near the end counts as the end, in CSS pixels. */
const endTolerance = 3;
/** Minimum duration of a human movement, in milliseconds. */
const minimumDragMs = 200;
/** How far the way may be from a straight one of constant speed and still be one, as a share of the track. */
const straightness = 0.02;
/** How much later than the whole way its last point may lie, in milliseconds. */
const timeTolerance = 50;

/** Validates a slider; null when it is accepted. With keys only the end is validated. */
export function judgeSlider(move: SliderMove): SliderFailure | null {
  const { trackWidth, distance, durationMs, input } = move;
  const reached = Math.min(distance, move.trail.at(-1)?.x ?? 0);
  if (reached < trackWidth - endTolerance) return 1;
  if (input === "keyboard") return null;
  if (durationMs < minimumDragMs) return 2;
  return isHumanTrail(move) ? null : 3;
}

/** Whether time goes forward, the trail ends where and when the move does, and it is no ruler's line. */
function isHumanTrail({ trackWidth, distance, durationMs, trail }: SliderMove): boolean {
  const last = trail.at(-1);
  if (!last || last.t < minimumDragMs || last.t > durationMs + timeTolerance) return false;
  if (Math.abs(last.x - distance) > endTolerance) return false;
  if (trail.some(({ t }, index) => t < (trail[index - 1]?.t ?? 0))) return false;
  return !isRuled(trail, trackWidth);
}

/** Whether the height never changes and the speed never does either. */
function isRuled(trail: readonly TrailPoint[], trackWidth: number): boolean {
  const [first, last] = [trail[0], trail.at(-1)];
  if (!first || !last || last.t === first.t) return true;
  if (trail.some(({ y }) => y !== first.y)) return false;
  const speed = (last.x - first.x) / (last.t - first.t);
  return trail.every(
    ({ x, t }) => Math.abs(first.x + speed * (t - first.t) - x) <= straightness * trackWidth,
  );
}
