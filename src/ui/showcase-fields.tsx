import { useState } from "react";
import { CodeField } from "./code-field";
import { Field } from "./field";
import { Highlight } from "./highlight";
import { Select } from "./select";
import { ShowcaseBlock } from "./showcase-block";
import { SuggestField } from "./suggest-field";
import { TextArea } from "./text-area";
import { TextInput } from "./text-input";
import { textLink } from "./text-link";

/** Everything that is written into. */
export function ShowcaseFields() {
  return (
    <>
      <ShowcaseBlock title="输入框">
        <Boxes />
      </ShowcaseBlock>
      <ShowcaseBlock title="下拉选择" note="手机上用系统的">
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <Field label="放弃原因">
            <Select
              placeholder="选一个"
              defaultValue=""
              options={["已用别家", "关店了", "价格谈不拢", "联系不上"].map((label) => ({
                value: label,
                label,
              }))}
            />
          </Field>
          <FindCustomer />
        </div>
      </ShowcaseBlock>
    </>
  );
}

function Boxes() {
  const [resendAt, setResendAt] = useState<number | null>(() => Date.now() + 42_000);
  return (
    <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
      <Field label="公司名称">
        <TextInput defaultValue="永兴日杂批发" />
      </Field>
      <Field
        label="手机号"
        labelEnd={
          <a href="#mail" className={textLink}>
            用邮箱
          </a>
        }
      >
        <TextInput defaultValue="135 0000 9027" before="+86" inputMode="tel" />
      </Field>
      <Field
        label="提现金额（有错）"
        error="单次提现最少100元"
        help={
          <a href="#why" className={textLink}>
            为什么
          </a>
        }
      >
        <TextInput defaultValue="80.00" inputMode="decimal" after="元" />
      </Field>
      <Field label="税号（空）" hint="个人抬头不用填">
        <TextInput placeholder="18位，可粘贴" />
      </Field>
      <Field label="开户银行（不能改）">
        <TextInput defaultValue="示例银行" readOnly />
      </Field>
      <Field label="短信验证码（倒计时，刷新不丢）">
        <CodeField
          defaultValue="4820"
          sendLabel="获取验证码"
          waitLabel={(seconds) => `${seconds}秒后重发`}
          resendAt={resendAt}
          onSend={() => setResendAt(Date.now() + 60_000)}
        />
      </Field>
      <Field label="跟进" className="sm:col-span-2">
        <TextArea placeholder="说了什么，下次什么时候" count="0 / 200" />
      </Field>
    </div>
  );
}

const customers = [
  { id: "1", name: "永兴日杂批发", phone: "135****9027" },
  { id: "2", name: "永兴五金", phone: "138****1120" },
  { id: "3", name: "和顺小吃店", phone: "139****8820" },
];

function FindCustomer() {
  const [search, setSearch] = useState("永兴");
  const found = customers.filter((customer) => customer.name.includes(search));
  return (
    <div>
      <div className="mb-1 text-13 text-ink2">找客户</div>
      <SuggestField
        label="找客户"
        value={search}
        onChange={setSearch}
        onPick={(id) => setSearch(customers.find((customer) => customer.id === id)?.name ?? "")}
        shortcut="/"
        suggestions={found.map(({ id, name, phone }) => ({
          id,
          content: <Highlight text={name} search={search} />,
          note: phone,
        }))}
      />
    </div>
  );
}
