import type { Ref } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { classNames } from "../../ui/class-names";
import { textLink } from "../../ui/text-link";

interface ViewSwitchProps {
  /** What is shown as a picture or as a table. */
  title: string;
  isTable: boolean;
  onChange: (isTable: boolean) => void;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** Shows the table behind a picture, and the picture again. */
export function ViewSwitch({ title, isTable, onChange, buttonRef }: ViewSwitchProps) {
  const { t } = useTranslation("report");
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={t(isTable ? "view.chartOf" : "view.tableOf", { title })}
      onClick={() => onChange(!isTable)}
      className={classNames("touch-area", textLink)}
    >
      {t(isTable ? "view.chart" : "view.table")}
    </button>
  );
}
