/* A step of its own, as `hydrate`: what the application's own code is built on. */
export { createInstance } from "i18next";
export { BrowserRouter } from "react-router-dom";
