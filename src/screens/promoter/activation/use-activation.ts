import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useActivateServices } from "../../../api/promoter/mutations";
import { activationQuery, customerSearchQuery, customerServicesQuery } from "../../../api/promoter/queries";
import { isOutcomeUnknown, toResult } from "../../../client/client-error";
import { refusalAtField } from "../../../forms/refusal-at-field";
import { useForm } from "../../../forms/use-form";
import { isPhone, normalisePhone } from "../../../rules/phone";
import { activationForm } from "../../../rules/promoter";
import { useNavigateWhileMounted } from "../../../shared/routing/use-navigate-while-mounted";
import { useAccountLock } from "../../../shared/use-account-lock";
import { useIdempotencyKey } from "../../../shared/use-idempotency-key";

/** Refusals and the field each is about: no such account, not allowed for this customer, no such service, no serial. */
const refusals = { 403: "customerMobile", 404: "customerMobile", 45301: "services", 45302: "services" };

export type Activation = ReturnType<typeof useActivation>;

/** Services chosen for a customer, what they would do, and the activation itself, which happens once. */
export function useActivation(phone: string) {
  const navigate = useNavigateWhileMounted();
  const activate = useActivateServices();
  const key = useIdempotencyKey("activation");
  const lock = useAccountLock("activation");
  const form = useForm({
    schema: activationForm,
    defaultValues: { customerMobile: phone, services: [], terms: false },
    onSubmit: async ({ customerMobile, services }) => {
      // In one order, so that the same services chosen anew are the same request.
      const request = { customerMobile, services: [...services].sort(), terms: true } as const;
      const result = await toResult(activate.mutateAsync({ request, idempotencyKey: key.of(request).key }));
      if (!result.ok) lock.note(result.error);
      return refusalAtField(result, refusals);
    },
    onSuccess: (receipt) => {
      key.reset();
      navigate("/agent/open-success", { replace: true, state: { receipt } });
    },
  });
  const [typed, services] = useWatch({ control: form.control, name: ["customerMobile", "services"] });
  const number = normalisePhone(typed);
  const isWhole = isPhone(number);
  const found = useQuery({ ...customerSearchQuery(number), enabled: isWhole });
  const customer = isWhole ? (found.data?.customer ?? null) : null;
  const isResolved = !isWhole || found.data !== undefined || found.error !== null;
  const choices = useQuery({ ...customerServicesQuery(customer?.kdUid), enabled: isResolved });
  const preview = useQuery({
    ...activationQuery({ customerMobile: number, services }),
    enabled: customer !== null && services.length > 0,
  });
  return {
    form,
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
    /** Whether the last try was not answered: the same services may be activated again and are activated once. */
    isUncertain: form.failure !== null && isOutcomeUnknown(form.failure.error),
  };
}
