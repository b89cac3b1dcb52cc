import { LazyQrCode } from "../../../shared/lazy-qr-code";
import { useInViewport } from "../../../shared/use-in-viewport";
import { useIsHydrating } from "../../../shared/use-is-hydrating";

interface DeviceCodeProps {
  content: string;
  label: string;
  className: string;
}

/**
 * A QR code for a phone's camera on white. A prerendered page does not know its host, and rendering takes a slow
 * phone, which does not show the code, 50 ms: it renders near the viewport.
 */
export function DeviceCode({ content, label, className }: DeviceCodeProps) {
  const isHydrating = useIsHydrating();
  const { ref, isInViewport } = useInViewport();
  return (
    <div ref={ref} className={`${className} shrink-0 rounded-control border border-line bg-white`}>
      {isInViewport && !isHydrating && <LazyQrCode content={content} label={label} />}
    </div>
  );
}
