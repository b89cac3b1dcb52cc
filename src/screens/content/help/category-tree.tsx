import { useQuery } from "@tanstack/react-query";
import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import { useId, useState } from "react";
import { categoriesQuery } from "../../../api/content/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { useReportedFailure } from "../../../shared/use-reported-failure";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { Icon } from "../../../ui/icon";
import { Skeleton } from "../../../ui/skeleton";
import { CategoryBranch, type TreePlace } from "./category-branch";
import { categoryPath } from "./category-path";

/** A product's categories at the left of a page; on narrow screens behind a button that names the current one. */
export function CategoryTree({ alias, place }: { alias: string; place: TreePlace }) {
  const { t } = useTranslation(["content", "common"]);
  const categories = useQuery(categoriesQuery(alias));
  useReportedFailure(categories.error, "获取列表出错");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const path = categories.data && place.categoryId ? categoryPath(categories.data, place.categoryId) : [];

  return (
    <nav
      aria-label={t("content:help.categories.label")}
      className="md:sticky md:top-6 md:max-h-[calc(100dvh-3rem)] md:overflow-y-auto"
    >
      <p className="border-ink border-b pb-1.5 text-13 text-ink2 max-md:hidden">
        {t("content:help.categories.label")}
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-control w-full items-center justify-between gap-3 rounded-control border border-edge bg-card px-3 text-left md:hidden"
      >
        <span className="truncate">{path.at(-1)?.name ?? t("content:help.categories.label")}</span>
        <Icon of={ChevronDown} size="small" className={classNames("text-ink2", isOpen && "rotate-180")} />
      </button>
      <div id={id} className={classNames(!isOpen && "max-md:hidden")}>
        {categories.isPending && <Skeleton rows={8} isSlim />}
        {categories.isLoadingError && (
          <div className="grid justify-items-start gap-2 py-3 text-13 text-ink2">
            {t("content:help.categories.failed")}
            <Button size="small" onClick={() => categories.refetch()} isBusy={categories.isFetching}>
              {t("common:action.retry")}
            </Button>
          </div>
        )}
        {categories.data && (
          <ul>
            {categories.data.map((root) => (
              <CategoryBranch
                key={root.id}
                alias={alias}
                root={root}
                isOpen={path[0]?.id === root.id}
                place={place}
              />
            ))}
          </ul>
        )}
      </div>
    </nav>
  );
}
