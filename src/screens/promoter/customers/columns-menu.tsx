import { useTranslation } from "../../../i18n/use-translation";
import { buttonClass } from "../../../ui/button-class";
import { Menu } from "../../../ui/menu";
import { MenuItem } from "../../../ui/menu-item";
import { type CustomerColumn, customerColumns } from "./list-settings";

interface ColumnsMenuProps {
  columns: readonly CustomerColumn[];
  onChange: (columns: readonly CustomerColumn[]) => void;
}

/** Which columns the wide list shows; remembered on this device. */
export function ColumnsMenu({ columns, onChange }: ColumnsMenuProps) {
  const { t } = useTranslation("promoter-customers");
  return (
    <Menu
      label={t("columns.title")}
      align="end"
      triggerClassName={buttonClass({})}
      trigger={t("columns.button")}
    >
      {customerColumns.map((column) => {
        const isShown = columns.includes(column);
        return (
          <MenuItem
            key={column}
            isChosen={isShown}
            onSelect={() =>
              onChange(
                customerColumns.filter((other) => (other === column ? !isShown : columns.includes(other))),
              )
            }
          >
            {t(`columns.${column}`)}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
