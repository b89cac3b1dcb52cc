import { i18n } from "./set-up";
import type { Namespaces, Translate } from "./translation-keys";

/** The `t` of some namespaces in one language, for code that is no component. They must have been loaded. */
export function translateIn<Ns extends Namespaces>(language: string, namespaces: Ns): Translate<Ns> {
  const first = typeof namespaces === "string" ? namespaces : namespaces[0];
  const t = i18n.getFixedT(language, first);
  return (key, values = {}) => t(key, values);
}
