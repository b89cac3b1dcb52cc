import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import ChartColumn from "lucide-react/icons/chart-column";
import Check from "lucide-react/icons/check";
import FileText from "lucide-react/icons/file-text";
import Folder from "lucide-react/icons/folder";
import Package from "lucide-react/icons/package";
import Play from "lucide-react/icons/play";
import Printer from "lucide-react/icons/printer";
import Tag from "lucide-react/icons/tag";
import User from "lucide-react/icons/user";
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
