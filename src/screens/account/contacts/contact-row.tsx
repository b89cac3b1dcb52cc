import type { components } from "../../../generated/mall";
import { useTranslation } from "../../../i18n/use-translation";
import { Button } from "../../../ui/button";
import { Tag } from "../../../ui/tag";

interface ContactRowProps {
  contact: components["schemas"]["OrderContact"];
  onEdit: () => void;
}

/** One contact person and how they are reached. */
export function ContactRow({ contact, onEdit }: ContactRowProps) {
  const { t } = useTranslation("account-contacts");
  const { name, phone, email, address, isDefault } = contact;
  return (
    <li className="flex items-center justify-between gap-4 border-line border-b py-3">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-semibold">{name}</span>
          <span className="figures">{phone}</span>
          {isDefault && <Tag tone="green">{t("default")}</Tag>}
        </p>
        {(address !== null || email !== null) && (
          <p className="flex flex-wrap gap-x-4 text-13 text-ink2">
            {address !== null && <span>{address}</span>}
            {email !== null && <span>{email}</span>}
          </p>
        )}
      </div>
      <span className="shrink-0">
        <Button size="small" onClick={onEdit} aria-label={t("editOf", { name })}>
          {t("edit")}
        </Button>
      </span>
    </li>
  );
}
