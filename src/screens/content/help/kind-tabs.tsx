import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { helpKindAddress, helpProductAddress } from "../../../parts/routing/addresses";
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
          render: (parts) => <Link to={helpProductAddress(alias)} {...parts} />,
        },
        {
          id: "doc",
          label: t("help.list.docs"),
          render: (parts) => <Link to={helpKindAddress(alias, "doc")} {...parts} />,
        },
        {
          id: "video",
          label: t("help.list.videos"),
          render: (parts) => <Link to={helpKindAddress(alias, "video")} {...parts} />,
        },
      ]}
    />
  );
}
