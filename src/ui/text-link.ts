/** A link in a sentence or at the end of a row: green on its own fine line. */
export const textLink = "text-link rounded-tag";

/** A standalone link in a list of links: ink, green on hover. */
export const listLink =
  "rounded-tag text-ink transition-colors hover:text-green active:text-green active:underline";

/** A link among second lines: footers, breadcrumbs. */
export const muteLink =
  "rounded-tag text-ink2 transition-colors hover:text-ink active:text-ink active:underline";
