import type { components } from "../../generated/account";

/** Common props of the sign-in forms: the phone number carries over from one to the other. */
export interface SignInFormProps {
  /** The number as it was typed in another form; "" at first. */
  phone: string;
  onPhone: (phone: string) => void;
  /** The partner area alone says which agents it is for. */
  agentVersion?: components["schemas"]["AgentVersion"] | undefined;
}
