import { type ComponentProps, lazy, Suspense } from "react";
import { loadNamespaces } from "../../i18n/set-up";
import { currentLocale } from "../../platform/current-locale";
import type { LogInDialog } from "./log-in-dialog";

const Later = lazy(async () => {
  const words = loadNamespaces(currentLocale(), ["account-log-in", "verification"]);
  const [module] = await Promise.all([import("./log-in-dialog"), words]);
  return { default: module.LogInDialog };
});

/** The log-in dialog, whose code and words come with its first opening. */
export function LaterLogInDialog(props: ComponentProps<typeof LogInDialog>) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Later {...props} />
    </Suspense>
  );
}
