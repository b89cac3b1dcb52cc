import { useDeferredComponent } from "./use-deferred-component";

const loadDeferredFeatures = () => import("./deferred-features").then((module) => module.DeferredFeatures);

/** Where notices stand: that the network is gone, that an address is unknown. */
export function NoticeSlot() {
  const DeferredFeatures = useDeferredComponent(loadDeferredFeatures);
  return DeferredFeatures && <DeferredFeatures />;
}
