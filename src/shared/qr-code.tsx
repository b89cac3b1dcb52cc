import { useState } from "react";
import { isPrerendering } from "../platform/browser";
import { createQrCode, type QrImage } from "../rules/qr";
import { useIsHydrating } from "./use-is-hydrating";

interface QrCodeProps {
  /** The encoded text. */
  content: string;
  /** The accessible name. */
  label: string;
}

/**
 * A QR code as large as its container. Always black on white, as cameras need it in every theme. A prerendered one
 * stays: rendering it again would block a slow phone for 100 ms.
 */
export function QrCode({ content, label }: QrCodeProps) {
  const isHydrating = useIsHydrating();
  const [prerendered] = useState(isHydrating && !isPrerendering() ? content : null);
  const code = content === prerendered ? null : cachedQrCode(content);
  return (
    <svg
      viewBox={code ? `0 0 ${code.extent} ${code.extent}` : undefined}
      role="img"
      aria-label={label}
      className="block h-full w-full"
      shapeRendering="crispEdges"
      suppressHydrationWarning
    >
      <rect width={code?.extent} height={code?.extent} fill={code?.light} suppressHydrationWarning />
      <path d={code?.path} fill={code?.dark} suppressHydrationWarning />
    </svg>
  );
}

const imageCache = new Map<string, QrImage>();

/** Every page has the codes of its footer: each is rendered once. */
function cachedQrCode(content: string): QrImage {
  const image = imageCache.get(content) ?? createQrCode(content);
  imageCache.set(content, image);
  return image;
}
