import { useState } from "react";
import { BottomPanel } from "./bottom-panel";
import { BottomPanelSheet } from "./bottom-panel-sheet";
import { Button } from "./button";
import { Card } from "./card";
import { DialogSheet } from "./dialog-sheet";
import { Empty } from "./empty";
import { type MessageBox, MessageBoxProvider, useMessageBox } from "./message-box";
import { Radio } from "./radio";
import { ShowcaseBlock } from "./showcase-block";
import { ShowcaseReceipt } from "./showcase-receipt";
import { Skeleton } from "./skeleton";
import { SubmitBar } from "./submit-bar";
import { Tag } from "./tag";

/** Layers over the page, with sample content. */
export function ShowcaseLayers() {
  return (
    <MessageBoxProvider>
      <ShowcaseBlock title="对话框">
        <DialogPicture />
      </ShowcaseBlock>
      <ShowcaseBlock title="还没有内容 与 正在取">
        <div className="grid gap-6 sm:grid-cols-2">
          <Card variant="large" isFlush>
            <Empty
              title="还没有订单"
              action={
                <Button variant="primary" size="small">
                  看价格
                </Button>
              }
            >
              买了服务，单子会记在这里。
            </Empty>
          </Card>
          <Card variant="large" isFlush className="overflow-hidden px-4">
            <Skeleton />
          </Card>
        </div>
      </ShowcaseBlock>
      <ShowcaseBlock title="手机：底部面板与提交栏" note="从下往上，200毫秒内">
        <PanelPicture />
      </ShowcaseBlock>
      <ShowcaseBlock title="一个数背后的小票" note="点任何数字都能打开">
        <ShowcaseReceipt />
      </ShowcaseBlock>
    </MessageBoxProvider>
  );
}

function DialogPicture() {
  const box = useMessageBox();
  return (
    <div className="rounded-control bg-scrim px-4 py-8">
      <div className="mx-auto max-w-panel rounded-panel bg-card shadow-float">
        <DialogSheet
          title="取消这笔订单？"
          onClose={() => confirmCancellation(box)}
          footer={
            <>
              <Button onClick={() => box.notify({ text: "订单留着，30分钟内可以付。" })}>先留着</Button>
              <Button variant="danger" onClick={() => confirmCancellation(box)}>
                取消订单
              </Button>
            </>
          }
        >
          <p>专业版，2店5人，2年。取消后优惠券退回你的账户。</p>
          <p className="font-semibold text-ink">3,460.40元</p>
        </DialogSheet>
      </div>
    </div>
  );
}

function confirmCancellation(box: MessageBox) {
  return box.confirm({
    title: "取消这笔订单？",
    text: "取消后优惠券退回你的账户。",
    confirmLabel: "取消订单",
    cancelLabel: "先留着",
    busyLabel: "正在取消",
    isWarning: true,
    action: () => new Promise((resolve) => setTimeout(resolve, 1200)),
  });
}

function PanelPicture() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const bar = (position: "inline" | "fixed") => (
    <SubmitBar position={position} label="已减100.00" amount="¥3,460.40">
      <Button variant="primary" onClick={() => setOpen(!isOpen)}>
        用这张
      </Button>
    </SubmitBar>
  );
  return (
    <div className="mx-auto max-w-[24.375rem] border border-line2 bg-scrim pt-16">
      <div className="flex rounded-t-panel bg-card">
        <BottomPanelSheet title="优惠券" onClose={close} footer={bar("inline")}>
          <Coupons name="drawn" />
        </BottomPanelSheet>
      </div>
      <BottomPanel title="优惠券" isOpen={isOpen} onClose={close} footer={bar("fixed")}>
        <Coupons name="open" />
      </BottomPanel>
    </div>
  );
}

function Coupons({ name }: { name: string }) {
  return (
    <>
      <Radio name={name} defaultChecked end="−100.00">
        满3,000减100 <Tag tone="green">最省</Tag>
        <span className="block text-13 text-ink2">2026-12-31前</span>
      </Radio>
      <Radio name={name} end="−50.00">
        95折，最多减50
        <span className="block text-13 text-ink2">2026-12-12前</span>
      </Radio>
      <Radio name={name} disabled end={null}>
        加人减30
        <span className="block text-13 text-ink2">只能用在加用户的订单上</span>
      </Radio>
    </>
  );
}
