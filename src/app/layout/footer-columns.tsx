import Plus from "lucide/dist/esm/icons/plus.mjs";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { settings } from "../../platform/settings";
import { addresses } from "../../shared/routing/addresses";
import { Icon } from "../../ui/icon";
import { listLink } from "../../ui/text-link";

/** The three columns of links; on phones each opens under its name. */
export function FooterColumns() {
  const { t } = useTranslation();
  const { help } = settings().links;
  const columns = [
    {
      name: t("footer.product"),
      links: [
        { name: t("footer.features"), to: "/#day" },
        { name: t("footer.pricing"), to: addresses.price },
        { name: t("footer.changes"), to: `${addresses.download}#versions` },
        { name: t("footer.download"), to: addresses.download },
      ],
    },
    {
      name: t("footer.help"),
      links: [
        { name: t("footer.helpCenter"), to: addresses.help },
        { name: t("footer.firstSteps"), to: help.firstSteps },
        { name: t("footer.videos"), to: help.videos },
        { name: t("footer.faq"), to: addresses.faq },
        { name: t("footer.reportHelp"), to: help.weeklyReport },
      ],
    },
    {
      name: t("footer.company"),
      links: [
        { name: t("footer.about"), to: addresses.about },
        { name: t("footer.news"), to: addresses.news },
        { name: t("footer.cases"), to: addresses.cases },
        { name: t("footer.agents"), to: addresses.joinAgent },
        { name: t("footer.contact"), to: addresses.contact },
      ],
    },
  ];
  return columns.map((column) => <FooterColumn key={column.name} {...column} />);
}

interface FooterColumnProps {
  name: string;
  links: { name: string; to: string }[];
}

function FooterColumn({ name, links }: FooterColumnProps) {
  const list = (
    <ul className="grid gap-2">
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to} className={`${listLink} max-md:flex max-md:min-h-control max-md:items-center`}>
            {link.name}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <div className="hidden md:block">
        <h2 className="mb-2 font-normal text-13 text-ink2">{name}</h2>
        {list}
      </div>
      <details className="group -my-4 border-line border-b md:hidden">
        <summary className="flex min-h-row items-center justify-between">
          {name}
          <Icon of={Plus} size="small" className="group-open:rotate-45" />
        </summary>
        <div className="pb-3">{list}</div>
      </details>
    </>
  );
}
