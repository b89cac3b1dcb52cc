import X from "lucide/dist/esm/icons/x.mjs";
import { useTranslation } from "../../../i18n/use-translation";
import { lazyContent } from "../../../shared/lazy-content";
import { IconButton } from "../../../ui/icon-button";

const CustomerDetail = lazyContent(
  async () => (await import("../customer/customer-detail")).CustomerDetail,
  8,
);

/** The details of one customer beside the list; they stay in view while the list scrolls. */
export function DetailAside({ kdUid, onClose }: { kdUid: string; onClose: () => void }) {
  const { t } = useTranslation("promoter-customers");
  return (
    <aside
      aria-label={t("detail.label")}
      className="sticky top-0 max-h-dvh min-w-0 self-start overflow-y-auto border-line pt-1 pb-6 lg:border-l lg:pl-8"
    >
      <div className="flex justify-end">
        <IconButton icon={X} label={t("detail.close")} onClick={onClose} />
      </div>
      <CustomerDetail key={kdUid} kdUid={kdUid} isBeside />
    </aside>
  );
}
