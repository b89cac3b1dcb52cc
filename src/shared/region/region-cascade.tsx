import { useTranslation } from "../../i18n/use-translation";
import type { RegionNode } from "../../rules/region";
import { Button } from "../../ui/button";
import { Select } from "../../ui/select";
import { pathTo, type RegionTree } from "./use-region-tree";

interface RegionCascadeProps {
  regions: RegionTree;
  /** Code of the lowest place chosen; "" for none. */
  value: string;
  onChange: (value: string) => void;
  /** Marks the places that are still to be chosen. */
  isInvalid?: boolean;
}

const levels = ["province", "city", "district", "township"] as const;

/** Province, city, district and, where there are any, township: each list opens with the choice above it. */
export function RegionCascade({ regions, value, onChange, isInvalid = false }: RegionCascadeProps) {
  const { t } = useTranslation("contact");
  const { tree, hasFailed, retry } = regions;
  if (hasFailed)
    return (
      <p className="flex min-h-control flex-wrap items-center gap-3 text-13 text-ink2">
        {t("region.failed")}
        <Button size="small" onClick={retry}>
          {t("region.retry")}
        </Button>
      </p>
    );
  const path = tree === null || value === "" ? [] : pathTo(tree, Number(value));
  return (
    <div className="grid gap-2 sm:grid-cols-3">
      {rowsOf(tree ?? [], path).map(({ level, choices, chosen, above }) => (
        <Select
          key={level}
          aria-label={t(`region.${level}`)}
          placeholder={t(`region.${level}`)}
          disabled={tree === null}
          aria-invalid={(isInvalid && chosen === undefined) || undefined}
          options={[
            ...(chosen === undefined ? [] : [{ value: "none", label: t("region.none") }]),
            ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={chosen === undefined ? "" : String(chosen.id)}
          onChange={(event) => onChange(event.target.value === "none" ? above : event.target.value)}
        />
      ))}
    </div>
  );
}

interface Row {
  readonly level: (typeof levels)[number];
  readonly choices: readonly RegionNode[];
  readonly chosen: RegionNode | undefined;
  /** Code of the place above, "" for a province. */
  readonly above: string;
}

function rowsOf(tree: readonly RegionNode[], path: readonly RegionNode[]): Row[] {
  const rows: Row[] = [];
  let choices: readonly RegionNode[] = tree;
  let above = "";
  for (const [index, level] of levels.entries()) {
    // The three usual levels always stand there, so that nothing moves while one chooses.
    if (choices.length === 0 && level === "township") break;
    const chosen = path[index];
    rows.push({ level, choices, chosen, above });
    choices = chosen?.children ?? [];
    above = chosen === undefined ? above : String(chosen.id);
  }
  return rows;
}
