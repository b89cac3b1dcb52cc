import type { ComponentProps } from "react";
import { useTranslation } from "../i18n/use-translation";
import { reloadPage } from "../platform/address";
import { textLink } from "../ui/text-link";
import { useUiTranslations } from "../ui/ui-translations";
import { lazyComponent, useLazyComponent } from "./lazy-component";
import type { QrCode } from "./qr-code";
import { useGuardedReload } from "./use-guarded-reload";

const component = lazyComponent<ComponentProps<typeof QrCode>>(
  async () => (await import("./qr-code")).QrCode,
);

/** A QR code whose encoder is fetched when it is first shown. Its container has its size. */
export function LazyQrCode(props: ComponentProps<typeof QrCode>) {
  const { t } = useTranslation("common");
  const { retry: retryLabel } = useUiTranslations();
  const { Loaded, isFailed, isLost, retry } = useLazyComponent(component);
  const { isAsking, reload } = useGuardedReload(reloadPage);
  if (Loaded) return <Loaded {...props} />;
  if (!isFailed) return null;
  const reloadLabel = t(isAsking ? "update.reloadAnyway" : "failure.reload");
  const label = isLost ? reloadLabel : retryLabel;
  return (
    <div className="grid h-full place-items-center">
      {/* The code stands on white in every theme. */}
      <button
        type="button"
        onClick={isLost ? reload : retry}
        aria-label={`${props.label} · ${label}`}
        className={textLink}
      >
        {label}
      </button>
    </div>
  );
}
