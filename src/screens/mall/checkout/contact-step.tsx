import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { orderContactsQuery } from "../../../api/mall/queries";
import type { components } from "../../../generated/mall";
import { useTranslation } from "../../../i18n/use-translation";
import { ContactDialog } from "../../../shared/order-contact/contact-dialog";
import { LazyContactForm } from "../../../shared/order-contact/lazy-contact-form";
import { useContactsFull } from "../../../shared/order-contact/use-contacts-full";
import { ReadProblem } from "../../../shared/read-problem";
import { Button } from "../../../ui/button";
import { Radio } from "../../../ui/radio";
import { Skeleton } from "../../../ui/skeleton";
import { Tag } from "../../../ui/tag";
import { type AmountDue, StepBar } from "./step-bar";
import { useFirstRows } from "./use-first-rows";

type Contact = components["schemas"]["OrderContact"];

interface ContactStepProps {
  chosen: Contact | undefined;
  due: AmountDue | undefined;
  onChoose: (contactId: number) => void;
  onDone: () => void;
}

/** The contact person of the order: a stored one, or a new one. */
export function ContactStep({ chosen, due, onChoose, onDone }: ContactStepProps) {
  const { t } = useTranslation(["mall-checkout", "contact", "common"]);
  // Read by the page, which then shows this step: what failed is not read again by that.
  const contacts = useQuery({ ...orderContactsQuery(), retryOnMount: false });
  const [edited, setEdited] = useState<Contact | "new" | null>(null);
  const { visibleRows, restCount, showAll } = useFirstRows(
    contacts.data ?? [],
    ({ contactId }) => contactId === chosen?.contactId,
  );
  const fullReason = useContactsFull();
  const list = useRef<HTMLFieldSetElement>(null);
  const hasNone = contacts.data?.length === 0;
  const hadNone = useRef(false);
  useEffect(() => {
    // The form that had the focus is gone with the first contact saved.
    if (hadNone.current && !hasNone) list.current?.focus();
    hadNone.current = hasNone;
  }, [hasNone]);
  if (contacts.isPending) return <Skeleton rows={2} />;
  if (contacts.isError)
    return (
      <ReadProblem
        error={contacts.error}
        onRetry={() => void contacts.refetch()}
        isRetrying={contacts.isFetching}
      />
    );
  const handleSaved = (contact: Contact) => {
    setEdited(null);
    onChoose(contact.contactId);
  };
  if (contacts.data.length === 0)
    return (
      <>
        <p className="mb-4 text-ink2">{t("contact.none")}</p>
        <LazyContactForm contact={null} onSaved={handleSaved} />
        <StepBar due={due} isPhoneOnly>
          <Button variant="primary" reason={t("contact.saveFirst")}>
            {t("step.next")}
          </Button>
        </StepBar>
      </>
    );
  return (
    <>
      <fieldset ref={list} tabIndex={-1}>
        <legend className="sr-only">{t("contact.title")}</legend>
        {visibleRows.map((contact) => (
          <div key={contact.contactId} className="flex items-center gap-2 border-line border-b">
            <div className="min-w-0 flex-1 few-letters:basis-full [&>label]:border-b-0">
              <Radio
                name="contact"
                value={contact.contactId}
                checked={contact.contactId === chosen?.contactId}
                onChange={() => onChoose(contact.contactId)}
                end=""
              >
                <ContactLine contact={contact} />
              </Radio>
            </div>
            <span className="few-letters:ml-auto -mr-2.5">
              <Button
                variant="quiet"
                size="small"
                onClick={() => setEdited(contact)}
                aria-label={t("contact.editNamed", { name: contact.name })}
              >
                {t("contact.edit")}
              </Button>
            </span>
          </div>
        ))}
        {restCount > 0 && (
          <Button variant="quiet" size="small" onClick={showAll}>
            {t("common:action.expand")}
          </Button>
        )}
      </fieldset>
      <div className="mt-5 flex flex-wrap gap-3">
        <StepBar due={due}>
          <Button variant="primary" onClick={onDone} reason={chosen ? undefined : t("contact.choose")}>
            {t("step.next")}
          </Button>
        </StepBar>
        <Button onClick={() => setEdited("new")} reason={fullReason}>
          {t("contact:dialog.add")}
        </Button>
      </div>
      <ContactDialog
        key={edited === null || edited === "new" ? "new" : edited.contactId}
        isOpen={edited !== null}
        contact={edited === "new" ? null : edited}
        onSaved={handleSaved}
        onClose={() => setEdited(null)}
      />
    </>
  );
}

/** A contact person in two lines. */
export function ContactLine({ contact }: { contact: Contact }) {
  const { t } = useTranslation("contact");
  return (
    <>
      <bdi className="[overflow-wrap:anywhere]">{contact.name}</bdi>{" "}
      <span className="figures few-letters:text-[length:min(var(--size-15),7vw)] text-ink2">
        {contact.phone}
      </span>{" "}
      {contact.isDefault && <Tag>{t("defaultTag")}</Tag>}
      {(contact.address ?? contact.email) && (
        <span className="block text-13 text-ink2 [overflow-wrap:anywhere]">
          {contact.address ?? contact.email}
        </span>
      )}
    </>
  );
}
