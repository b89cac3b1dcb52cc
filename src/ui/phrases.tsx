import type { ReactNode } from "react";

/**
 * Words that break between phrases alone. Chinese has no spaces to break at: where the text has "\n" it may, and a
 * phrase that is wider than its place breaks inside as any text does.
 */
export function Phrases({ text }: { text: string }): ReactNode {
  const phrases = text.split("\n");
  if (phrases.length === 1) return text;
  return phrases.map((phrase) => (
    <span key={phrase} className="inline-block">
      {phrase}
    </span>
  ));
}
