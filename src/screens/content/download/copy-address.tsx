import Copy from "lucide/dist/esm/icons/copy.mjs";
import { useTranslation } from "../../../i18n/use-translation";
import { useCopy } from "../../../shared/use-copy";
import { Button } from "../../../ui/button";

/** Copies an address. Where the browser refuses, it is shown so that it can be selected and copied. */
export function CopyAddress({ address }: { address: string }) {
  const { t } = useTranslation("content-download");
  const { copy, isRefused } = useCopy(address);

  return (
    <div className="mt-4">
      <Button icon={Copy} onClick={copy}>
        {t("messenger.copy")}
      </Button>
      {isRefused && <p className="mt-2 select-all break-all text-13">{address}</p>}
    </div>
  );
}
