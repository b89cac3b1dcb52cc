import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { orderContactsQuery } from "../../../api/mall/queries";
import { SelectField } from "../../../forms/choice-fields";
import type { FormState } from "../../../forms/use-form";
import type { components } from "../../../generated/mall";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { maskPhone } from "../../../rules/phone";
import { ContactDialog } from "../../../shared/order-contact/contact-dialog";
import { useContactsFull } from "../../../shared/order-contact/use-contacts-full";
import { textLink } from "../../../ui/text-link";
import { RetryLink } from "../user-center/retry-link";
import type { ConfirmInput } from "./confirm-schema";

type Contact = components["schemas"]["OrderContact"];

/** Whom to ask about the order: one of the contact persons, the default first, or a new one. */
export function ContactChoice({ form }: { form: FormState<ConfirmInput, ConfirmInput> }) {
  const { t } = useTranslation("account-licences");
  const describeError = useDescribeError();
  const contacts = useQuery(orderContactsQuery());
  const [isAdding, setAdding] = useState(false);
  const fullReason = useContactsFull();
  const list = contacts.data;
  const chooseDefault = useEffectEvent((known: readonly Contact[]) => {
    const chosen = form.getValues("contactId");
    const [first] = known;
    if (first && !known.some(({ contactId }) => String(contactId) === chosen))
      // Whoever pressed before the contacts were there was told that one is missing.
      form.setValue("contactId", String(first.contactId), { shouldValidate: true });
  });
  useEffect(() => {
    if (list !== undefined) chooseDefault(list);
  }, [list]);
  return (
    <div>
      <SelectField
        form={form}
        name="contactId"
        label={t("confirm.contact")}
        placeholder={t(list?.length === 0 ? "confirm.noContact" : "confirm.chooseContact")}
        options={(list ?? []).map(({ contactId, name, phone }) => ({
          value: String(contactId),
          label: `${name} ${maskPhone(phone)}`,
        }))}
        hint={
          contacts.error && list === undefined ? (
            <>
              {describeError(contacts.error)} <RetryLink query={contacts} />
            </>
          ) : (
            fullReason
          )
        }
        labelEnd={
          fullReason === undefined && (
            <button type="button" onClick={() => setAdding(true)} className={`touch-area ${textLink}`}>
              {t("confirm.addContact")}
            </button>
          )
        }
      />
      <ContactDialog
        isOpen={isAdding}
        contact={null}
        onClose={() => setAdding(false)}
        onSaved={(saved) => {
          setAdding(false);
          form.setValue("contactId", String(saved.contactId), { shouldValidate: true });
        }}
      />
    </div>
  );
}
