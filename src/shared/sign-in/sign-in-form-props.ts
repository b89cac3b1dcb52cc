import type { components } from "../../generated/account";

/** Common props of the sign-in forms: the phone number carries over from one to the other. */
export interface SignInFormProps {
  /** The number as it was typed in another form; "" at first. */
  phone: string;
  onPhone: (phone: string) => void;
  /** The kind of agent; in the partner area alone. */
  agentVersion?: components["schemas"]["AgentVersion"] | undefined;
}
