import { classNames } from "./class-names";

/** A rotating quarter of a ring: work in progress. The text beside it names the work. */
export function Arc({ className }: { className?: string }) {
  return (
    <svg
      className={classNames("spin size-icon-small shrink-0", className)}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="8" cy="8" r="7" opacity="0.35" />
        <path d="M8 1a7 7 0 0 1 7 7" />
      </g>
    </svg>
  );
}
