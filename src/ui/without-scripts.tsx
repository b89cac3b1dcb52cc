import type { ReactNode } from "react";
import { textLink } from "./text-link";

interface WithoutScriptsProps {
  children: string;
  /** Addresses of what the text names, such as a phone number: there it is a link. */
  links?: Readonly<Record<string, string>>;
}

/** An alternative shown only where scripts are disabled. */
export function WithoutScripts({ children, links = {} }: WithoutScriptsProps) {
  return (
    <noscript>
      <p className="mt-2 text-13 text-ink2">{withLinks(children, Object.entries(links))}</p>
    </noscript>
  );
}

function withLinks(text: string, [first, ...others]: readonly [string, string][]): ReactNode {
  if (first === undefined) return text;
  const [name, address] = first;
  const [before = "", ...after] = text.split(name);
  if (after.length === 0) return withLinks(text, others);
  return (
    <>
      {withLinks(before, others)}
      <a href={address} className={`${textLink} whitespace-nowrap`}>
        {name}
      </a>
      {withLinks(after.join(name), others)}
    </>
  );
}
