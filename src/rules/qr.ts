import type { QRCode } from "qrcode";
import { create } from "qrcode/lib/core/qrcode.js";
import { qrDefaults } from "./limits";
import type { Message } from "./messages";

export type QrLevel = "L" | "M" | "Q" | "H";

export interface QrOptions {
  /** Quiet zone around the code, in modules; at least 0. */
  readonly padding?: number;
  /** Sides of the drawing in pixels; above 0. */
  readonly width?: number;
  readonly height?: number;
  /** How much of the code may be lost: L 7 %, M 15 %, Q 25 %, H 30 %. */
  readonly level?: QrLevel;
  /** Smallest version (1 to 40) to use, so that codes shown side by side look alike; more content takes a larger one. */
  readonly version?: number;
}

/** A code to draw: `<svg viewBox="0 0 extent extent"><path d={path}/></svg>`. */
export interface QrImage {
  readonly width: number;
  readonly height: number;
  /** Side of the square in modules, quiet zone included. */
  readonly extent: number;
  /** One SVG path over all dark modules. */
  readonly path: string;
  /** Rows of modules without the quiet zone; true is dark. */
  readonly matrix: readonly (readonly boolean[])[];
  readonly version: number;
  readonly dark: "#000000";
  readonly light: "#ffffff";
}

/** The content does not fit into the largest code of its level. */
export class QrContentTooLong extends Error {
  override readonly name = "QrContentTooLong";
  readonly notice: Message = { key: "qr.tooLong" };

  constructor() {
    super("Content too long");
  }
}

/**
 * Draws content as a QR code: padding 2, 128 × 128 pixels, level M, version 4 or above by default.
 * @throws QrContentTooLong when it does not fit; TypeError or RangeError for empty content or options out of range
 */
export function createQrCode(content: string, options: QrOptions = {}): QrImage {
  const padding = options.padding ?? qrDefaults.padding;
  const width = options.width ?? qrDefaults.size;
  const height = options.height ?? qrDefaults.size;
  const level = options.level ?? qrDefaults.level;
  const version = options.version ?? qrDefaults.version;

  if (typeof content !== "string" || content === "")
    throw new TypeError("The content must be a non-empty text");
  if (!(padding >= 0)) throw new RangeError("The padding must be at least 0");
  if (!(width > 0 && height > 0)) throw new RangeError("Width and height must be above 0");
  if (!["L", "M", "Q", "H"].includes(level)) throw new RangeError("The level must be L, M, Q or H");
  if (!(Number.isInteger(version) && version >= 1 && version <= 40)) {
    throw new RangeError("The version must be a whole number from 1 to 40");
  }

  const code = encode(content, level, version);
  const matrix = rows(code);
  return {
    width,
    height,
    extent: matrix.length + 2 * padding,
    path: matrix.map((row, y) => rowPath(row, padding, y + padding)).join(""),
    matrix,
    version: code.version,
    dark: "#000000",
    light: "#ffffff",
  };
}

/** In the smallest version asked for, else in the first larger one that holds the content. */
function encode(content: string, level: QrLevel, smallestVersion: number): QRCode {
  const options = { errorCorrectionLevel: level, version: smallestVersion };
  try {
    return create(content, options);
  } catch {
    return largerCode(content, level);
  }
}

function largerCode(content: string, level: QrLevel): QRCode {
  try {
    return create(content, { errorCorrectionLevel: level });
  } catch {
    // Content and level are checked before, so only the amount can be at fault.
    throw new QrContentTooLong();
  }
}

function rows({ modules }: QRCode): boolean[][] {
  return Array.from({ length: modules.size }, (_, y) =>
    Array.from({ length: modules.size }, (_, x) => modules.data[y * modules.size + x] === 1),
  );
}

/** Neighbouring dark modules become one rectangle: fewer commands and no hairlines between them. */
function rowPath(row: readonly boolean[], left: number, y: number): string {
  let path = "";
  let x = 0;
  while (x < row.length) {
    const start = x;
    while (row[x] === true) x += 1;
    if (x > start) path += `M${start + left} ${y}h${x - start}v1h-${x - start}z`;
    else x += 1;
  }
  return path;
}
