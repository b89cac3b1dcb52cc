import { AccordionItem } from "./accordion";
import { BarRow } from "./bar-row";
import { Bars } from "./bars";
import { Breadcrumbs } from "./breadcrumbs";
import { Card } from "./card";
import { Line, Lines, Total } from "./lines";
import { MarginColumn, MarginEntry } from "./margin-column";
import { NavTabs } from "./nav-tabs";
import { PageProblem } from "./page-problem";
import { ShowcaseBlock } from "./showcase-block";
import { textLink } from "./text-link";
import { UsageSquares } from "./usage-squares";

/** Bars, dates in the margin, and the small pieces of a page. */
export function ShowcaseLists() {
  return (
    <>
      <ShowcaseBlock title="柱" note="这周绿，上周灰，只标最好的一天">
        <Bars label="上周每天卖多少，周六13,902最多" bars={week} />
      </ShowcaseBlock>
      <ShowcaseBlock title="横条" note="17位客户">
        <BarRow label="30天内" share={1} detail="9位" value="24,906.00" />
        <BarRow label="31–60天" share={0.42} tone="amber" detail="4位" value="10,452.00" />
        <BarRow label="61–90天" share={0.18} tone="red" detail="3位" value="4,460.00" />
        <Lines className="mt-2">
          <Total label="合计">39,818.00</Total>
        </Lines>
        <div className="mt-4">
          <BarRow rank={1} label="青花饭碗4.5寸" share={1} tone="green" detail="1,180只" value="8,024.00" />
          <BarRow rank={2} label="保鲜盒3件套" share={0.81} detail="362套" value="6,516.00" />
        </div>
      </ShowcaseBlock>
      <ShowcaseBlock title="页边的日期">
        <MarginColumn label="跟进">
          <MarginEntry date="11-18" dateTime="2026-11-18" note="陈小燕">
            电话没接，发了续费链接
          </MarginEntry>
          <MarginEntry date="11-09" dateTime="2026-11-09" note="加店480.00，已发报价" end="+90.00">
            问能不能加一个店
          </MarginEntry>
        </MarginColumn>
        <Lines className="mt-4">
          <Line label="续费金额">1,978.00</Line>
          <Line label="减除费用" note="4,000以内减800" isNoteBelow tone="green">
            −800.00
          </Line>
        </Lines>
      </ShowcaseBlock>
      <ShowcaseBlock title="用量、路径、问答">
        <Breadcrumbs
          crumbs={[
            { label: "帮助中心", href: "#help" },
            { label: "基本资料", href: "#basic" },
            { label: "期初资料" },
          ]}
        />
        <div className="mt-4 grid grid-cols-2 gap-4">
          <UsageSquares label="店铺" used={2} total={2} />
          <UsageSquares label="用户" used={4} total={5} />
        </div>
        <div className="mt-4">
          <NavTabs
            label="用户中心"
            current="service"
            tabs={[
              { id: "service", label: "我的服务", href: "#service" },
              { id: "order", label: "订单", href: "#order", count: 1 },
            ]}
          />
          <AccordionItem title="退款怎么算？" group="asked">
            付款后7天内没有开单，可以全额退。
          </AccordionItem>
          <AccordionItem title="一个用户能在几台设备上登录？" group="asked">
            手机、平板、电脑各一台，同时在线。
          </AccordionItem>
        </div>
      </ShowcaseBlock>
      <ShowcaseBlock title="取不到">
        <Card variant="large" isFlush>
          <PageProblem
            title="没取到订单"
            onRetry={() => {}}
            support={
              <a href="#help" className={textLink}>
                找客服
              </a>
            }
          >
            网络慢或断了。订单还在，再试一次。
          </PageProblem>
        </Card>
      </ShowcaseBlock>
    </>
  );
}

const week = [
  { name: "一", value: 8420, before: 7880 },
  { name: "二", value: 7966, before: 8215 },
  { name: "三", value: 9310, before: 8461 },
  { name: "四", value: 8744, before: 9020 },
  { name: "五", value: 11287, before: 10113 },
  { name: "六", value: 13902, before: 12341, mark: "13,902" },
  { name: "日", value: 6158, before: 6502 },
];
