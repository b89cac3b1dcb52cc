import { useQuery } from "@tanstack/react-query";
import { captchaQuery } from "../../../api/account/queries";
import { useTranslation } from "../../../i18n/use-translation";

/** The captcha picture; a press fetches another. A picture belongs to one phone. */
export function CaptchaPicture({ phone }: { phone: string | null }) {
  const { t } = useTranslation(["mall-pay", "common"]);
  const picture = useQuery({ ...captchaQuery(phone ?? "", "picture"), enabled: phone !== null });
  const image = picture.data?.image;
  const isImageReady = phone !== null && image && !picture.isFetching;
  return (
    <button
      type="button"
      disabled={phone === null}
      onClick={() => void picture.refetch()}
      aria-label={t("transfer.another")}
      className="mt-6 grid h-control place-items-center self-start overflow-hidden rounded-control border border-edge bg-white px-1 text-13 text-green disabled:border-line disabled:bg-sunk disabled:text-ink2"
    >
      {isImageReady ? (
        <img src={image} alt="" className="h-full w-full object-contain" />
      ) : (
        <span>
          {phone === null
            ? t("transfer.pictureFirst")
            : picture.isError
              ? t("transfer.pictureFailed")
              : t("common:status.loading")}
        </span>
      )}
    </button>
  );
}
