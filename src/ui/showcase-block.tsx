import type { ReactNode } from "react";
import { Section } from "./section";

interface ShowcaseBlockProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** One block of the showcase: a name and a note on an ink line. */
export function ShowcaseBlock({ title, note, children }: ShowcaseBlockProps) {
  return (
    <Section title={title} size="small" end={note}>
      <div className="pt-5">{children}</div>
    </Section>
  );
}
