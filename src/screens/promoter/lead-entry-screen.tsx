import { useTranslation } from "../../i18n/use-translation";
import { agentAddresses } from "./area/agent-addresses";
import { AgentFrame } from "./area/agent-frame";
import { LeadForm } from "./lead/lead-form";

/** Entering a sales lead; `?phone=` fills the number in. */
export function LeadEntryScreen() {
  const { t } = useTranslation("promoter-customer");
  return (
    <AgentFrame
      current="customers"
      title={t("entry.title")}
      description={t("entry.description")}
      backTo={agentAddresses.customers}
    >
      <div className="max-w-panel max-md:max-w-none max-md:pt-5">
        <LeadForm />
      </div>
    </AgentFrame>
  );
}
