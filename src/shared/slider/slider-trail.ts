/** Where the handle was: CSS pixels and milliseconds from where it began, in whole numbers. */
export interface TrailPoint {
  readonly x: number;
  readonly y: number;
  readonly t: number;
}

/** As many points as one proof may carry. */
export const maximumTrailPoints = 200;

/** A trail of at most `maximumTrailPoints`: the first and the last stay, between them a regular selection. */
export function thinTrail(trail: readonly TrailPoint[]): TrailPoint[] {
  if (trail.length <= maximumTrailPoints) return [...trail];
  const step = (trail.length - 1) / (maximumTrailPoints - 1);
  return Array.from({ length: maximumTrailPoints }, (_, index) => trail[Math.round(index * step)]).filter(
    (point) => point !== undefined,
  );
}

/** A move of the handle as the server judges it. */
export interface SliderMove {
  readonly input: "pointer" | "keyboard";
  readonly trackWidth: number;
  readonly distance: number;
  readonly durationMs: number;
  readonly trail: TrailPoint[];
}

/** The trail sent to the server. A proof needs two points: a handle that never moved sends its position twice. */
export function sliderMove(
  input: SliderMove["input"],
  trackWidth: number,
  trail: readonly TrailPoint[],
): SliderMove {
  const last = trail.at(-1) ?? { x: 0, y: 0, t: 0 };
  const points = trail.length < 2 ? [{ x: 0, y: 0, t: 0 }, last] : trail;
  return {
    input,
    trackWidth: Math.round(trackWidth),
    distance: Math.max(0, last.x),
    durationMs: last.t,
    trail: thinTrail(points),
  };
}
