import type { ReactNode } from "react";
import type { ClientError } from "../../../client/client-error";
import { useCurrentFailure } from "../../../forms/use-current-failure";
import { useDescribeError } from "../../../i18n/use-message";
import { FieldMessage } from "../../../ui/field-message";
import { Switch } from "../../../ui/switch";

interface SettingSwitchProps {
  id: string;
  label: string;
  hint: ReactNode;
  isOn: boolean;
  isPending: boolean;
  error: ClientError | null;
  onChange: (isOn: boolean) => void;
}

/** A setting that takes effect at once; it is inactive while it is being saved, and shows why it was not. */
export function SettingSwitch({ id, label, hint, isOn, isPending, error, onChange }: SettingSwitchProps) {
  const describeError = useDescribeError();
  const failure = useCurrentFailure(error);
  return (
    <div className="border-line border-b py-2">
      <Switch
        isOn={isOn}
        aria-describedby={`${id}-hint`}
        aria-busy={isPending || undefined}
        onChange={(next) => {
          if (!isPending) onChange(next);
        }}
      >
        {label}
      </Switch>
      <p id={`${id}-hint`} className="text-13 text-ink2">
        {hint}
      </p>
      <FieldMessage id={`${id}-error`} error={failure === null ? undefined : describeError(failure)} />
    </div>
  );
}
