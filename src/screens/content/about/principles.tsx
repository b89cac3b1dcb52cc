import { useTranslation } from "../../../i18n/use-translation";

const principles = ["once", "origin", "yours", "try", "together"] as const;

/** What the product is made by: a short rule at the left, what follows from it at the right. */
export function Principles() {
  const { t } = useTranslation("content-about");
  return (
    <dl>
      {principles.map((name) => (
        <div
          key={name}
          className="grid gap-x-15 gap-y-1 border-line border-b py-6 last:border-b-0 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
        >
          <dt className="font-semibold text-20">{t(`principles.${name}`)}</dt>
          <dd className="max-w-reading text-17 text-ink2">{t(`principles.${name}Text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
