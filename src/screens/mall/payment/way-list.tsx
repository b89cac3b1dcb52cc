import { useTranslation } from "react-i18next";
import { useClient } from "../../../parts/use-client";
import { Radio } from "../../../ui/radio";
import { offeredWays, type PayWay } from "./pay-ways";

interface WayListProps {
  ways: readonly PayWay[];
  chosen: number | null;
  onChoose: (payType: PayWay["payType"]) => void;
}

/** The ways to pay, those that can be used here first; one that cannot says why. */
export function WayList({ ways, chosen, onChoose }: WayListProps) {
  const { t } = useTranslation("mall-pay");
  const client = useClient();
  const rows = offeredWays(ways, client);
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 font-semibold">{t("act.choose")}</legend>
      <div className="border-ink border-t">
        {rows.map(({ way, standing }) => (
          <Radio
            key={way.payType}
            name="pay-type"
            value={way.payType}
            disabled={standing !== "open"}
            checked={chosen === way.payType}
            onChange={() => onChoose(way.payType)}
            end=""
          >
            {way.name}
            <span className="block text-13 text-ink2">
              {standing === "closed" && way.needsOpenid ? t("way.noOpenid") : way.note}
            </span>
          </Radio>
        ))}
      </div>
    </fieldset>
  );
}
