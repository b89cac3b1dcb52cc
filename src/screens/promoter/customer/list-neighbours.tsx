import { useQuery } from "@tanstack/react-query";
import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import ChevronUp from "lucide/dist/esm/icons/chevron-up.mjs";
import { useEffect, useMemo, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { customerQuery } from "../../../api/promoter/queries";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import type { LucideIcon } from "../../../ui/icon";
import { IconButton } from "../../../ui/icon-button";
import { customerAddress, leadAddress } from "../area/agent-addresses";
import { customerListQuery } from "../customers/customer-list-query";
import { type Customer, customerViewQuery, readCustomerView } from "../customers/customer-view";
import type { Neighbours } from "../customers/engine/customer-list";
import { askAboutList } from "../customers/engine/list-service";
import { nameOf } from "./customer-types";

interface ListNeighboursProps {
  kdUid: string;
  /** The query of the list one came from, as the address has it. */
  list: string;
}

/** The ways to the customers before and after in the list one came from; nothing where the list does not know this one. */
export function ListNeighbours({ kdUid, list }: ListNeighboursProps) {
  const { t } = useTranslation("promoter-customer");
  const { number } = useFormats();
  const view = useMemo(() => ({ ...readCustomerView(new URLSearchParams(list)), openId: null }), [list]);
  const detail = useQuery(customerQuery(kdUid));
  const neighbours = useNeighbours(kdUid, view, detail.isFetched);
  if (neighbours === null) return null;
  const { index, count, previous, next } = neighbours;
  const place = `${number(index + 1)}/${number(count)}`;
  const addressOf = (target: Customer) =>
    (target.relation === "lead" ? leadAddress : customerAddress)(target.kdUid, customerViewQuery(view));
  return (
    <nav aria-label={t("neighbours.label")} className="flex items-center md:-mr-3 print:hidden">
      {/* The phone's bar has room for it beside the title alone in letters of the usual size. */}
      <span
        aria-hidden="true"
        className="figures mx-1 text-13 text-ink2 max-md:in-data-care:hidden max-[22rem]:hidden"
      >
        {place}
      </span>
      <Step icon={ChevronUp} label={t("neighbours.previous")} to={previous && addressOf(previous)} />
      <Step icon={ChevronDown} label={t("neighbours.next")} to={next && addressOf(next)} />
      {/* A step leaves title and focus as they were: whoever does not see the page is told whose it is now. */}
      <span role="status" className="sr-only">
        {detail.data && `${nameOf(detail.data.customer)}, ${place}`}
      </span>
    </nav>
  );
}

/**
 * One step through the list, in place of this customer's entry: "back" leads to the list, however many were looked at. At
 * an end of the list it stays the link it was, which leads nowhere: whoever stepped there keeps the focus.
 */
function Step({ to, ...button }: { icon: LucideIcon; label: string; to: string | null }) {
  const { pathname, search } = useLocation();
  const isEnd = to === null;
  return (
    <IconButton
      {...button}
      className="aria-disabled:text-ink3 aria-disabled:active:bg-transparent aria-disabled:hover:bg-transparent"
      render={(linkProps) => (
        <Link to={to ?? pathname + search} replace aria-disabled={isEnd || undefined} {...linkProps} />
      )}
    />
  );
}

/**
 * Who stands before and after a customer. A customer who leaves the view, as one does who was due and is followed up,
 * keeps the neighbours that were shown: one goes on to the next.
 */
function useNeighbours(
  kdUid: string,
  view: ReturnType<typeof readCustomerView>,
  isCustomerRead: boolean,
): Neighbours | null {
  // After a reload the list has to be fetched, up to 10 000 rows: not before the customer the page is about.
  const { data: opened } = useQuery({ ...customerListQuery(), enabled: isCustomerRead });
  const [known, setKnown] = useState<{ readonly of: string; readonly answer: Neighbours | null } | null>(
    null,
  );
  useEffect(() => {
    if (opened === undefined) return;
    let isCurrent = true;
    askAboutList("neighbours", { list: opened.list, view, kdUid }).then(
      (answer) => {
        if (!isCurrent) return;
        setKnown((before) => (answer === null && before?.of === kdUid ? before : { of: kdUid, answer }));
      },
      // A list that answers nothing says so where it is shown.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [opened, view, kdUid]);
  return known?.answer ?? null;
}
