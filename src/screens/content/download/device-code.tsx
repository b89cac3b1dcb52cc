import { QrCode } from "../../../parts/qr-code";
import { useIsWaking } from "../../../parts/use-is-waking";
import { useNearView } from "../../../parts/use-near-view";

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
  const isWaking = useIsWaking();
  const { place, isNear } = useNearView();
  return (
    <div ref={place} className={`${className} shrink-0 rounded-control border border-line bg-white`}>
      {isNear && !isWaking && <QrCode content={content} label={label} />}
    </div>
  );
}
