import ArrowLeftRight from "lucide/dist/esm/icons/arrow-left-right.mjs";
import ChartColumn from "lucide/dist/esm/icons/chart-column.mjs";
import Check from "lucide/dist/esm/icons/check.mjs";
import FileText from "lucide/dist/esm/icons/file-text.mjs";
import Folder from "lucide/dist/esm/icons/folder.mjs";
import Package from "lucide/dist/esm/icons/package.mjs";
import Play from "lucide/dist/esm/icons/play.mjs";
import Printer from "lucide/dist/esm/icons/printer.mjs";
import Tag from "lucide/dist/esm/icons/tag.mjs";
import User from "lucide/dist/esm/icons/user.mjs";
import type { LucideIcon } from "../../../ui/icon";

/** The drawing a category asks for by name; a folder for names we do not draw. */
export function categoryIcon(name: string | null): LucideIcon {
  return (name !== null && icons.get(name)) || Folder;
}

const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ["play", Play],
  ["tag", Tag],
  ["package", Package],
  ["file-text", FileText],
  ["arrow-left-right", ArrowLeftRight],
  ["check", Check],
  ["bar-chart", ChartColumn],
  ["printer", Printer],
  ["user", User],
]);
