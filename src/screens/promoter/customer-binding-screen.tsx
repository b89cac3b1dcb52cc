import { Link, useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/empty";
import { agentAddresses, customerAddress } from "./area/agent-addresses";
import { AgentFrame } from "./area/agent-frame";
import { CustomerBinding } from "./binding/customer-binding";
import { readCustomerNumber } from "./customer/customer-number";

/** Asking a customer for authorisation; `?kdUid=` names the customer. */
export function CustomerBindingScreen() {
  const { t } = useTranslation("promoter-customer");
  const [query] = useSearchParams();
  const kdUid = readCustomerNumber(query);
  return (
    <AgentFrame
      current="customers"
      title={t("binding.title")}
      description={t("binding.description")}
      backTo={kdUid === null ? agentAddresses.customers : customerAddress(kdUid)}
    >
      <div className="max-w-panel max-md:max-w-none max-md:pt-5">
        {kdUid === null ? (
          <Empty
            title={t("missing.title")}
            action={
              <Button render={(linkProps) => <Link to={agentAddresses.customers} {...linkProps} />}>
                {t("missing.action")}
              </Button>
            }
          >
            {t("missing.text")}
          </Empty>
        ) : (
          <CustomerBinding kdUid={kdUid} />
        )}
      </div>
    </AgentFrame>
  );
}
