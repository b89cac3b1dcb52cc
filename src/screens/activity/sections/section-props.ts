import { useEffect, useEffectEvent } from "react";
import type { components } from "../../../generated/activity";
import type { LoggedActivity } from "../activity-log";

type Schemas = components["schemas"];
type Kind<K extends Schemas["ActivitySection"]["kind"]> = Extract<
  Schemas["ActivitySection"],
  { readonly kind: K }
>;

/** Props of the component of one kind of section. */
export interface SectionProps<K extends Schemas["ActivitySection"]["kind"]> {
  section: Kind<K>;
  activity: LoggedActivity;
  template: Schemas["ActivityTemplate"];
  /** Called once the section has its final height: what stands below it may be shown. */
  onReady: () => void;
}

/** Reports once that a section has everything it waits for, or has failed to get it. */
export function useReady(isReady: boolean, onReady: () => void): void {
  const handleReady = useEffectEvent(onReady);
  useEffect(() => {
    if (isReady) handleReady();
  }, [isReady]);
}
