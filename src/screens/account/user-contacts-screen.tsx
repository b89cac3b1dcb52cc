import { useQuery } from "@tanstack/react-query";
import Plus from "lucide/dist/esm/icons/plus.mjs";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { orderContactsQuery } from "../../api/mall/queries";
import type { components } from "../../generated/mall";
import { useTranslation } from "../../i18n/use-translation";
import { ContactDialog } from "../../shared/order-contact/contact-dialog";
import { useContactsFull } from "../../shared/order-contact/use-contacts-full";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/empty";
import { Skeleton } from "../../ui/skeleton";
import { ContactRow } from "./contacts/contact-row";
import { CallProblem } from "./user-center/call-problem";
import { ListPages } from "./user-center/list-pages";
import { pageOf } from "./user-center/page-of";
import { UserFrame } from "./user-center/user-frame";

type Contact = components["schemas"]["OrderContact"];

/** The people named on orders: who they are, which is the usual one, a form for each. */
export function UserContactsScreen() {
  const { t } = useTranslation("account-user");
  const [edited, setEdited] = useState<Contact | "new" | null>(null);
  return (
    <UserFrame
      current="contacts"
      title={t("nav.contacts")}
      end={<AddContact onPress={() => setEdited("new")} />}
    >
      <ContactList onEdit={setEdited} />
      <ContactDialog
        isOpen={edited !== null}
        contact={edited === "new" ? null : edited}
        onSaved={() => setEdited(null)}
        onClose={() => setEdited(null)}
      />
    </UserFrame>
  );
}

/** Says before the form is filled in that there is no room for another one. */
function AddContact({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation("account-contacts");
  const reason = useContactsFull();
  return (
    <Button size="small" icon={Plus} onClick={onPress} reason={reason}>
      {t("add")}
    </Button>
  );
}

function ContactList({ onEdit }: { onEdit: (contact: Contact) => void }) {
  const { t } = useTranslation("account-contacts");
  const [query] = useSearchParams();
  const contacts = useQuery(orderContactsQuery());
  if (contacts.isPending) return <Skeleton rows={3} />;
  if (contacts.data === undefined)
    return (
      <CallProblem
        error={contacts.error}
        onRetry={() => void contacts.refetch()}
        isRetrying={contacts.isFetching}
      />
    );
  if (contacts.data.length === 0) return <Empty title={t("empty")}>{t("emptyText")}</Empty>;
  const shown = pageOf(contacts.data, query);
  return (
    <>
      <ul aria-label={t("label")} className="border-ink border-t">
        {shown.rows.map((contact) => (
          <ContactRow key={contact.contactId} contact={contact} onEdit={() => onEdit(contact)} />
        ))}
      </ul>
      <ListPages shown={shown} />
    </>
  );
}
