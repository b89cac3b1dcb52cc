import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router-dom";
import { displayedServicesQuery, userCouponsQuery } from "../../api/mall/queries";
import { useTranslation } from "../../i18n/use-translation";
import { addresses } from "../../shared/routing/addresses";
import { Empty } from "../../ui/empty";
import { NavTabs } from "../../ui/nav-tabs";
import { Skeleton } from "../../ui/skeleton";
import { CouponCodeForm } from "./coupons/coupon-code-form";
import { type Coupon, couponsOf, couponTabNames, readCouponTab } from "./coupons/coupon-groups";
import { CouponRow } from "./coupons/coupon-row";
import { CallProblem } from "./user-center/call-problem";
import { ListPages } from "./user-center/list-pages";
import { pageOf } from "./user-center/page-of";
import { UserFrame } from "./user-center/user-frame";

/** Unused, used and expired coupons, and a form to add one by its code. */
export function UserCouponsScreen() {
  const { t } = useTranslation("account-user");
  return (
    <UserFrame current="coupons" title={t("nav.coupons")}>
      <CouponCodeForm />
      <Coupons />
    </UserFrame>
  );
}

function Coupons() {
  const { t } = useTranslation("account-coupons");
  const [query] = useSearchParams();
  const tab = readCouponTab(query);
  const coupons = useQuery(userCouponsQuery());
  const services = useQuery(displayedServicesQuery());
  const names = new Map(services.data?.list.map(({ serviceNumber, name }) => [serviceNumber, name]));
  const list = coupons.data?.list;
  const visibleCoupons = list && couponsOf(list, tab);
  return (
    <div className="mt-6">
      <NavTabs
        label={t("tab.label")}
        current={tab}
        tabs={couponTabNames.map((id) => ({
          id,
          label: t(`tab.${id}`),
          count: list ? couponsOf(list, id).length : coupons.isError ? undefined : null,
          render: (linkProps) => (
            <Link
              to={id === "unused" ? addresses.userCoupons : `${addresses.userCoupons}?tab=${id}`}
              preventScrollReset
              {...linkProps}
            />
          ),
        }))}
      />
      {visibleCoupons === undefined ? (
        coupons.error ? (
          <CallProblem
            error={coupons.error}
            onRetry={() => void coupons.refetch()}
            isRetrying={coupons.isFetching}
          />
        ) : (
          <Skeleton rows={3} />
        )
      ) : visibleCoupons.length === 0 ? (
        <Empty title={t(`empty.${tab}`)}>{tab === "unused" && t("empty.text")}</Empty>
      ) : (
        <CouponRows label={t(`tab.${tab}`)} coupons={visibleCoupons} serviceNames={names} />
      )}
    </div>
  );
}

interface CouponRowsProps {
  label: string;
  coupons: readonly Coupon[];
  serviceNames: ReadonlyMap<string, string>;
}

function CouponRows({ label, coupons, serviceNames }: CouponRowsProps) {
  const [query] = useSearchParams();
  const shown = pageOf(coupons, query);
  return (
    <>
      <ul aria-label={label}>
        {shown.rows.map((coupon) => (
          <CouponRow key={coupon.couponId} coupon={coupon} serviceNames={serviceNames} />
        ))}
      </ul>
      <ListPages shown={shown} />
    </>
  );
}
