import { Link, useSearchParams } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { Empty } from "../../../ui/empty";
import { textLink } from "../../../ui/text-link";
import { withPage } from "./help-pages";

/** A page after the last one of a list: the way back to that. */
export function PastEnd({ total, pageSize }: { total: number; pageSize: number }) {
  const { t } = useTranslation("content");
  const [search] = useSearchParams();
  return (
    <Empty
      title={t("help.list.pastEnd")}
      action={
        <Link to={withPage(search, Math.ceil(total / pageSize))} className={textLink}>
          {t("help.list.last")}
        </Link>
      }
    />
  );
}
