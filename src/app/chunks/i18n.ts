/* A step of its own, as `react`. */
export { createInstance } from "i18next";
