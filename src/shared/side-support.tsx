import { settings } from "../platform/settings";
import { SupportHours } from "./support-hours";

/** Whom to call from a signed-in area, and when. */
export function SideSupport({ label }: { label: string }) {
  const { phone } = settings().support;
  return (
    <div className="mt-4 text-13 text-ink2">
      <p>
        {label}{" "}
        <a
          href={`tel:${phone.replaceAll("-", "")}`}
          className="figures rounded-tag transition-colors hover:text-green active:text-green active:underline"
        >
          {phone}
        </a>
      </p>
      <SupportHours />
    </div>
  );
}
