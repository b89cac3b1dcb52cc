import type { ReactElement, ReactNode } from "react";

/** The props a component passes to the router's link: the component renders, the caller decides the destination. */
export interface LinkProps {
  className: string;
  children: ReactNode;
  "aria-current"?: "page" | undefined;
  "aria-label"?: string | undefined;
  "aria-describedby"?: string | undefined;
  onClick?: (() => void) | undefined;
  role?: string | undefined;
  tabIndex?: number | undefined;
}

/** `render={(parts) => <Link to="/price.html" {...parts} />}` */
export type RenderLink = (linkProps: LinkProps) => ReactElement;

export interface LinkTarget {
  href?: string | undefined;
  render?: RenderLink | undefined;
}

/** A link rendered by the caller's router, or a plain anchor for outside addresses. */
export function UiLink({ target, linkProps }: { target: LinkTarget; linkProps: LinkProps }) {
  return target.render ? target.render(linkProps) : <a href={target.href} {...linkProps} />;
}
