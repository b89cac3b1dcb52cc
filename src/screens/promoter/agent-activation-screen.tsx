import { useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { isPhone } from "../../rules/phone";
import { ActivationForm } from "./activation/activation-form";
import { activationOrigin } from "./activation/activation-view";
import { AgentFrame } from "./area/agent-frame";
import { useLinkedPhone } from "./area/linked-phone";

/** Services activated for a customer, by serial or at the settlement price. */
export function AgentActivationScreen() {
  const { t } = useTranslation("promoter-activation");
  const [query] = useSearchParams();
  return (
    <AgentFrame current="customers" title={t("title")} backTo={activationOrigin(query)}>
      <LinkedActivation />
    </AgentFrame>
  );
}

/** Opened for the phone of the address, once it is known who reads the page. */
function LinkedActivation() {
  const linked = useLinkedPhone("phone");
  const phone = isPhone(linked) ? linked : "";
  return <ActivationForm key={phone} phone={phone} />;
}
