import { useId } from "react";
import { useController } from "react-hook-form";
import { TextField } from "../../forms/text-fields";
import { useFieldError } from "../../forms/use-field";
import type { FormState } from "../../forms/use-form";
import { useTranslation } from "../../i18n/use-translation";
import { currentVariant } from "../../platform/environment";
import { FieldMessage } from "../../ui/field-message";
import { RegionCascade } from "../region/region-cascade";
import { pathTo, useRegionTree } from "../region/use-region-tree";
import { useIsHydrating } from "../use-is-hydrating";
import type { ApplicationInput, ApplicationOutput } from "./application-schema";

interface AreaFieldProps {
  form: FormState<ApplicationInput, ApplicationOutput>;
}

/**
 * The applicant's area, level by level; a text field where the list of places could not be loaded, and in the global
 * edition, as the list has the places of China.
 */
export function AreaField({ form }: AreaFieldProps) {
  const { t } = useTranslation("content-join-agent");
  const errorId = useId();
  // A prerendered page has the list.
  const hasRegions = useIsHydrating() || currentVariant() === "china";
  const regions = useRegionTree(hasRegions);
  const { field: area } = useController({ control: form.control, name: "area" });
  const { field: code } = useController({ control: form.control, name: "regionCode" });
  const error = useFieldError({ form, name: "area" })?.text;

  if (!hasRegions) return <TextField form={form} name="area" label={t("form.area")} />;
  if (regions.hasFailed)
    return <TextField form={form} name="area" label={t("form.area")} hint={t("form.areaByHand")} />;

  const handleChange = (chosen: string) => {
    code.onChange(chosen);
    const path = chosen === "" ? [] : pathTo(regions.tree ?? [], Number(chosen));
    area.onChange(path.map((place) => place.name).join(" "));
  };
  return (
    <fieldset ref={area.ref} tabIndex={-1} aria-describedby={errorId} className="min-w-0">
      <legend className="mb-1 text-13 text-ink2">{t("form.area")}</legend>
      <RegionCascade
        regions={regions}
        value={code.value}
        onChange={handleChange}
        isInvalid={error !== undefined}
      />
      <FieldMessage id={errorId} error={error} />
    </fieldset>
  );
}
