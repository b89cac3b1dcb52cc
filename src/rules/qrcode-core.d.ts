/** The matrix generator of qrcode alone: the package's entry also brings canvas and PNG writers. */
declare module "qrcode/lib/core/qrcode.js" {
  import type { QRCode, QRCodeOptions } from "qrcode";
  export function create(text: string, options: QRCodeOptions): QRCode;
}
