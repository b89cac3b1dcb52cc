import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { orderQuery } from "../../api/mall/queries";
import { useTranslation } from "../../i18n/use-translation";
import { addresses } from "../../shared/routing/addresses";
import { NavTabs } from "../../ui/nav-tabs";
import { isOverList, readInvoiceOrder, readInvoiceTab } from "./invoices/invoice-address";
import { InvoiceDialog } from "./invoices/invoice-dialog";
import { InvoiceList } from "./invoices/invoice-list";
import { TitleBook } from "./invoices/title-book";
import { UserFrame } from "./user-center/user-frame";

/** Invoices of the orders and the book of titles; tab, page and the order asked about stand in the address. */
export function UserInvoicesScreen() {
  const { t } = useTranslation(["account-user", "account-invoices"]);
  const [query, setQuery] = useSearchParams();
  const tab = readInvoiceTab(query);
  const orderNo = readInvoiceOrder(query);
  const isAsked = orderNo !== null && tab === "invoices";
  // Read together with the user.
  const order = useQuery({ ...orderQuery(orderNo ?? ""), enabled: isAsked });
  const { state } = useLocation();
  const navigate = useNavigate();
  const close = () => {
    // The list is the entry before: put in place of this one, it would be there twice.
    if (isOverList(state)) return void navigate(-1);
    const rest = new URLSearchParams(query);
    rest.delete("order");
    setQuery(rest, { replace: true });
  };
  const tabs = [
    { id: "invoices", to: addresses.userInvoices },
    { id: "titles", to: `${addresses.userInvoices}?tab=titles` },
  ] as const;
  return (
    <UserFrame current="invoices" title={t("nav.invoices")}>
      <NavTabs
        label={t("account-invoices:tab.label")}
        current={tab}
        tabs={tabs.map(({ id, to }) => ({
          id,
          label: t(`account-invoices:tab.${id}`),
          render: (linkProps) => <Link to={to} {...linkProps} />,
        }))}
      />
      {tab === "titles" ? <TitleBook /> : <InvoiceList />}
      {isAsked && <InvoiceDialog key={orderNo} order={order} onClose={close} />}
    </UserFrame>
  );
}
