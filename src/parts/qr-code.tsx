import { drawQr, type QrDrawing } from "../rules/qr";

interface QrCodeProps {
  /** What a camera reads. */
  content: string;
  /** Says to those who cannot scan what it is. */
  label: string;
}

/** A code to scan, as large as its place. Always black on white: cameras want it so in every theme. */
export function QrCode({ content, label }: QrCodeProps) {
  const code = drawingOf(content);
  return (
    <svg
      viewBox={`0 0 ${code.extent} ${code.extent}`}
      role="img"
      aria-label={label}
      className="block h-full w-full"
      shapeRendering="crispEdges"
    >
      <rect width={code.extent} height={code.extent} fill={code.light} />
      <path d={code.path} fill={code.dark} />
    </svg>
  );
}

const drawn = new Map<string, QrDrawing>();

/** Every page has the codes of its foot: each is drawn once. */
function drawingOf(content: string): QrDrawing {
  const drawing = drawn.get(content) ?? drawQr(content);
  drawn.set(content, drawing);
  return drawing;
}
