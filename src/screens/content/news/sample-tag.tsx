import { useTranslation } from "../../../i18n/use-translation";
import { Tag } from "../../../ui/tag";

/** The label that made-up content must carry. */
export function SampleTag() {
  const { t } = useTranslation("common");
  return (
    <span title={t("sample.hint")}>
      <Tag tone="outline">{t("sample.label")}</Tag>
    </span>
  );
}
