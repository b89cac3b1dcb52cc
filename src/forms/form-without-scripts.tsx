import { useTranslation } from "../i18n/use-translation";
import { settings } from "../platform/settings";
import { WithoutScripts } from "../ui/without-scripts";

/** Who to write to or call where scripts are disabled and no form can be sent. */
export function FormWithoutScripts() {
  const { t } = useTranslation();
  const { email, phone } = settings().support;
  return (
    <WithoutScripts links={{ [email]: `mailto:${email}`, [phone]: `tel:${phone.replaceAll("-", "")}` }}>
      {t("withoutScripts.form", { email, phone })}
    </WithoutScripts>
  );
}
