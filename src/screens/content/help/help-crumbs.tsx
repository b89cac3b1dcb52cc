import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { addresses, helpCategoryAddress } from "../../../shared/routing/addresses";
import { Breadcrumbs, type Crumb } from "../../../ui/breadcrumbs";

interface HelpCrumbsProps {
  alias: string;
  /** Categories from the root down. */
  path: readonly { id: number; name: string }[];
  /** The last item, without a link. */
  here?: string | undefined;
}

/** Breadcrumbs from the help centre to the page, with reserved height while loading. */
export function HelpCrumbs({ alias, path, here }: HelpCrumbsProps) {
  const { t } = useTranslation("content");
  const crumbs: Crumb[] = [
    { label: t("help.title"), render: (linkProps) => <Link to={addresses.help} {...linkProps} /> },
    ...path.map(
      ({ id, name }): Crumb => ({
        label: name,
        render: (linkProps) => <Link to={helpCategoryAddress(alias, id)} {...linkProps} />,
      }),
    ),
  ];
  return (
    <div className="min-h-6 print:hidden">
      <Breadcrumbs crumbs={here === undefined ? crumbs : [...crumbs, { label: here }]} />
    </div>
  );
}
