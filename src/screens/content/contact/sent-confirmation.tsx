import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../../ui/button";

interface SentConfirmationProps {
  title: string;
  /** The heading's rank on the page. */
  level: 2 | 3;
  again: string;
  onAgain: () => void;
  children: ReactNode;
}

/** Takes the place of a form that was sent: what became of it, and the form once more. It has the focus the form had. */
export function SentConfirmation({ title, level, again, onAgain, children }: SentConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = level === 2 ? "h2" : "h3";
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div role="status">
      <Heading ref={heading} tabIndex={-1} className="text-20">
        {title}
      </Heading>
      {children}
      <div className="mt-5">
        <Button onClick={onAgain}>{again}</Button>
      </div>
    </div>
  );
}
