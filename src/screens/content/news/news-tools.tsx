import LinkIcon from "lucide/dist/esm/icons/link.mjs";
import Printer from "lucide/dist/esm/icons/printer.mjs";
import { useTranslation } from "../../../i18n/use-translation";
import { currentOrigin, currentPath } from "../../../platform/address";
import { printPage } from "../../../platform/page";
import { isEmbedded, useClient } from "../../../shared/use-client";
import { useCopy } from "../../../shared/use-copy";
import { Icon } from "../../../ui/icon";
import { muteLink } from "../../../ui/text-link";

const toolClass = `${muteLink} inline-flex min-h-control items-center gap-1.5 md:min-h-8`;

/** Shares and prints the page. Where the browser refuses to copy, the address is shown so that it can be selected. */
export function NewsTools() {
  const { t } = useTranslation(["content", "common"]);
  const address = currentOrigin() + currentPath();
  const isInApp = isEmbedded(useClient());
  const { copy, isRefused } = useCopy(address);

  return (
    <div className="flex flex-wrap gap-x-4 lg:mt-3 lg:flex-col lg:border-line lg:border-t lg:pt-2 print:hidden">
      <button type="button" className={toolClass} onClick={copy}>
        <Icon of={LinkIcon} size="small" />
        {t("news.copyLink")}
      </button>
      {/* Inside other apps nothing is printed. */}
      {!isInApp && (
        <button type="button" className={toolClass} onClick={printPage}>
          <Icon of={Printer} size="small" />
          {t("common:action.print")}
        </button>
      )}
      {isRefused && <p className="w-full select-all break-all py-1">{address}</p>}
    </div>
  );
}
