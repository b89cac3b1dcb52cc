import { lazy, Suspense } from "react";
import { useConsent } from "../../parts/consent";

const ConsentQuestion = lazy(() =>
  import("./consent-question").then((module) => ({ default: module.ConsentQuestion })),
);

/** The question about statistics, while it is open. */
export function ConsentPlace() {
  const { isAsking } = useConsent();
  return isAsking ? (
    <Suspense fallback={null}>
      <ConsentQuestion />
    </Suspense>
  ) : null;
}
