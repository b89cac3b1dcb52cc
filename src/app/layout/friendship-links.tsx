import { useQuery } from "@tanstack/react-query";
import { friendshipLinksQuery } from "../../api/content/queries";
import { useTranslation } from "../../i18n/use-translation";
import { muteLink } from "../../ui/text-link";
import { OutsideLink } from "./outside-link";

/** Links to friends' sites. They are an extra: while they load or where they fail, their place stays empty. */
export function FriendshipLinks() {
  const { t } = useTranslation();
  const links = useQuery(friendshipLinksQuery());
  if (!links.data || links.data.list.length === 0) return <span className="min-h-5" />;
  return (
    <div className="flex flex-wrap gap-x-3">
      <span className="inline-flex min-h-6 items-center">{t("footer.friendship")}</span>
      {links.data.list.map((link) => (
        <OutsideLink
          key={link.id}
          to={link.url}
          className={`${muteLink} inline-flex min-h-6 min-w-0 items-center [overflow-wrap:anywhere]`}
        >
          {link.title}
        </OutsideLink>
      ))}
    </div>
  );
}
