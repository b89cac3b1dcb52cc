import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { referralCodeQuery } from "../../../api/promoter/queries";
import type { components } from "../../../generated/promoter";
import { columnMoney } from "../../../i18n/column-money";
import type { Currency } from "../../../i18n/money-format";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { LazyQrCode } from "../../../shared/lazy-qr-code";
import { ReadProblem } from "../../../shared/read-problem";
import { useCopy } from "../../../shared/use-copy";
import { BarRow } from "../../../ui/bar-row";
import { Button } from "../../../ui/button";
import { Chip, ChipRow } from "../../../ui/chips";
import { Facts } from "../../../ui/facts";
import { Skeleton } from "../../../ui/skeleton";
import { TextInput } from "../../../ui/text-input";
import { Sheet } from "../area/sheet";
import { HomeSection } from "./home-section";
import { PosterSheet } from "./poster-sheet";

type ReferralCard = components["schemas"]["ReferralCard"];
type Channel = components["schemas"]["ChannelFunnel"];

/** The code, the link and QR code of each channel, what a link becomes where it is opened, and what came of it. */
export function ShareTools() {
  const { t } = useTranslation("promoter-home");
  const card = useQuery(referralCodeQuery());
  const content = () => {
    if (card.isPending) return <Skeleton rows={5} />;
    if (card.data === undefined)
      return (
        <ReadProblem error={card.error} onRetry={() => void card.refetch()} isRetrying={card.isFetching} />
      );
    return <Tools card={card.data} />;
  };
  return <HomeSection title={t("tools.title")}>{content()}</HomeSection>;
}

function Tools({ card }: { card: ReferralCard }) {
  const { t } = useTranslation("promoter-home");
  const [name, setName] = useState(card.channels[0]?.channel);
  const { copy } = useCopy(card.recode);
  const channel = card.channels.find((candidate) => candidate.channel === name);
  return (
    <div className="grid gap-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="text-13 text-ink2">{t("tools.code")}</span>{" "}
          <strong className="figures font-semibold text-20">{card.recode}</strong>
        </p>
        <Button size="small" onClick={copy}>
          {t("tools.copyCode")}
        </Button>
      </div>
      <ChipRow label={t("tools.channel")}>
        {card.channels.map((candidate) => (
          <Chip
            key={candidate.channel}
            isChosen={candidate.channel === name}
            onPress={() => setName(candidate.channel)}
          >
            {t(`tools.channels.${candidate.channel}`)}
          </Chip>
        ))}
      </ChipRow>
      {channel !== undefined && <ChannelLink channel={channel} recode={card.recode} />}
      {channel !== undefined && <Funnel channel={channel} currency={card.currency} />}
    </div>
  );
}

function ChannelLink({ channel, recode }: { channel: Channel; recode: string }) {
  const { t } = useTranslation("promoter-home");
  const [sheet, setSheet] = useState<"qr" | "poster" | "preview" | null>(null);
  const { copy } = useCopy(channel.url);
  const name = t(`tools.channels.${channel.channel}`);
  const close = () => setSheet(null);
  const previews = ["browser", "messenger", "payment"] as const;
  return (
    <div className="grid gap-3">
      <TextInput readOnly value={channel.url} aria-label={`${t("tools.channel")} ${name}`} />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={copy}>
          {t("tools.copy")}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setSheet("qr")}>
          {t("tools.qr")}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setSheet("poster")}>
          {t("tools.poster")}
        </Button>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setSheet("preview")}>
          {t("tools.preview")}
        </Button>
      </div>
      <Sheet isOpen={sheet === "qr"} title={t("tools.qrTitle")} onClose={close}>
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 text-center">
          <div className="aspect-square w-56 max-w-full rounded-control border border-line bg-white p-2">
            <LazyQrCode content={channel.url} label={t("tools.qrLabel", { channel: name })} />
          </div>
          <p>{t("tools.qrText")}</p>
        </div>
      </Sheet>
      <PosterSheet
        isOpen={sheet === "poster"}
        onClose={close}
        url={channel.url}
        channel={name}
        recode={recode}
      />
      <Sheet isOpen={sheet === "preview"} title={t("tools.preview")} onClose={close}>
        <p className="mb-2 text-13 text-ink2 [overflow-wrap:anywhere]">{channel.url}</p>
        <Facts
          isNarrow
          facts={previews.map((client) => ({
            label: t(`tools.previews.${client}`),
            value: t(`tools.previews.${client}Text`),
          }))}
        />
      </Sheet>
    </div>
  );
}

function Funnel({ channel, currency }: { channel: Channel; currency: Currency }) {
  const { t } = useTranslation("promoter-home");
  const formats = useFormats();
  const money = columnMoney(currency, formats);
  const most = Math.max(1, channel.clicked);
  const steps = ["clicked", "registered", "tried", "paid"] as const;
  return (
    <section aria-label={t("funnel.title")}>
      <h3 className="mb-1 flex flex-wrap justify-between gap-x-4 font-normal text-13 text-ink2">
        <span>{t("funnel.title")}</span>
        <span className="figures">{t("funnel.amount", { amount: money(channel.orderAmount) })}</span>
      </h3>
      {steps.map((step) => (
        <BarRow
          key={step}
          label={t(`funnel.${step}`)}
          share={channel[step] / most}
          tone={step === "paid" ? "green" : "mute"}
          value={formats.number(channel[step])}
        />
      ))}
    </section>
  );
}
