import { existingBinding } from "../../../api/invite/mutations";
import type { ClientError } from "../../../client/client-error";
import { useFormats } from "../../../i18n/use-formats";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";

/** Why an invitation was not accepted: for who has an inviter already, whom and since when. */
export function useDescribeBindingError(): (error: ClientError) => string {
  const { t } = useTranslation("invite");
  const { date } = useFormats();
  const describeError = useDescribeError();
  return (error) => {
    const binding = existingBinding(error);
    return binding === null
      ? describeError(error)
      : t("existing.boundBefore", { name: binding.inviterName, date: date(binding.boundAt, "always") });
  };
}
