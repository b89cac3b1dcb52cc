/* Fetched on its own, so that a page that is drawn already comes alive in steps; named, so that the rest is left out. */
export { hydrateRoot } from "react-dom/client";
