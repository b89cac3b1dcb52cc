import { expect, test } from "vitest";
import { groups } from "../../mocks/groups";
import { createTestBackend } from "../../mocks/node";

/** What people of the global edition read about others and themselves, by persona. */
const reads = {
  promoter: [
    "ommall/srvmall/promoter/mch/detail/basic/100388",
    "ommall/srvmall/promoter/mch/detail/followrecord/100388",
    "ommall/srvmall/promoter/mch/device?kdUid=100388",
    "ommall/srvmall/promoter/mch/device/shoplist?kdUid=100388",
    "ommall/srvmall/promoter/mch/label",
    "ommall/srvmall/promoter/cashapply/info",
    "ommall/srvmall/promoter/cashapply/list",
    "ommall/srvmall/promoter/rebate/list",
    "ommall/srvmall/promoter/bank/get",
    "ommall/srvmall/promoter/recode",
    "ommall/srvmall/promoter/verify",
  ],
  "agent-international": [
    "ommall/srvmall/promoter/achievement/info",
    "ommall/srvmall/promoter/team/list",
    "ommall/ppromotion/promoter/seriallist",
    "ommall/srvmall/order/pagelist?page=1&rows=50",
    "ommall/srvmall/promoter/mch/labelname/list",
  ],
  wholesaler: [
    "ommall/srvmall/recommend/regist/detail?rows=100",
    "ommall/srvmall/recommend/award?rows=100",
    "ommall/srvmall/recommend/award/latest?limit=50",
    "ommall/srvmall/recommend/award/lately",
    "ommall/srvmall/recommend/merc/info",
    "ommall/srvmall/recommend/merc/share",
    "ommall/srvmall/recommend/visual",
    "ommall/srvmall/order/contactor/list",
    "ommall/srvmall/webzhj/info",
    "ommall/srvmall/license/info",
    "zhjsrv/shop/list/shops",
    "zhjsrv/report/weekly/statics/overview",
    "zhjsrv/report/weekly/statics/product/sale?page_size=100",
    "zhjsrv/report/weekly/statics/company/sale?page_size=100",
    "zhjsrv/report/weekly/statics/company/rece?page_size=100",
    "zhjsrv/report/weekly/statics/saler/sale",
  ],
} as const;

test("what the panel says of personas, scenarios and controls holds in both editions: it names nobody of one of them", () => {
  const { kernel, close } = createTestBackend({ groups });
  const { personas, scenarios, controls } = kernel.backEnd;
  const described = [...Object.values(personas), ...Object.values(scenarios), ...controls.values()];
  expect(described.length).toBeGreaterThan(100);
  expect(
    described.map(({ sentence }) => sentence).filter((text) => /\p{Script=Han}|\d\.\d{2}\b/u.test(text)),
  ).toEqual([]);
  close();
});

test.each(Object.entries(reads))(
  "whatever %s of the global edition reads in English is without a Chinese character",
  async (persona, paths) => {
    const { kernel, close } = createTestBackend({ groups, mock: `variant:global,persona:${persona}` });
    const send = async (path: string, headers: Record<string, string> = {}, body?: string) => {
      const response = await kernel.handle(
        new Request(`https://stockbook.test/${path}`, {
          headers: { "Accept-Language": "en-US", "Content-Type": "application/json", ...headers },
          ...(body !== undefined && { method: "POST", body }),
        }),
      );
      const text = await response.text();
      expect(JSON.parse(text), path).toMatchObject({ code: 200 });
      expect(text, path).not.toMatch(/\p{Script=Han}/u);
      return JSON.parse(text).data;
    };
    let pair = {};
    if (persona === "wholesaler") {
      const { kd_token, guid } = await send("zhjsrv/user/bykduid?kdUid=100027");
      pair = { "kd-token": kd_token, guid };
    } else {
      const { list } = await send("ommall/srvmall/promoter/mch/list", {}, '{"page":1,"rows":300}');
      expect(list).toHaveLength(300);
    }
    for (const path of paths) await send(path, pair);
    close();
  },
);
