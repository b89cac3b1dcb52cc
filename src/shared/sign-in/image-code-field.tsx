import { useQuery } from "@tanstack/react-query";
import type { FieldValues } from "react-hook-form";
import { captchaQuery } from "../../api/account/queries";
import { TextField } from "../../forms/text-fields";
import type { FieldBinding } from "../../forms/use-field";
import { useDescribeError } from "../../i18n/use-message";
import { useTranslation } from "../../i18n/use-translation";
import { isPhone } from "../../rules/phone";
import { FieldMessage } from "../../ui/field-message";

interface ImageCodeFieldProps {
  /** Normalised; a picture belongs to one phone. */
  phone: string;
}

/** The characters of a picture, asked for after several wrong passwords. A press on the picture brings another. */
export function ImageCodeField<Values extends FieldValues, Output>({
  phone,
  ...binding
}: FieldBinding<Values, Output> & ImageCodeFieldProps) {
  const { t } = useTranslation(["account-log-in", "verification", "common"]);
  const describeError = useDescribeError();
  // While another number is typed there is none yet to which a picture would belong.
  const hasPhone = isPhone(phone);
  const picture = useQuery({ ...captchaQuery(phone), enabled: hasPhone });
  const isVisible = picture.data?.image != null && !picture.isError;
  return (
    <div>
      <div className="flex items-end gap-2">
        <TextField
          {...binding}
          label={t("account-log-in:image.label")}
          placeholder={t("account-log-in:image.placeholder")}
          autoComplete="off"
          autoCapitalize="characters"
          className="flex-1"
        />
        <button
          type="button"
          onClick={() => void picture.refetch()}
          disabled={picture.isFetching || !hasPhone}
          className="grid h-control w-30 shrink-0 place-items-center self-start overflow-hidden rounded-control border border-edge bg-card text-13 text-green mt-6"
        >
          {isVisible ? (
            <img
              src={picture.data?.image ?? ""}
              alt={t("account-log-in:image.another")}
              width={120}
              height={44}
              className="h-full w-full object-cover"
            />
          ) : (
            <span>
              {!hasPhone
                ? t("verification:phoneFirst")
                : picture.isError
                  ? t("common:action.retry")
                  : t("common:status.loading")}
            </span>
          )}
        </button>
      </div>
      <FieldMessage
        id="image-code-problem"
        error={picture.isError ? describeError(picture.error) : undefined}
      />
    </div>
  );
}
