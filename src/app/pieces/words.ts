/* A step of its own, as `react`. */
export { createInstance } from "i18next";
export { initReactI18next, setI18n, useTranslation } from "react-i18next";
