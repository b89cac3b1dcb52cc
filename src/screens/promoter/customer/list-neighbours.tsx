import { useQuery } from "@tanstack/react-query";
import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import ChevronUp from "lucide/dist/esm/icons/chevron-up.mjs";
import { useEffect, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { IconButton } from "../../../ui/icon-button";
import { customerAddress, leadAddress } from "../area/agent-addresses";
import { customerListQuery } from "../customers/customer-list-query";
import { type Customer, customerViewQuery, readCustomerView } from "../customers/customer-view";
import type { Neighbours } from "../customers/engine/customer-list";
import { askAboutList } from "../customers/engine/list-service";

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
  const neighbours = useNeighbours(kdUid, view);
  if (neighbours === null) return null;
  const { index, count, previous, next } = neighbours;
  // In place of this customer's: "back" leads to the list, however many were looked at.
  const step = (target: Customer | null) => {
    if (target === null) return { disabled: true };
    const addressOf = target.relation === "lead" ? leadAddress : customerAddress;
    const to = addressOf(target.kdUid, customerViewQuery(view));
    return { render: (linkProps: object) => <Link to={to} replace {...linkProps} /> };
  };
  return (
    <nav aria-label={t("neighbours.label")} className="flex items-center print:hidden">
      <span className="figures mr-1 text-13 text-ink2 max-[22rem]:hidden">
        {number(index + 1)}/{number(count)}
      </span>
      <IconButton icon={ChevronUp} label={t("neighbours.previous")} {...step(previous)} />
      <IconButton icon={ChevronDown} label={t("neighbours.next")} {...step(next)} />
    </nav>
  );
}

/**
 * Who stands before and after a customer. A customer who leaves the view, as one does who was due and is followed up,
 * keeps the neighbours that were shown: one goes on to the next.
 */
function useNeighbours(kdUid: string, view: ReturnType<typeof readCustomerView>): Neighbours | null {
  const { data: opened } = useQuery(customerListQuery());
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
