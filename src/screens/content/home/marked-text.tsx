import { Fragment, type ReactNode } from "react";

/** Control characters: no text of ours holds them. */
const open = "\u0001";
const close = "\u0002";

/** The values to give to `t` so that `MarkedText` finds their places again. */
export function placesFor<Name extends string>(
  pieces: Readonly<Record<Name, ReactNode>>,
): Record<Name, string>;
export function placesFor(pieces: Readonly<Record<string, ReactNode>>): Record<string, string> {
  return Object.fromEntries(Object.keys(pieces).map((name) => [name, open + name + close]));
}

interface MarkedTextProps {
  /** A text into which `t` put what `placesFor` made. */
  text: string;
  pieces: Readonly<Record<string, ReactNode>>;
}

/** A sentence with elements at its placeholders, in the order of its own language. */
export function MarkedText({ text, pieces }: MarkedTextProps) {
  return text.split(open).map((segment) => {
    const end = segment.indexOf(close);
    if (end < 0) return segment;
    const name = segment.slice(0, end);
    return (
      <Fragment key={name}>
        {pieces[name]}
        {segment.slice(end + 1)}
      </Fragment>
    );
  });
}
