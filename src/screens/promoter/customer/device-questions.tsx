import type { ReactNode } from "react";
import { useRemoveDevice, useUnbindDevice } from "../../../api/promoter/mutations";
import { type ClientError, isOutcomeUnknown, type Result, toResult } from "../../../client/client-error";
import { useCurrentFailure } from "../../../forms/use-current-failure";
import type { components } from "../../../generated/promoter";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { Banner } from "../../../ui/banner";
import { MessageDialog } from "../../../ui/message-dialog";
import { toaster } from "../../../ui/toaster";

type Device = components["schemas"]["Device"];

interface DeviceQuestionProps {
  device: Device;
  onClose: () => void;
}

/** Asks before a device is taken from its shop, which cannot use it from then on. */
export function UnbindDevice({ device, onClose }: DeviceQuestionProps) {
  const { t } = useTranslation("promoter-customer");
  const unbind = useUnbindDevice(device.kdUid);
  const shop = device.shopName ?? "";
  return (
    <Question
      title={t("devices.unbindTitle", { name: device.name, shop })}
      confirmLabel={t("devices.unbind")}
      busyLabel={t("devices.unbinding")}
      error={unbind.error}
      isPending={unbind.isPending}
      send={() => toResult(unbind.mutateAsync({ deviceId: device.deviceId }))}
      done={t("devices.unboundDone")}
      onClose={onClose}
    >
      {t("devices.unbindText", { shop })}
    </Question>
  );
}

/** Asks before a device is taken off the list. */
export function RemoveDevice({ device, onClose }: DeviceQuestionProps) {
  const { t } = useTranslation("promoter-customer");
  const remove = useRemoveDevice(device.kdUid);
  return (
    <Question
      title={t("devices.removeTitle", { name: device.name })}
      confirmLabel={t("devices.remove")}
      busyLabel={t("devices.removing")}
      error={remove.error}
      isPending={remove.isPending}
      send={() => toResult(remove.mutateAsync({ deviceId: device.deviceId }))}
      done={t("devices.removed")}
      onClose={onClose}
    >
      {t("devices.removeText")}
    </Question>
  );
}

interface QuestionProps {
  title: string;
  confirmLabel: string;
  busyLabel: string;
  error: ClientError | null;
  isPending: boolean;
  send: () => Promise<Result<unknown>>;
  /** Said once it is done. */
  done: string;
  children: ReactNode;
  onClose: () => void;
}

function Question({
  title,
  confirmLabel,
  busyLabel,
  error,
  isPending,
  send,
  done,
  children,
  onClose,
}: QuestionProps) {
  const handleConfirm = async () => {
    const result = await send();
    if (!result.ok) return;
    toaster.success(done);
    onClose();
  };
  return (
    <MessageDialog
      isOpen
      hasCancel
      isWarning
      title={title}
      confirmLabel={confirmLabel}
      busyLabel={busyLabel}
      isPending={isPending}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
      onClose={onClose}
    >
      {children}
      <ChangeProblem error={error} />
    </MessageDialog>
  );
}

/** Words for why a change of devices failed. Where no answer came it may have been done: nothing is sent again by itself. */
export function useChangeProblem(): (error: ClientError) => string {
  const { t } = useTranslation("promoter-customer");
  const describeError = useDescribeError();
  return (error) => (isOutcomeUnknown(error) ? t("devices.unknown") : describeError(error));
}

export function ChangeProblem({ error: last }: { error: ClientError | null }) {
  const problemText = useChangeProblem();
  const error = useCurrentFailure(last);
  if (error === null) return null;
  return (
    <div className="mt-3">
      <Banner tone="red" role="alert">
        {problemText(error)}
      </Banner>
    </div>
  );
}
