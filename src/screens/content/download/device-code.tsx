import { lazy, Suspense } from "react";
import { useInViewport } from "../../../shared/use-in-viewport";
import { useIsHydrating } from "../../../shared/use-is-hydrating";

const QrCode = lazy(async () => ({ default: (await import("../../../shared/qr-code")).QrCode }));

interface DeviceCodeProps {
  content: string;
  label: string;
  className: string;
}

/**
 * A code for a phone's camera in its white box. A prerendered page cannot know the host it is read on, and drawing
 * takes a slow phone, which shows none, a twentieth of a second: its code comes where it is nearly seen.
 */
export function DeviceCode({ content, label, className }: DeviceCodeProps) {
  const isHydrating = useIsHydrating();
  const { ref, isInViewport } = useInViewport();
  return (
    <div ref={ref} className={`${className} shrink-0 rounded-control border border-line bg-white`}>
      {isInViewport && !isHydrating && (
        <Suspense>
          <QrCode content={content} label={label} />
        </Suspense>
      )}
    </div>
  );
}
