export type OperatingSystem = "windows" | "macos" | "ios" | "android" | "linux" | "unknown";

/** Device information from the browser; `width` is the window's, in CSS pixels. */
export interface Device {
  readonly userAgent: string;
  readonly width: number;
  readonly maxTouchPoints: number;
}

/** The kind of client that shows the page. */
export interface Client {
  /** A phone, or a window as narrow as one: shows the phone's layout. */
  readonly isMobile: boolean;
  /** The messenger whose built-in browser this is: the consumer or the work edition. */
  readonly messenger: "personal" | "work" | null;
  /** A page that a mini-program of the messenger shows. */
  readonly isMiniProgram: boolean;
  readonly isPaymentApp: boolean;
  /** The product's own app, with its version ("" where it does not say). */
  readonly ownApp: { readonly version: string } | null;
  readonly isIos: boolean;
  readonly isAndroid: boolean;
  /** The kind of device, however narrow its window. */
  readonly platform: "pc" | "mobile";
  readonly os: OperatingSystem;
  readonly isPointOfSale: boolean;
}

/** How the product's own app and the point-of-sale client name themselves in the user agent. */
export const ownAppToken = "Stockbook";
export const pointOfSaleToken = "StockbookPOS";

/** Windows narrower than this, in CSS pixels, get the phone's layout. */
export const phoneWidth = 600;

/** Recognises the client. The user agent is a claim, so nothing that protects money or data may rest on it. */
export function detectClient(device: Device): Client {
  const { userAgent } = device;
  const os = detectSystem(device);
  const isHandheld = os === "ios" || os === "android" || /\bMobile\b|\bPhone;/.test(userAgent);
  const isPhone =
    isHandheld && !/\biPad\b|\bMacintosh\b|\bTablet;/.test(userAgent) && !isAndroidTablet(userAgent);
  return {
    isMobile: isPhone || device.width < phoneWidth,
    messenger: detectMessenger(userAgent),
    isMiniProgram: /\bminiProgram\b/i.test(userAgent),
    isPaymentApp: /AlipayClient/i.test(userAgent),
    ownApp: detectOwnApp(userAgent),
    isIos: os === "ios",
    isAndroid: os === "android",
    platform: isHandheld ? "mobile" : "pc",
    os,
    isPointOfSale: new RegExp(`\\b${pointOfSaleToken}\\b`).test(userAgent),
  };
}

/** Whether two detections say the same. */
export function isEqualClient(one: Client, other: Client): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function detectSystem({ userAgent, maxTouchPoints }: Device): OperatingSystem {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "ios";
  if (/Android/.test(userAgent)) return "android";
  if (/Windows/.test(userAgent)) return "windows";
  // An iPad asking for desktop pages calls itself a Macintosh; no Macintosh has a touch screen.
  if (/Macintosh/.test(userAgent)) return maxTouchPoints > 1 ? "ios" : "macos";
  if (/Linux|X11/.test(userAgent)) return "linux";
  return "unknown";
}

/** Android tablets leave out the word Mobile. */
function isAndroidTablet(userAgent: string): boolean {
  return /Android/.test(userAgent) && !/\bMobile\b/.test(userAgent);
}

/** The work edition names itself and the personal one, so it is asked for first. */
function detectMessenger(userAgent: string): Client["messenger"] {
  if (/wxwork/i.test(userAgent)) return "work";
  return /MicroMessenger/i.test(userAgent) ? "personal" : null;
}

function detectOwnApp(userAgent: string): Client["ownApp"] {
  const match = new RegExp(`\\b${ownAppToken}/(\\d+(?:\\.\\d+)*)?`).exec(userAgent);
  return match === null ? null : { version: match[1] ?? "" };
}
