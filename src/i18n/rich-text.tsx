import type { ReactElement } from "react";
import { Trans } from "react-i18next";
import type { Namespace } from "./resources";
import type { TranslationKey, TranslationValues } from "./translation-keys";

interface RichTextProps<Ns extends Namespace> {
  ns: Ns;
  /** A text in which tags such as `<user>…</user>` stand where its elements go. */
  textKey: TranslationKey<Ns>;
  /** The element of each tag, without children: they come from the text. */
  components: Readonly<Record<string, ReactElement>>;
  values?: TranslationValues;
}

/** A sentence with links or other elements in it, each where its own language puts it. */
export function RichText<Ns extends Namespace>({ ns, textKey, components, values }: RichTextProps<Ns>) {
  return <Trans ns={ns} i18nKey={textKey} components={components} values={values} />;
}
