import { lazy, Suspense } from "react";
import { classNames } from "../../ui/class-names";

const QrCode = lazy(async () => ({ default: (await import("../../shared/qr-code")).QrCode }));

interface ScanCodeProps {
  content: string;
  label: string;
  className?: string;
}

/** A QR code whose encoder is fetched when it is first shown; its place is reserved. */
export function ScanCode({ content, label, className }: ScanCodeProps) {
  return (
    <div className={classNames("rounded-control border border-line2 bg-white p-2", className ?? "size-40")}>
      <Suspense fallback={null}>
        <QrCode content={content} label={label} />
      </Suspense>
    </div>
  );
}
