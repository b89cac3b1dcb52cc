import ArrowDownToLine from "lucide/dist/esm/icons/arrow-down-to-line.mjs";
import Ellipsis from "lucide/dist/esm/icons/ellipsis.mjs";
import { useState } from "react";
import { Button } from "./button";
import { buttonClass } from "./button-class";
import { Checkbox } from "./checkbox";
import { IconButton } from "./icon-button";
import { Menu } from "./menu";
import { MenuItem } from "./menu-item";
import { Radio } from "./radio";
import { Segment } from "./segment";
import { ShowcaseBlock } from "./showcase-block";
import { Stepper } from "./stepper";
import { Switch } from "./switch";

/** Buttons in every state, and everything that is chosen with one press. */
export function ShowcaseChoices() {
  return (
    <>
      <ShowcaseBlock title="按钮" note="高44，密处36，首屏52">
        <Buttons />
      </ShowcaseBlock>
      <ShowcaseBlock title="选择">
        <Choices />
      </ShowcaseBlock>
    </>
  );
}

function Buttons() {
  const primary = buttonClass({ variant: "primary" });
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary">去付款</Button>
        <button type="button" className={`${primary} bg-fill-hover`}>
          悬停
        </button>
        <button type="button" className={`${primary} outline-2 outline-green outline-offset-2`}>
          焦点
        </button>
        <Button variant="primary" disabled>
          不能点
        </Button>
        <Button>取消</Button>
        <Button variant="danger">放弃客户</Button>
        <Button variant="quiet">了解规则</Button>
        <Button variant="primary" isBusy busyLabel="正在提交">
          提交
        </Button>
        <Button variant="primary" size="small">
          续费
        </Button>
        <Button size="small">加用户</Button>
        <Button size="small" icon={ArrowDownToLine}>
          下载发票
        </Button>
        <Button variant="primary" size="large">
          免费试用15天
        </Button>
        <Menu label="更多" trigger={<IconButtonSample />} align="end">
          <MenuItem isChosen>按到期日</MenuItem>
          <MenuItem>按金额</MenuItem>
          <MenuItem href="#help">看说明</MenuItem>
        </Menu>
        <IconButton icon={Ellipsis} label="更多" size="small" />
      </div>
      <p className="mt-3 mb-3 text-13 text-ink2">不能点时，旁边写明原因。</p>
      <Button variant="primary" reason="满100元才能提现">
        提现
      </Button>
    </>
  );
}

function IconButtonSample() {
  return <span className={buttonClass({ size: "small" })}>排序</span>;
}

function Choices() {
  const [years, setYears] = useState("2");
  const [users, setUsers] = useState(5);
  const [isReminded, setReminded] = useState(true);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Segment
          label="年数"
          choices={yearChoices}
          value={years}
          onChange={setYears}
          className="sm:min-w-66"
        />
        <span className="flex flex-wrap items-center gap-3">
          <Stepper label="用户" value={users} onChange={setUsers} min={3} max={99} />
          <span className="text-13 text-ink2">含3个，加{users - 3}个</span>
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <Checkbox defaultChecked>同意协议</Checkbox>
        <Checkbox>只看不同</Checkbox>
        <Radio name="kind" defaultChecked>
          个人
        </Radio>
        <Radio name="kind">公司</Radio>
        <Switch isOn={isReminded} onChange={setReminded}>
          提醒
        </Switch>
      </div>
      <Checkbox error="同意后才能登录">我同意用户协议和隐私政策</Checkbox>
      <Segment
        label="年数带折扣"
        size="small"
        choices={discounts}
        value={years}
        onChange={setYears}
        className="max-w-60"
      />
    </div>
  );
}

const yearChoices = [
  { value: "1", label: "1年" },
  { value: "2", label: "2年" },
  { value: "3", label: "3年" },
];

const discounts = [
  { value: "1", label: "1年" },
  { value: "2", label: "2年", note: "9折" },
  { value: "3", label: "3年", note: "8折" },
];
