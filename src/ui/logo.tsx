interface LogoProps {
  /** The name beside the mark. Empty, the mark is alone and silent. */
  name: string;
  size?: "small" | "medium" | "large";
}

const sizes = {
  small: ["size-5", "text-13"],
  medium: ["size-7", "text-20"],
  large: ["size-10", "text-26"],
} as const;

/** Two entries and a double line. */
export function Logo({ name, size = "medium" }: LogoProps) {
  const [mark, textSize] = sizes[size];
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 36 36" className={`${mark} shrink-0`} aria-hidden="true">
        <rect width="36" height="36" rx="7" className="fill-fill" />
        <path d="M9 11h18M9 17h12" className="stroke-[2.5] stroke-on-fill" />
        <path d="M9 23h18M9 27h18" className="stroke-2 stroke-on-fill" />
      </svg>
      {name && <span className={`whitespace-nowrap font-semibold ${textSize}`}>{name}</span>}
    </span>
  );
}
