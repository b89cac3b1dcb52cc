import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useActivateServices } from "../../../api/promoter/mutations";
import { activationQuery, customerSearchQuery, customerServicesQuery } from "../../../api/promoter/queries";
import { isOutcomeUnknown, type Result, toResult } from "../../../client/client-error";
import { refusalAtField } from "../../../forms/refusal-at-field";
import { useDraft } from "../../../forms/use-draft";
import { useForm } from "../../../forms/use-form";
import type { components } from "../../../generated/promoter";
import { type Formats, useFormats } from "../../../i18n/use-formats";
import { isPhone, maskPhone, normalisePhone } from "../../../rules/phone";
import { type ActivationInput, type ActivationOutput, activationForm } from "../../../rules/promoter";
import { useNavigateWhileMounted } from "../../../shared/routing/use-navigate-while-mounted";
import { useAccountLock } from "../../../shared/use-account-lock";
import { useIdempotencyKey } from "../../../shared/use-idempotency-key";

/** Refusals and the field each is about: no such account, not allowed for this customer, no such service, no serial. */
const refusals = { 403: "customerMobile", 404: "customerMobile", 45301: "services", 45302: "services" };

type Preview = components["schemas"]["ActivationPreview"];
type Receipt = components["schemas"]["ActivationReceipt"];
export type Activation = ReturnType<typeof useActivation>;

/** Services chosen for a customer, what they would do, and the activation itself, which happens once. */
export function useActivation(phone: string) {
  const navigate = useNavigateWhileMounted();
  const activate = useActivateServices();
  const key = useIdempotencyKey("activation");
  const lock = useAccountLock("activation");
  const [isChanged, setChanged] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const form = useForm({
    schema: activationForm,
    defaultValues: { customerMobile: phone, services: [], terms: false },
    onSubmit: async ({ customerMobile, services }): Promise<Result<Receipt | null>> => {
      setChanged(false);
      // What was not answered was agreed to as it was shown then.
      setComparing(!isUncertain);
      const isOutdated = !isUncertain && (await preview.isOutdated());
      setComparing(false);
      if (isOutdated) return { ok: true, data: null };
      // In one order, so that the same services chosen anew are the same request.
      const request = { customerMobile, services: [...services].sort(), terms: true } as const;
      const result = await toResult(activate.mutateAsync({ request, idempotencyKey: key.of(request).key }));
      if (!result.ok) lock.note(result.error);
      return refusalAtField(result, refusals);
    },
    onSuccess: (receipt) => {
      if (receipt === null) {
        setChanged(true);
        void choices.refetch();
        return;
      }
      draft.discard();
      key.reset();
      navigate("/agent/open-success", { replace: true, state: { receipt } });
    },
  });
  const draft = useDraft(form, draftOptions(phone));
  const [typed, services] = useWatch({ control: form.control, name: ["customerMobile", "services"] });
  const number = normalisePhone(typed);
  const isWhole = isPhone(number);
  const found = useQuery({ ...customerSearchQuery(number), enabled: isWhole });
  const customer = isWhole ? (found.data?.customer ?? null) : null;
  const isResolved = !isWhole || found.data !== undefined || found.error !== null;
  const choices = useQuery({ ...customerServicesQuery(customer?.kdUid), enabled: isResolved });
  const preview = useActivationPreview({ customerMobile: number, services }, customer !== null);
  // Whether the last try was not answered: the same services may be activated again and are activated once.
  const isUncertain = form.failure !== null && isOutcomeUnknown(form.failure.error);
  return {
    form,
    draft,
    customer,
    /** As it was typed, without what sets it apart. */
    number,
    isLookedUp: isWhole && !isResolved,
    /** Whether the number is whole and belongs to none of this partner's customers. */
    isUnknown: isWhole && found.data !== undefined && customer === null,
    choices,
    services,
    preview,
    secondsLocked: lock.secondsLeft,
    /** Whether what is shown is asked for once more, before anything is activated. */
    isComparing,
    isUncertain,
    /** Whether nothing was activated because what it would do had changed; the page shows it as it is now. */
    isChanged,
  };
}

/**
 * The draft of an activation; the terms are agreed to anew. One opened for a customer has its own, without the number: the
 * address names it, and no other customer's may come in its place.
 */
function draftOptions(phone: string): Parameters<typeof useDraft<ActivationInput, ActivationOutput>>[1] {
  const name = "promoter.activation";
  if (phone === "") return { name, lifetime: "visit", excludedFields: ["terms"] };
  const excludedFields = ["customerMobile", "terms"] as const;
  return { name: `${name}.${maskPhone(phone)}`, lifetime: "visit", excludedFields };
}

/** What activating would do, and whether that is something else by now than what is shown. */
function useActivationPreview(query: Parameters<typeof activationQuery>[0], hasCustomer: boolean) {
  const queries = useQueryClient();
  const formats = useFormats();
  const options = activationQuery(query);
  const preview = useQuery({ ...options, enabled: hasCustomer && query.services.length > 0 });
  const shown = preview.data;
  return {
    ...preview,
    /** As where another tab or a colleague has activated the same; what cannot be asked, the activation finds out. */
    isOutdated: async () => {
      if (shown === undefined) return false;
      const current = await toResult(queries.fetchQuery(options));
      return current.ok && termsOf(current.data, formats) !== termsOf(shown, formats);
    },
  };
}

/**
 * What is agreed to, as it is shown: each service with its days and what it is paid with, and what is settled for them.
 * Which serial is used makes no difference, and a service that is new to the customer begins whenever it is asked about.
 */
function termsOf({ lines, settlementAmount }: Preview, { date }: Pick<Formats, "date">): string {
  const shown = lines.map(({ productNo, startsAt, endsAt, paidBy, settlementPrice }) => [
    productNo,
    date(startsAt, "always"),
    date(endsAt, "always"),
    paidBy,
    settlementPrice,
  ]);
  return JSON.stringify([shown, settlementAmount]);
}
