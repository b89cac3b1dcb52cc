import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { helpKindAddress, helpProductAddress } from "../../../shared/routing/addresses";
import { NavTabs } from "../../../ui/nav-tabs";
import type { HelpKind } from "./read-parameters";

/** A product's help, its documents, its videos. */
export function KindTabs({ alias, current }: { alias: string; current: HelpKind | "all" }) {
  const { t } = useTranslation("content");
  return (
    <NavTabs
      label={t("help.list.kind")}
      current={current}
      tabs={[
        {
          id: "all",
          label: t("help.list.all"),
          render: (linkProps) => <Link to={helpProductAddress(alias)} {...linkProps} />,
        },
        {
          id: "doc",
          label: t("help.list.docs"),
          render: (linkProps) => <Link to={helpKindAddress(alias, "doc")} {...linkProps} />,
        },
        {
          id: "video",
          label: t("help.list.videos"),
          render: (linkProps) => <Link to={helpKindAddress(alias, "video")} {...linkProps} />,
        },
      ]}
    />
  );
}
