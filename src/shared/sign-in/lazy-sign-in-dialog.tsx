import { type ComponentProps, lazy, Suspense } from "react";
import { loadNamespaces } from "../../i18n/set-up";
import { currentLocale } from "../../platform/current-locale";
import type { SignInDialog } from "./sign-in-dialog";

const LoadedSignInDialog = lazy(async () => {
  const translations = loadNamespaces(currentLocale(), ["account-log-in", "verification"]);
  const [module] = await Promise.all([import("./sign-in-dialog"), translations]);
  return { default: module.SignInDialog };
});

/** The sign-in dialog, whose code and texts load at its first opening. */
export function LazySignInDialog(props: ComponentProps<typeof SignInDialog>) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <LoadedSignInDialog {...props} />
    </Suspense>
  );
}
