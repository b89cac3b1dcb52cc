import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type StateShape = "disc" | "half" | "square" | "ring" | "dash";
export type StateTone = "green" | "amber" | "red" | "ink2" | "ink3";

interface StateProps {
  shape: StateShape;
  tone: StateTone;
  children: ReactNode;
}

const tones: Record<StateTone, string> = {
  green: "text-green",
  amber: "text-amber",
  red: "text-red",
  ink2: "text-ink2",
  ink3: "text-ink3",
};

/** A state shown by a shape, a colour and a text. */
export function State({ shape, tone, children }: StateProps) {
  return (
    <span className={classNames("inline-flex items-center gap-1.5 whitespace-nowrap text-13", tones[tone])}>
      <svg viewBox="0 0 8 8" className="size-[0.6154em] shrink-0 fill-current" aria-hidden="true">
        <Shape shape={shape} />
      </svg>
      {children}
    </span>
  );
}

function Shape({ shape }: { shape: StateShape }) {
  switch (shape) {
    case "disc":
      return <circle cx="4" cy="4" r="4" />;
    case "square":
      return <path d="M0 0h8v8H0z" />;
    case "dash":
      return <path d="M0 3.25h8v1.5H0z" />;
    case "ring":
      return <circle cx="4" cy="4" r="3.25" className="fill-none stroke-[1.5] stroke-current" />;
    case "half":
      return (
        <>
          <circle cx="4" cy="4" r="3.25" className="fill-none stroke-[1.5] stroke-current" />
          <path d="M4 0a4 4 0 0 0 0 8z" />
        </>
      );
  }
}
