import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useBindDevice } from "../../../api/promoter/mutations";
import { deviceShopsQuery } from "../../../api/promoter/queries";
import { toResult } from "../../../client/client-error";
import type { components } from "../../../generated/promoter";
import { useTranslation } from "../../../i18n/use-translation";
import { ReadProblem } from "../../../shared/read-problem";
import { Button } from "../../../ui/button";
import { Radio } from "../../../ui/radio";
import { Skeleton } from "../../../ui/skeleton";
import { Tag } from "../../../ui/tag";
import { toaster } from "../../../ui/toaster";
import { useIsMounted } from "../../../ui/use-is-mounted";
import { Sheet } from "../area/sheet";
import { ChangeProblem, useChangeProblem } from "./device-questions";

type Schemas = components["schemas"];

interface BindDeviceProps {
  device: Schemas["Device"];
  onClose: () => void;
}

/** Chooses the shop a device is to serve, explains the effect, and binds it. */
export function BindDevice({ device, onClose }: BindDeviceProps) {
  const { t } = useTranslation("promoter-customer");
  const shops = useQuery(deviceShopsQuery(device.kdUid));
  const content = () => {
    if (shops.isPending) return <Skeleton rows={3} />;
    if (shops.data === undefined)
      return (
        <ReadProblem error={shops.error} onRetry={() => void shops.refetch()} isRetrying={shops.isFetching} />
      );
    if (shops.data.length === 0) return <p>{t("devices.noShops")}</p>;
    return <ShopChoice device={device} shops={shops.data} onDone={onClose} />;
  };
  return (
    <Sheet isOpen title={t("devices.bindTitle", { name: device.name })} onClose={onClose}>
      {content()}
    </Sheet>
  );
}

interface ShopChoiceProps {
  device: Schemas["Device"];
  shops: readonly Schemas["MerchantShop"][];
  onDone: () => void;
}

function ShopChoice({ device, shops, onDone }: ShopChoiceProps) {
  const { t } = useTranslation("promoter-customer");
  const bind = useBindDevice(device.kdUid);
  const isMounted = useIsMounted();
  const problemText = useChangeProblem();
  const [shopId, setShopId] = useState(shops[0]?.shopId ?? 0);
  const handleBind = async () => {
    const result = await toResult(bind.mutateAsync({ deviceId: device.deviceId, shopId }));
    // Whoever has closed the sheet finds no message there, and closes no other.
    if (!result.ok) return isMounted.current ? undefined : toaster.error(problemText(result.error));
    toaster.success(t("devices.boundDone"));
    if (isMounted.current) onDone();
  };
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="sr-only">{t("devices.bindTitle", { name: device.name })}</legend>
        {shops.map((shop) => (
          <div key={shop.shopId} className="border-line border-b">
            <Radio
              name="shop"
              value={String(shop.shopId)}
              checked={shop.shopId === shopId}
              onChange={() => setShopId(shop.shopId)}
            >
              <span className="flex flex-wrap items-baseline gap-x-2">
                {shop.name}
                {shop.isMain && <Tag>{t("devices.mainShop")}</Tag>}
                <span className="figures text-13 text-ink2">
                  {t("devices.shopDevices", { count: shop.deviceCount })}
                </span>
              </span>
              {shop.address !== "" && <span className="block text-13 text-ink2">{shop.address}</span>}
            </Radio>
          </div>
        ))}
      </fieldset>
      <p className="text-13 text-ink2">{t("devices.bindText")}</p>
      <ChangeProblem error={bind.error} />
      <Button
        variant="primary"
        isWide
        isBusy={bind.isPending}
        busyLabel={t("devices.binding")}
        onClick={() => void handleBind()}
      >
        {t("devices.bind")}
      </Button>
    </div>
  );
}
