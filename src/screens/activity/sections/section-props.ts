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
}
