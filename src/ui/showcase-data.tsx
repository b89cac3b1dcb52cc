import { useState } from "react";
import { Banner } from "./banner";
import { Chip, ChipRow } from "./chips";
import { Money } from "./money";
import { Pagination } from "./pagination";
import { ShowcaseBlock } from "./showcase-block";
import { State, type StateShape, type StateTone } from "./state";
import { Table, TableCell, TableHead, TableHeader, TableRow, TableTotal } from "./table";
import { Tabs } from "./tabs";
import { Tag } from "./tag";
import { textLink } from "./text-link";
import { Toast } from "./toast-card";
import { toaster } from "./toaster";

/** States, tabs, tables, pages, and the two ways to bring news. */
export function ShowcaseData() {
  return (
    <>
      <ShowcaseBlock title="状态" note="形状、颜色、字，三样同时说">
        <div className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
          {states.map(([shape, tone, label]) => (
            <State key={label} shape={shape} tone={tone}>
              {label}
            </State>
          ))}
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          <Tag>专业版</Tag>
          <Tag tone="green">上次价</Tag>
          <Tag tone="amber">今天要跟进</Tag>
          <Tag tone="red">欠款160.00</Tag>
          <Tag tone="outline">示例</Tag>
          <Tag tone="outline">广告</Tag>
        </div>
      </ShowcaseBlock>
      <ShowcaseBlock title="标签页与筛选">
        <Filters />
      </ShowcaseBlock>
      <ShowcaseBlock title="表格" note="合计一行画结账线">
        <Goods />
      </ShowcaseBlock>
      <div className="grid gap-8">
        <ShowcaseBlock title="翻页" note="12页起出省略号">
          <Pages />
        </ShowcaseBlock>
        <ShowcaseBlock title="提示条与短讯">
          <News />
        </ShowcaseBlock>
      </div>
    </>
  );
}

const states: readonly (readonly [StateShape, StateTone, string])[] = [
  ["disc", "green", "使用中"],
  ["half", "amber", "本月到期"],
  ["half", "ink2", "下月到期"],
  ["square", "red", "已过期"],
  ["ring", "ink2", "未购买"],
  ["half", "amber", "待付款"],
  ["disc", "green", "已付清"],
  ["dash", "ink3", "已取消"],
  ["ring", "amber", "提现中"],
  ["disc", "green", "已到账"],
  ["square", "red", "提现失败"],
  ["ring", "amber", "审核中"],
];

const orderTabs = [
  { id: "all", label: "全部", count: 128 },
  { id: "due", label: "待付款", count: 1 },
  { id: "paid", label: "已付清", count: 3 },
  { id: "off", label: "已取消", count: 1 },
];

function Filters() {
  const [tab, setTab] = useState("all");
  const [chip, setChip] = useState("全部");
  return (
    <Tabs label="订单" tabs={orderTabs} value={tab} onChange={setTab}>
      <div className="pt-4">
        <ChipRow label="筛选">
          {[["全部", 128] as const, ["已过期", 21] as const, ["本月到期", 9] as const].map(
            ([name, count]) => (
              <Chip key={name} count={count} isChosen={chip === name} onPress={() => setChip(name)}>
                {name}
              </Chip>
            ),
          )}
          <Chip onRemove={() => setChip("全部")} removeLabel="去掉">
            意向高
          </Chip>
        </ChipRow>
      </div>
    </Tabs>
  );
}

const goods = [
  ["青花饭碗4.5寸", "24只", "6.80", "163.20"],
  ["竹筷10双装", "12包", "9.50", "114.00"],
  ["不锈钢汤勺", "20支", "4.20", "84.00"],
] as const;

function Goods() {
  return (
    <Table caption="货品" closing="closed">
      <TableHead>
        <TableHeader>货品</TableHeader>
        <TableHeader isNumber>数量</TableHeader>
        <TableHeader isNumber>单价</TableHeader>
        <TableHeader isNumber>金额</TableHeader>
      </TableHead>
      <tbody>
        {goods.map(([name, quantity, price, amount], row) => (
          <TableRow key={name} mark={row === 1 ? "green" : undefined}>
            <TableCell>{name}</TableCell>
            <TableCell isNumber>{quantity}</TableCell>
            <TableCell isNumber>{price}</TableCell>
            <TableCell isNumber>
              <Money amount={amount} />
            </TableCell>
          </TableRow>
        ))}
      </tbody>
      <TableTotal>
        <TableCell columns={3}>56件</TableCell>
        <TableCell isNumber isStrong>
          361.20
        </TableCell>
      </TableTotal>
    </Table>
  );
}

function Pages() {
  const [page, setPage] = useState(15);
  return <Pagination count={30} current={page} onChange={setPage} />;
}

function News() {
  return (
    <div className="grid gap-2">
      <Banner
        tone="amber"
        action={
          <a href="#buy" className={textLink}>
            去买
          </a>
        }
      >
        试用还有3天。12-06后不能登录，数据留到01-05。
      </Banner>
      <Banner
        tone="red"
        action={
          <a href="#again" className={textLink}>
            再试
          </a>
        }
      >
        网络断了。填好的不会丢，恢复后再提交。
      </Banner>
      <Banner tone="green" onDismiss={() => toaster.success("收起来了")}>
        关掉这一页也行，付款结果不会丢。
      </Banner>
      <div className="mt-2 flex flex-wrap gap-3">
        <Toast kind="success" text="提交成功" onDismiss={() => toaster.success("提交成功")} />
        <Toast kind="error" text="获取商品列表出错" onDismiss={() => toaster.error("获取商品列表出错")} />
      </div>
    </div>
  );
}
