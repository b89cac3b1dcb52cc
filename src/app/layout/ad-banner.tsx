import X from "lucide/dist/esm/icons/x.mjs";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import type { Ad } from "../../api/content/ad";
import { useTranslation } from "../../i18n/use-translation";
import { readStored, writeStored } from "../../platform/storage";
import { useIsHydrating } from "../../shared/use-is-hydrating";
import { classNames } from "../../ui/class-names";
import { IconButton } from "../../ui/icon-button";
import { useLostFocus } from "../../ui/use-lost-focus";
import { VisuallyHidden } from "../../ui/visually-hidden";

/** The advertisements a home page may show: one for each kind of screen, or the same for both. */
export interface HomeAds {
  readonly desktop: Ad | null;
  readonly mobile: Ad | null;
}

/** The advertisement above the home page's header: labelled, of fixed height, and gone for this visit once closed. */
export function AdBanner({ ads: { desktop, mobile } }: { ads: HomeAds }) {
  const isHydrating = useIsHydrating();
  // What was closed is only known in the browser; until then the page hides it by itself.
  const [closed, setClosed] = useState<readonly string[]>(() =>
    isHydrating ? [] : (readStored("dismissedAds") ?? []),
  );
  useEffect(() => setClosed(readStored("dismissedAds") ?? []), []);
  // The button that was pressed goes with the advertisement.
  const [hasClosed, setHasClosed] = useState(false);
  const place = useLostFocus<HTMLDivElement>(hasClosed);

  const close = (ad: Ad) => {
    const all = [...closed, ad.adImgUrl];
    setClosed(all);
    setHasClosed(true);
    writeStored("dismissedAds", all);
  };
  const isOneImage = desktop?.adImgUrl === mobile?.adImgUrl;
  const visibleAds = isOneImage
    ? [{ ad: desktop, className: "" }]
    : [
        { ad: desktop, className: "max-sm:hidden" },
        { ad: mobile, className: "sm:hidden" },
      ];
  return (
    <div ref={place} tabIndex={-1}>
      {visibleAds.map(({ ad, className }) =>
        ad === null || closed.includes(ad.adImgUrl) ? null : (
          <Strip key={className} ad={ad} className={className} onClose={() => close(ad)} />
        ),
      )}
    </div>
  );
}

function Strip({ ad, className, onClose }: { ad: Ad; className: string; onClose: () => void }) {
  const { t } = useTranslation();
  // A banner wider than its picture is filled with the blurred edge of the picture.
  const picture = (
    <>
      <img
        src={ad.adImgUrl}
        alt=""
        className="absolute inset-0 h-full w-full origin-left scale-[100] object-cover object-left"
      />
      <img src={ad.adImgUrl} alt={ad.alt} className="relative h-full w-full object-contain" />
    </>
  );
  return (
    <aside
      aria-label={t("ad.label")}
      data-ad={ad.adImgUrl}
      className={classNames(
        "relative h-14 overflow-hidden border-line border-b bg-sunk in-data-ad-closed:hidden md:h-16 print:hidden",
        className,
      )}
    >
      {ad.adAddress.startsWith("/") ? (
        <Link to={ad.adAddress} className="block h-full -outline-offset-2">
          {picture}
        </Link>
      ) : (
        <a
          href={ad.adAddress}
          target="_blank"
          rel="noopener noreferrer"
          className="block h-full -outline-offset-2"
        >
          {picture}
          <VisuallyHidden>{t("header.opensNewTab")}</VisuallyHidden>
        </a>
      )}
      <span className="pointer-events-none absolute top-0 left-0 rounded-br-tag bg-card px-1 text-13/4 text-ink2 in-data-care:text-[0.8125rem]">
        {t("ad.label")}
      </span>
      <IconButton
        icon={X}
        size="small"
        label={t("ad.close")}
        onClick={onClose}
        className="absolute top-1/2 right-1 -translate-y-1/2 bg-card md:right-4"
      />
    </aside>
  );
}
