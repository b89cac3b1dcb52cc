import { useQuery } from "@tanstack/react-query";
import { orderContactsQuery } from "../../api/mall/queries";
import { useTranslation } from "../../i18n/use-translation";
import { contactPersons } from "../../rules/business-limits";

/**
 * Why no contact person can be added: there are as many as an account can have. To be said before a form is filled in;
 * undefined while there is room, or while the page that shows them has not read them.
 */
export function useContactsFull(): string | undefined {
  const { t } = useTranslation("contact");
  const { data } = useQuery({ ...orderContactsQuery(), enabled: false });
  const { maximum } = contactPersons;
  return data !== undefined && data.length >= maximum ? t("full", { maximum }) : undefined;
}
