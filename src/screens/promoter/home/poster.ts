import { createQrCode } from "../../../rules/qr";

export const posterSize = { width: 750, height: 1000 } as const;

interface PosterTexts {
  readonly brand: string;
  readonly headline: string;
  readonly text: string;
  /** Under the code: what scanning does. */
  readonly hint: string;
  readonly code: string;
}

/** A poster with a QR code as SVG, black on paper white, for screens and for printing. */
export function posterDrawing({ brand, headline, text, hint, code }: PosterTexts, url: string): string {
  const { width, height } = posterSize;
  const qr = createQrCode(url);
  const side = 380;
  const font = 'font-family="system-ui, sans-serif"';
  const line = (y: number, size: number, content: string, extra = "") =>
    `<text x="60" y="${y}" font-size="${fitted(content, size, width - 120)}" ${font} ${extra}>${escapeText(content)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="#fbfaf7"/>`,
    line(100, 34, brand, 'font-weight="600" fill="#0a6e4a"'),
    line(190, 58, headline, 'font-weight="600" fill="#17211c"'),
    line(250, 30, text, 'fill="#4f5a54"'),
    `<path d="M60 290h630" stroke="#17211c" stroke-width="2"/>`,
    `<svg x="${(width - side) / 2}" y="340" width="${side}" height="${side}" viewBox="0 0 ${qr.extent} ${qr.extent}">`,
    `<rect width="${qr.extent}" height="${qr.extent}" fill="${qr.light}"/><path d="${qr.path}" fill="${qr.dark}"/></svg>`,
    `<text x="${width / 2}" y="780" font-size="30" ${font} fill="#17211c" text-anchor="middle">${escapeText(hint)}</text>`,
    `<text x="${width / 2}" y="830" font-size="30" ${font} fill="#4f5a54" text-anchor="middle">${escapeText(code)}</text>`,
    `<path d="M60 900h630M60 908h630" stroke="#17211c" stroke-width="2"/>`,
    "</svg>",
  ].join("");
}

/** A size at which a text stays within a width, the given one at most: a drawing breaks no lines. */
function fitted(text: string, size: number, width: number): number {
  // A Chinese character is as wide as its size, a bold letter of the systems' fonts three fifths of it.
  const ems = [...text].reduce((sum, letter) => sum + (letter > "\u2e7f" ? 1 : 0.6), 0);
  return Math.min(size, Math.floor(width / ems));
}

function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
