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

interface TagProps {
  tone?: TagTone;
  /** Kept but not shown, in long lists: an element that comes or goes has the whole page's styles checked. */
  hidden?: boolean;
  children: ReactNode;
}

/** A short label of the object beside it. Outlined: a mandatory label (sample, ad). */
export function Tag({ tone = "plain", hidden = false, children }: TagProps) {
  return (
    <span
      hidden={hidden}
      className={classNames(
        "figures inline-block rounded-tag border px-[0.3125rem] text-13/[1.4]",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
