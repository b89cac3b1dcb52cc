import { useTranslation } from "../../i18n/use-translation";

const intentions = ["high", "medium", "general"] as const;

/** How likely a customer is to buy, as one of the choices of a form; nothing chosen counts as general. */
export function intentionOf(chosen: string): (typeof intentions)[number] {
  return intentions.find((choice) => choice === chosen) ?? "general";
}

/** The choices in the language on screen. */
export function useIntentionChoices() {
  const { t } = useTranslation("promoter-customers");
  return intentions.map((value) => ({ value, label: t(`intention.${value}`) }));
}
