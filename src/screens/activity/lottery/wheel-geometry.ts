/** The wheel is drawn in a box of 200, its middle at 100. */
export const wheelRadius = 96;

/** Turns before the wheel stops, and how long they take, in milliseconds. */
export const spin = { turns: 5, milliseconds: 2600 } as const;

/** The angle of a place's middle in degrees, clockwise from the top. Places are counted from 1 and equally wide. */
export function middleOf(index: number, count: number): number {
  return ((index - 0.5) * 360) / count;
}

/** The outline of a place as an SVG path. */
export function slicePath(index: number, count: number): string {
  const from = point(((index - 1) * 360) / count, wheelRadius);
  const to = point((index * 360) / count, wheelRadius);
  return `M100 100L${from}A${wheelRadius} ${wheelRadius} 0 ${count === 1 ? 1 : 0} 1 ${to}Z`;
}

/**
 * How far the wheel is turned so that the middle of a place stands at the top, always onward from where it is.
 * @param before degrees it is turned now
 */
export function rotationTo(index: number, count: number, before: number): number {
  const target = exact(360 - middleOf(index, count));
  const onward = (((target - before) % 360) + 360) % 360;
  return before + spin.turns * 360 + onward;
}

/** To a fraction that binary numbers hold exactly: a wheel that already stands there is not a hair's breadth away. */
function exact(degrees: number): number {
  return Math.round(degrees * 2 ** 24) / 2 ** 24;
}

function point(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 + radius * Math.sin(angle)).toFixed(2)}`;
}
