import X from "lucide/dist/esm/icons/x.mjs";
import { IconButton } from "./icon-button";
import { Line, Lines, Total } from "./lines";
import { Money } from "./money";
import { Slip } from "./slip";
import { textLink } from "./text-link";

const entries = [
  ["累计赚到", "42笔分成", "11308.40"],
  ["待结算", "3笔，最早12-05可提", "-1420.00"],
  ["提现中", "1笔", "-500.00"],
  ["已提现", "4笔", "-6120.00"],
] as const;

/** The slip with formula lines, the closing line, the as-of time and a link. */
export function ShowcaseReceipt() {
  return (
    <Slip className="mx-auto max-w-[24.375rem]">
      <div className="flex items-start justify-between border-ink border-b pb-1.5">
        <div>
          <h3 className="text-17">可提现</h3>
          <p className="text-13 text-ink2">这个数怎么来的</p>
        </div>
        <IconButton icon={X} label="关闭" className="-mt-2 -mr-3" />
      </div>
      <Lines>
        {entries.map(([label, note, amount]) => (
          <Line key={label} label={label} note={note}>
            <Money amount={amount} />
          </Line>
        ))}
        <Total label="可提现" tone="green">
          <Money amount="3268.40" />
        </Total>
      </Lines>
      <div className="flex justify-between pt-2.5 text-13 text-ink2">
        <span>数据到12-01 09:40</span>
        <a href="#details" className={textLink}>
          看明细
        </a>
      </div>
    </Slip>
  );
}
