import type { TranslationKey } from "../../i18n/translation-keys";

/** A page that has a name in the common texts, below `pages`. */
export type PageName =
  TranslationKey<"common"> extends infer Key ? (Key extends `pages.${infer Name}` ? Name : never) : never;
