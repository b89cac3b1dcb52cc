import Copy from "lucide/dist/esm/icons/copy.mjs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { copyText } from "../../../platform/clipboard";
import { Button } from "../../../ui/button";
import { toaster } from "../../../ui/toaster";

/** Copies an address. Where the browser refuses, it stands there to be copied by hand. */
export function CopyAddress({ address }: { address: string }) {
  const { t } = useTranslation(["content-download", "common"]);
  const [isRefused, setRefused] = useState(false);

  const handleCopy = async () => {
    const isCopied = await copyText(address);
    setRefused(!isCopied);
    if (isCopied) toaster.success(t("common:copy.done"));
    else toaster.error(t("common:copy.failed"));
  };

  return (
    <div className="mt-4">
      <Button icon={Copy} onClick={() => void handleCopy()}>
        {t("messenger.copy")}
      </Button>
      {isRefused && <p className="mt-2 select-all break-all text-13">{address}</p>}
    </div>
  );
}
