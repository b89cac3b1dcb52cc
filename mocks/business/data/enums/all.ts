import { applicationAreas } from "./application-areas";
import { industries } from "./industries";
import { type EnumSource, named } from "./named";

/** Lists of codes by the id they are asked for with, in display order. */
export const enums: Readonly<Record<string, readonly EnumSource[]>> = {
  "purchase-intention": [
    named("high", "高", "高", "High"),
    named("medium", "中", "中", "Medium"),
    named("general", "一般", "一般", "General"),
  ],
  industry: industries,
  "application-area": applicationAreas,
  "suggestion-kind": [
    named("feature", "功能建议", "功能建議", "A feature"),
    named("usability", "用着不顺手", "操作不順手", "Hard to use"),
    named("fault", "报告故障", "回報故障", "A fault"),
    named("wording", "文字与说明", "文字與說明", "Wording and help"),
    named("other", "其他", "其他", "Something else"),
  ],
};
