import X from "lucide/dist/esm/icons/x.mjs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { readStored, writeStored } from "../../platform/storage";
import { IconButton } from "../../ui/icon-button";
import { homeAd } from "./home-ad";

/** The advertisement above the home page's header: labelled, of fixed height, and gone for this visit once closed. */
export function AdBanner() {
  const { t } = useTranslation();
  const [dismissed, setDismissed] = useState(() => readStored("dismissedAds") ?? []);
  const [ad] = useState(homeAd);
  if (!ad || dismissed.includes(ad.adImgUrl)) return null;

  const dismiss = () => {
    const all = [...dismissed, ad.adImgUrl];
    setDismissed(all);
    writeStored("dismissedAds", all);
  };
  const picture = <img src={ad.adImgUrl} alt={ad.alt} className="h-full w-full object-contain" />;
  return (
    <aside
      aria-label={t("ad.label")}
      className="relative h-14 overflow-hidden border-line border-b bg-sunk md:h-16"
    >
      {ad.adAddress.startsWith("/") ? (
        <Link to={ad.adAddress} className="block h-full">
          {picture}
        </Link>
      ) : (
        <a href={ad.adAddress} target="_blank" rel="noopener noreferrer" className="block h-full">
          {picture}
        </a>
      )}
      <span className="pointer-events-none absolute bottom-1 left-1 rounded-tag border border-line2 bg-card px-1 text-13/4 text-ink2 md:left-4">
        {t("ad.label")}
      </span>
      <IconButton
        icon={X}
        size="small"
        label={t("ad.close")}
        onClick={dismiss}
        className="absolute top-1/2 right-1 -translate-y-1/2 md:right-4"
      />
    </aside>
  );
}
