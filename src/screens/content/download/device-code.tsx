import { QrCode } from "../../../parts/qr-code";
import { useIsWaking } from "../../../parts/use-is-waking";

interface DeviceCodeProps {
  content: string;
  label: string;
  className: string;
}

/** A code for a phone's camera in its white box. A prerendered page cannot know the host it is read on. */
export function DeviceCode({ content, label, className }: DeviceCodeProps) {
  const isWaking = useIsWaking();
  return (
    <div className={`${className} shrink-0 rounded-control border border-line bg-white`}>
      {!isWaking && <QrCode content={content} label={label} />}
    </div>
  );
}
