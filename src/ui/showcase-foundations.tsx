import { useEffect, useRef, useState } from "react";
import { contrast } from "./contrast";
import { Line, Lines, Total } from "./lines";
import { Money } from "./money";
import { ShowcaseBlock } from "./showcase-block";
import { textLink } from "./text-link";

/** Colours with the contrast measured on the page, type sizes, and the closing line in its three states. */
export function ShowcaseFoundations() {
  return (
    <>
      <ShowcaseBlock title="颜色" note="数字是对比度，都在4.5以上">
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-6">
          {swatches.map(([name, swatchClass]) => (
            <Swatch key={name} name={name} swatchClass={swatchClass} />
          ))}
        </div>
      </ShowcaseBlock>
      <ShowcaseBlock title="字号与结账线" note="数字等宽，只有定了的数画双线">
        <div className="grid gap-8 sm:grid-cols-[1fr_14.375rem]">
          <div>
            <p className="font-semibold text-34">对得上 34/46</p>
            <p className="font-semibold text-26">我的服务 26/36</p>
            <p className="font-semibold text-20">专业版 20/28</p>
            <p className="text-17">正文大 17/28</p>
            <p>正文 15/24，用Excel导入318种货</p>
            <p className="text-13 text-ink2">说明 13/20，到期2026-11-30</p>
            <Money amount="3460.40" currency="¥" isLarge className="text-46" />
          </div>
          <ClosingLines />
        </div>
      </ShowcaseBlock>
    </>
  );
}

const swatches: readonly (readonly [string, string])[] = [
  ["墨", "bg-ink text-paper"],
  ["次墨", "bg-ink2 text-paper"],
  ["绿 收入", "bg-fill text-on-fill"],
  ["琥珀 到期", "bg-amber text-paper"],
  ["红 欠款", "bg-red text-paper"],
  ["细线", "bg-line text-ink"],
  ["纸", "bg-paper text-ink"],
  ["白", "bg-card text-ink"],
  ["绿底", "bg-tint-green text-green"],
  ["琥珀底", "bg-tint-amber text-amber"],
  ["红底", "bg-tint-red text-red"],
  ["凹", "bg-sunk text-ink"],
];

function Swatch({ name, swatchClass }: { name: string; swatchClass: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState("");
  // Measured after every render: the theme is an attribute above, which this piece does not see.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const style = element.ownerDocument.defaultView?.getComputedStyle(element);
    if (style) setRatio(contrast(channels(style.color), channels(style.backgroundColor)).toFixed(1));
  });
  return (
    <div
      ref={box}
      className={`min-h-18 rounded-control border border-line px-2 py-1.5 text-13 ${swatchClass}`}
    >
      {name}
      <div className="figures">{ratio}</div>
    </div>
  );
}

function channels(colour: string): number[] {
  return [...colour.matchAll(/[\d.]+/g)].slice(0, 3).map(Number);
}

function ClosingLines() {
  return (
    <div className="grid content-start gap-6 pt-1">
      <Lines>
        <Line label="提现" isDense>
          <Money amount="1000" />
        </Line>
        <Line label="代扣税" isDense>
          <Money amount="-40" />
        </Line>
        <Total label="到手" tone="green">
          <Money amount="960" />
        </Total>
      </Lines>
      <Lines>
        <Total label="估算" state="open">
          <Money amount="395.6" />
        </Total>
      </Lines>
      <PayingTotal />
    </div>
  );
}

/** Pressing it shows the dashes closing. */
function PayingTotal() {
  const [isPaid, setPaid] = useState(true);
  return (
    <div>
      <Lines>
        <Total
          label={isPaid ? "付清了" : "正在确认"}
          state={isPaid ? "paid" : "open"}
          tone={isPaid ? "green" : "ink"}
        >
          <Money amount="3460.40" />
        </Total>
      </Lines>
      <button type="button" className={`${textLink} mt-1 text-13`} onClick={() => setPaid(!isPaid)}>
        {isPaid ? "没到账时" : "到账了"}
      </button>
    </div>
  );
}
