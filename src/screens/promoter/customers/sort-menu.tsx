import ArrowDownUp from "lucide/dist/esm/icons/arrow-down-up.mjs";
import { useTranslation } from "../../../i18n/use-translation";
import { Icon } from "../../../ui/icon";
import { Menu } from "../../../ui/menu";
import { MenuItem } from "../../../ui/menu-item";
import { customerSorts } from "./customer-view";
import { useCustomerView } from "./use-customer-view";

/** The order of the list, as a sign in the phone's bar. */
export function SortMenu() {
  const { t } = useTranslation("promoter-customers");
  const { view, show } = useCustomerView();
  return (
    <Menu
      label={t("sort.label")}
      align="end"
      triggerClassName="grid size-control place-items-center"
      trigger={<Icon of={ArrowDownUp} />}
    >
      {customerSorts.map((sort) => (
        <MenuItem key={sort} isChosen={view.sort === sort} onSelect={() => show({ sort, isReversed: false })}>
          {t(`sort.${sort}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
