import { useEffect } from "react";
import { useLocale } from "../../i18n/use-locale";
import { currentOrigin } from "../../platform/address";
import { setMessengerCard } from "../../platform/bridges/messenger-bridge";
import { onHeadChange, readPageSummary } from "../../platform/page-summary";
import { useClient } from "../use-client";

/**
 * Inside a messenger, keeps the card that is shown when the page is passed on: its title, what it is about, its first
 * picture or else the product's. Where the messenger takes no card, nothing happens.
 */
export function ShareCard(): null {
  const { messenger } = useClient();
  const locale = useLocale();
  useEffect(() => {
    if (messenger === null) return undefined;
    const show = () => {
      const summary = readPageSummary();
      if (summary === null) return;
      const { title, text, link, picture } = summary;
      setMessengerCard({ title, text, link, image: picture ?? `${currentOrigin()}/share/${locale}.jpg` });
    };
    show();
    return onHeadChange(show);
  }, [messenger, locale]);
  return null;
}
