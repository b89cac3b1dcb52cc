import type { Random } from "../../world/random";

/**
 * Characters as pen strokes on a grid four wide and six high: points of one stroke apart by spaces, strokes by bars.
 * Only characters that are not taken for one another.
 */
const strokes: Readonly<Record<string, string>> = {
  A: "0,6 2,0 4,6|0.7,4 3.3,4",
  C: "4,1 3,0 1,0 0,1.5 0,4.5 1,6 3,6 4,5",
  E: "4,0 0,0 0,6 4,6|0,3 3,3",
  H: "0,0 0,6|4,0 4,6|0,3 4,3",
  J: "3.5,0 3.5,5 2.5,6 1,6 0,5",
  K: "0,0 0,6|4,0 0,3.5|1.2,2.5 4,6",
  L: "0,0 0,6 4,6",
  M: "0,6 0,0 2,3 4,0 4,6",
  N: "0,6 0,0 4,6 4,0",
  P: "0,6 0,0 3,0 4,1 4,2.5 3,3.5 0,3.5",
  R: "0,6 0,0 3,0 4,1 4,2.2 3,3.2 0,3.2|2,3.2 4,6",
  T: "0,0 4,0|2,0 2,6",
  W: "0,0 1,6 2,2 3,6 4,0",
  X: "0,0 4,6|4,0 0,6",
  Y: "0,0 2,3 4,0|2,3 2,6",
  "3": "0,0.5 1,0 3,0 4,1 4,2 3,3 1.5,3|3,3 4,4 4,5 3,6 1,6 0,5.5",
  "4": "3,6 3,0 0,4 4,4",
  "6": "4,0.5 3,0 1,1 0,3 0,5 1,6 3,6 4,5 4,4 3,3 1,3 0,4",
  "7": "0,0 4,0 1.5,6",
};

/** Every character that can stand in a picture. */
export const drawableCharacters: readonly string[] = Object.keys(strokes);

const size = { width: 120, height: 44, unit: 4 } as const;

/** A picture of characters as an SVG in a data URI; the characters themselves stand nowhere in it. */
export function drawCaptcha(characters: string, random: Random): string {
  const step = (size.width - 16) / characters.length;
  const letters = [...characters].map((character, index) => {
    const x = 12 + index * step + random.integer(-2, 3);
    const y = 9 + random.integer(-3, 4);
    const turn = `rotate(${random.integer(-18, 18)} 8 12)`;
    const path = (strokes[character] ?? "").split("|").map(toPath).join("");
    return `<path transform="translate(${x.toFixed(1)} ${y}) ${turn}" d="${path}"/>`;
  });
  const lines = Array.from({ length: 3 }, () => {
    const [from, to] = [random.integer(4, size.height - 4), random.integer(4, size.height - 4)];
    const bend = random.integer(0, size.height);
    return `<path stroke="#8a9bb0" stroke-width="1" d="M0 ${from}Q${size.width / 2} ${bend} ${size.width} ${to}"/>`;
  });
  const pen =
    'fill="none" stroke="#24415f" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"';
  const frame = `width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${frame}><rect width="100%" height="100%" fill="#eef3f8"/><g ${pen}>${letters.join("")}${lines.join("")}</g></svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}

/** "0,6 2,0" → "M0 24L8 0". */
function toPath(stroke: string): string {
  const points = stroke
    .split(" ")
    .map((point) => point.split(",").map((coordinate) => Number(coordinate) * size.unit));
  return points.map(([x = 0, y = 0], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}
