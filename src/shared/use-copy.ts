import { useState } from "react";
import { useTranslation } from "../i18n/use-translation";
import { copyText } from "../platform/clipboard";
import { toaster } from "../ui/toaster";

interface Copying {
  /** Copies the text; true when it worked. */
  copy(): void;
  /** Whether the browser refused the last attempt: then the text has to be shown so that it can be selected. */
  isRefused: boolean;
}

/** Copies a text at the reader's press. */
export function useCopy(text: string): Copying {
  const { t } = useTranslation("common");
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    const isCopied = await copyText(text);
    setRefused(!isCopied);
    if (isCopied) toaster.success(t("copy.done"));
    else toaster.error(t("copy.failed"));
  };
  return { copy: () => void copy(), isRefused };
}
