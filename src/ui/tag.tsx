import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type TagTone = "plain" | "green" | "amber" | "red" | "outline";

const tones: Record<TagTone, string> = {
  plain: "border-transparent bg-sunk text-ink2",
  green: "border-transparent bg-tint-green text-green",
  amber: "border-transparent bg-tint-amber text-amber",
  red: "border-transparent bg-tint-red text-red",
  outline: "border-line2 text-ink2",
};

/** A short label of the object beside it. Outlined: a mandatory label (sample, ad). */
export function Tag({ tone = "plain", children }: { tone?: TagTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        "figures inline-block rounded-tag border px-[0.3125rem] text-13/[1.4]",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
