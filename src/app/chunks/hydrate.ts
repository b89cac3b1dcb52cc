/* A chunk of its own, so that a prerendered page hydrates in steps; named exports, so that the rest is left out. */
export { createRoot, hydrateRoot } from "react-dom/client";
