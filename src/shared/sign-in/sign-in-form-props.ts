import type { components } from "../../generated/account";

/** What the forms of the door share: the number goes along from one to the other. */
export interface SignInFormProps {
  /** The number as it was typed in another form; "" at first. */
  phone: string;
  onPhone: (phone: string) => void;
  /** The partner area alone says which agents it is for. */
  agentVersion?: components["schemas"]["AgentVersion"] | undefined;
}
