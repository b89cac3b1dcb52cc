import { useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { ActivationForm } from "./activation/activation-form";
import { activationOrigin, readActivationPhone } from "./activation/activation-view";
import { AgentFrame } from "./area/agent-frame";

/** Services activated for a customer, by serial or at the settlement price. */
export function AgentActivationScreen() {
  const { t } = useTranslation("promoter-activation");
  const [query] = useSearchParams();
  const phone = readActivationPhone(query);
  return (
    <AgentFrame current="customers" title={t("title")} backTo={activationOrigin(query)}>
      <ActivationForm key={phone} phone={phone} />
    </AgentFrame>
  );
}
