import { useTranslation } from "../../i18n/use-translation";
import { agentAddresses } from "./area/agent-addresses";
import { AgentFrame } from "./area/agent-frame";
import { CustomerSearch } from "./search/customer-search";

/** Finding one customer by number, also one who is not in the list. */
export function CustomerSearchScreen() {
  const { t } = useTranslation("promoter-customer");
  return (
    <AgentFrame
      current="customers"
      title={t("search.title")}
      description={t("search.description")}
      backTo={agentAddresses.customers}
    >
      <div className="max-w-panel max-md:max-w-none max-md:pt-5">
        <CustomerSearch />
      </div>
    </AgentFrame>
  );
}
