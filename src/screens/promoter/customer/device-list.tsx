import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { devicesQuery } from "../../../api/promoter/queries";
import type { components } from "../../../generated/promoter";
import { useTranslation } from "../../../i18n/use-translation";
import { lazyContent, useIdlePreload } from "../../../shared/lazy-content";
import { ReadProblem } from "../../../shared/read-problem";
import { Button } from "../../../ui/button";
import { Skeleton } from "../../../ui/skeleton";
import { Sheet } from "../area/sheet";
import { BindDevice } from "./bind-device";
import { RemoveDevice, UnbindDevice } from "./device-questions";

const AddDevice = lazyContent(async () => (await import("./add-device")).AddDevice, 5);

type Device = components["schemas"]["Device"];
type Action = { readonly kind: "bind" | "unbind" | "remove"; readonly device: Device };

/** The customer's devices: which shop each serves, and what can be done with it. */
export function DeviceList({ kdUid }: { kdUid: string }) {
  const { t } = useTranslation("promoter-customer");
  useIdlePreload(AddDevice);
  const devices = useQuery(devicesQuery(kdUid));
  const [action, setAction] = useState<Action | null>(null);
  const [isAdding, setAdding] = useState(false);
  const close = () => setAction(null);
  const content = () => {
    if (devices.isPending) return <Skeleton rows={2} />;
    if (devices.data === undefined)
      return (
        <ReadProblem
          error={devices.error}
          onRetry={() => void devices.refetch()}
          isRetrying={devices.isFetching}
        />
      );
    if (devices.data.length === 0) return <p className="py-3 text-13 text-ink2">{t("devices.empty")}</p>;
    return (
      <ul aria-label={t("devices.title")}>
        {devices.data.map((device) => (
          <DeviceRow key={device.deviceId} device={device} onAction={(kind) => setAction({ kind, device })} />
        ))}
      </ul>
    );
  };
  return (
    <section>
      <div className="mb-1 flex items-center justify-between gap-4">
        <h3 className="font-normal text-13 text-ink2">{t("devices.title")}</h3>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          {t("devices.add")}
        </Button>
      </div>
      <div className="border-line border-t">{content()}</div>
      <Sheet isOpen={isAdding} title={t("devices.addTitle")} onClose={() => setAdding(false)}>
        <AddDevice kdUid={kdUid} onDone={() => setAdding(false)} />
      </Sheet>
      {action?.kind === "bind" && <BindDevice device={action.device} onClose={close} />}
      {action?.kind === "unbind" && <UnbindDevice device={action.device} onClose={close} />}
      {action?.kind === "remove" && <RemoveDevice device={action.device} onClose={close} />}
    </section>
  );
}

function DeviceRow({ device, onAction }: { device: Device; onAction: (kind: Action["kind"]) => void }) {
  const { t } = useTranslation("promoter-customer");
  const isBound = device.state === "bound";
  const nameId = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-2.5">
      <div className="min-w-0 flex-1 basis-40">
        <p id={nameId} className="font-semibold [overflow-wrap:anywhere]">
          {device.name}
        </p>
        <p className="figures flex flex-wrap gap-x-3 text-13 text-ink2">
          <span>{t(`devices.kind.${device.kind}`)}</span>
          <span>{device.deviceNo}</span>
          <span>{isBound ? t("devices.bound", { shop: device.shopName ?? "" }) : t("devices.unbound")}</span>
        </p>
      </div>
      <div className="flex gap-2">
        {isBound ? (
          <Button size="small" aria-describedby={nameId} onClick={() => onAction("unbind")}>
            {t("devices.unbind")}
          </Button>
        ) : (
          <>
            <Button size="small" aria-describedby={nameId} onClick={() => onAction("bind")}>
              {t("devices.bind")}
            </Button>
            <Button size="small" variant="quiet" aria-describedby={nameId} onClick={() => onAction("remove")}>
              {t("devices.remove")}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
