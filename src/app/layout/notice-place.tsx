import { lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { hasUnknownAddress } from "./has-unknown-address";
import { useEngaged } from "./use-engaged";

const Notices = lazy(() => import("./notices").then((module) => ({ default: module.Notices })));

/**
 * Where notices stand. Their code comes with the visitor's first movement, so that it is here when the network goes,
 * or at once when there is something to say.
 */
export function NoticePlace() {
  const { state } = useLocation();
  const isEngaged = useEngaged();
  return isEngaged || hasUnknownAddress(state) ? (
    <Suspense fallback={null}>
      <Notices />
    </Suspense>
  ) : null;
}
