import { QrCode } from "../../../shared/qr-code";
import { useInViewport } from "../../../shared/use-in-viewport";
import { useIsHydrating } from "../../../shared/use-is-hydrating";

interface DeviceCodeProps {
  content: string;
  label: string;
  className: string;
}

/**
 * A code for a phone's camera in its white box. A prerendered page cannot know the host it is read on, and drawing
 * takes a slow phone, which shows none, a twentieth of a second: it is drawn where it is nearly seen.
 */
export function DeviceCode({ content, label, className }: DeviceCodeProps) {
  const isHydrating = useIsHydrating();
  const { ref, isInViewport } = useInViewport();
  return (
    <div ref={ref} className={`${className} shrink-0 rounded-control border border-line bg-white`}>
      {isInViewport && !isHydrating && <QrCode content={content} label={label} />}
    </div>
  );
}
