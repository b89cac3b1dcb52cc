import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { Button } from "../../../ui/button";
import { bindingAddress } from "../area/agent-addresses";
import type { CustomerDetailData } from "./customer-types";
import { DeviceList } from "./device-list";
import { ServiceList } from "./service-list";

/** Devices and services of a customer who has agreed to it; else the way to ask. */
export function CustomerDevices({ detail }: { detail: CustomerDetailData }) {
  const { t } = useTranslation("promoter-customer");
  const { customer, isAuthorised } = detail;
  if (!isAuthorised)
    return (
      <section className="border-line border-y py-4">
        <h3 className="text-15">{t("bind.title")}</h3>
        <p className="mb-3 text-13 text-ink2">{t("bind.text")}</p>
        <Button
          size="small"
          render={(linkProps) => <Link to={bindingAddress(customer.kdUid)} {...linkProps} />}
        >
          {t("bind.action")}
        </Button>
      </section>
    );
  return (
    <>
      <DeviceList kdUid={customer.kdUid} />
      <ServiceList customer={customer} />
    </>
  );
}
