import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface ContentLinkProps {
  /** An address an editor typed: a path of this site, or another site's. */
  to: string;
  className: string;
  children: ReactNode;
}

/** A link of edited content: paths of this site stay in the app, other addresses leave it. */
export function ContentLink({ to, className, children }: ContentLinkProps) {
  if (isPathOfThisSite(to)) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} rel="noopener" className={className}>
      {children}
    </a>
  );
}

/** Two slashes in front name another host. */
function isPathOfThisSite(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}
