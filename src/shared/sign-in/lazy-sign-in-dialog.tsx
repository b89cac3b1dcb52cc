import type { ComponentProps } from "react";
import { loadNamespaces } from "../../i18n/set-up";
import { currentLocale } from "../../platform/current-locale";
import { lazyDialog } from "../lazy-dialog";
import { importSigning } from "./import-signing";
import type { SignInDialog } from "./sign-in-dialog";

const LoadedSignInDialog = lazyDialog<ComponentProps<typeof SignInDialog>>(async () => {
  const translations = loadNamespaces(currentLocale(), ["account-log-in", "verification"]);
  const [module] = await Promise.all([import("./sign-in-dialog"), translations, importSigning()]);
  return module.SignInDialog;
});

/** The sign-in dialog, whose code and texts load at its first opening. */
export function LazySignInDialog(props: ComponentProps<typeof SignInDialog>) {
  return props.isOpen ? <LoadedSignInDialog {...props} /> : null;
}
