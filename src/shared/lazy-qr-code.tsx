import type { ComponentProps } from "react";
import { textLink } from "../ui/text-link";
import { useUiTranslations } from "../ui/ui-translations";
import { lazyComponent, useLazyComponent } from "./lazy-component";
import type { QrCode } from "./qr-code";

const component = lazyComponent<ComponentProps<typeof QrCode>>(
  async () => (await import("./qr-code")).QrCode,
);

/** A QR code whose encoder is fetched when it is first shown. Its container has its size. */
export function LazyQrCode(props: ComponentProps<typeof QrCode>) {
  const { retry: retryLabel } = useUiTranslations();
  const { Loaded, isFailed, retry } = useLazyComponent(component);
  if (Loaded) return <Loaded {...props} />;
  if (!isFailed) return null;
  return (
    <div className="grid h-full place-items-center">
      {/* The code stands on white in every theme. */}
      <button
        type="button"
        onClick={retry}
        aria-label={`${props.label} · ${retryLabel}`}
        className={textLink}
      >
        {retryLabel}
      </button>
    </div>
  );
}
