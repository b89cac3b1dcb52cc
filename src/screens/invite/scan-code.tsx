import { LazyQrCode } from "../../shared/lazy-qr-code";
import { classNames } from "../../ui/class-names";

interface ScanCodeProps {
  content: string;
  label: string;
  className?: string;
}

/** A QR code on white, framed, in the place reserved for it. */
export function ScanCode({ content, label, className }: ScanCodeProps) {
  return (
    <div className={classNames("rounded-control border border-line2 bg-white p-2", className ?? "size-40")}>
      <LazyQrCode content={content} label={label} />
    </div>
  );
}
