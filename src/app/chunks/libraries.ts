/* A step of its own, as `hydrate`: what the application's own code is built on. */
export { createInstance } from "i18next";
/* With it comes the part of react-dom that needs no renderer: whoever imports it does not wait for the renderer. */
export { createPortal } from "react-dom";
export { BrowserRouter } from "react-router-dom";
