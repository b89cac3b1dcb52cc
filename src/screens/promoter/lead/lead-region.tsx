import { useController } from "react-hook-form";
import type { FormState } from "../../../forms/use-form";
import { useTranslation } from "../../../i18n/use-translation";
import { RegionCascade } from "../../../shared/region/region-cascade";
import { pathTo, useRegionTree } from "../../../shared/region/use-region-tree";
import type { LeadFormInput, LeadFormOutput } from "./lead-schema";

/** Province, city and district of the shop; left out where the list of places did not come. */
export function LeadRegion({ form }: { form: FormState<LeadFormInput, LeadFormOutput> }) {
  const { t } = useTranslation("promoter-customer");
  const regions = useRegionTree();
  const { field: area } = useController({ control: form.control, name: "area" });
  const { field: code } = useController({ control: form.control, name: "regionCode" });
  if (regions.hasFailed) return null;
  const handleChange = (chosen: string) => {
    code.onChange(chosen);
    const path = chosen === "" ? [] : pathTo(regions.tree ?? [], Number(chosen));
    area.onChange(path.map((place) => place.name).join(""));
    // A longer region leaves the street less.
    if (form.getFieldState("address").error) void form.trigger("address");
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-13 text-ink2">{t("entry.region")}</legend>
      <RegionCascade regions={regions} value={code.value} onChange={handleChange} isInvalid={false} />
    </fieldset>
  );
}
