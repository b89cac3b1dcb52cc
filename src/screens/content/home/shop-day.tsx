import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { helpSearchAddress } from "../../../platform/help-search-address";
import { addresses } from "../../../shared/routing/addresses";
import { classNames } from "../../../ui/class-names";
import { Section } from "../../../ui/section";
import { textLink } from "../../../ui/text-link";
import { DebtsPicture, ReceivePicture } from "./ledger-pictures";
import { reportedDays } from "./sample-shop";
import { PricesPicture, WeekPicture } from "./shop-day-pictures";

/** Four moments of a day in the shop, each with the screen that goes with it. */
export function ShopDay() {
  const { t } = useTranslation("content-home");
  const { weekday } = useFormats();
  return (
    <div>
      <Section
        title={<span className="break-keep">{t("day.title")}</span>}
        end={<SectionLink to={addresses.price}>{t("day.all")}</SectionLink>}
      >
        <ol>
          <ShopDayEntry
            name="receive"
            time="08:10"
            to={helpSearchAddress(t("day.receive.search"))}
            picture={<ReceivePicture />}
          />
          <ShopDayEntry
            name="prices"
            time="10:32"
            to={helpSearchAddress(t("day.prices.search"))}
            picture={<PricesPicture />}
            isHiddenOnPhones
          />
          <ShopDayEntry
            name="debts"
            time="15:20"
            to={helpSearchAddress(t("day.debts.search"))}
            picture={<DebtsPicture />}
          />
          <ShopDayEntry
            name="week"
            time={`${weekday(reportedDays.from)} 09:00`}
            to={addresses.weeklyReport}
            picture={<WeekPicture />}
          />
        </ol>
      </Section>
    </div>
  );
}

/** The one link at the end of a section's heading; a phone has it in its menu or below. */
export function SectionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={`${textLink} text-15 max-sm:hidden`}>
      {children}
    </Link>
  );
}

interface ShopDayEntryProps {
  name: "receive" | "prices" | "debts" | "week";
  time: string;
  to: string;
  picture: ReactNode;
  isHiddenOnPhones?: boolean;
}

function ShopDayEntry({ name, time, to, picture, isHiddenOnPhones = false }: ShopDayEntryProps) {
  const { t } = useTranslation("content-home");
  return (
    <li
      className={classNames(
        "grid gap-x-10 border-line border-b py-6 max-sm:-mx-4 max-sm:px-4 sm:grid-cols-2 sm:py-9 lg:grid-cols-[7.5rem_25rem_minmax(0,1fr)] lg:gap-x-15 lg:in-data-care:grid-cols-2",
        isHiddenOnPhones && "max-sm:hidden",
      )}
    >
      <p className="figures text-15 text-ink2 sm:col-span-full sm:mb-2 sm:text-20/9 lg:col-span-1 lg:mb-0 lg:in-data-care:col-span-full">
        {time}
      </p>
      <div>
        <h3 className="text-20 sm:text-26">{t(`day.${name}.title`)}</h3>
        <p className="mt-1 text-15 text-ink2 sm:mt-1.5 sm:text-17">{t(`day.${name}.text`)}</p>
        <p className="mt-4 max-sm:hidden">
          <Link to={to} className={textLink}>
            {t(`day.${name}.link`)}
          </Link>
        </p>
      </div>
      <div className="min-w-0 max-sm:mt-4">{picture}</div>
    </li>
  );
}
