import { describe, expect, test } from "vitest";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { beginAs } from "./begin-as";

const site = "https://site.test/ommall/srvmall/promoter";
const card = {
  holderName: "周芳",
  identityNumber: "530102199003070016",
  bankCardNumber: "6217000000000006217",
  bankName: "示例银行",
};

/** A right call of every operation that needs a promoter or an agent. */
const calls: Readonly<Record<string, { path: string; body?: unknown; mock?: string }>> = {
  getPromoterAchievement: { path: "/achievement/info" },
  getServiceAward: { path: "/service/award/info" },
  getReferralCode: { path: "/recode" },
  updatePromoterNickname: { path: "/nickname", body: { nickname: "芳姐" } },
  updateNicknameVisibility: { path: "/showfullname", body: { showFullName: true } },
  getWithdrawalInfo: { path: "/cashapply/info" },
  addWithdrawal: { path: "/cashapply/add", body: { amount: "100" } },
  listMoneyRecords: { path: "/rebate/list" },
  getRebateSummary: { path: "/rebate/info" },
  getBankAccount: { path: "/bank/get" },
  addBankAccount: { path: "/bank/add", body: card, mock: "scenario:no-bank-card" },
  getBankName: { path: "/bankname/get", body: { bankCardNumber: card.bankCardNumber } },
  addPromoter: { path: "/add", body: { name: "陈小燕", phone: "13600006603" } },
  listTeamMembers: { path: "/team/list" },
};

async function send({ path, body }: { path: string; body?: unknown }): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  const init = body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) };
  return (await fetch(site + path, init)).json();
}

describe.each(Object.entries(calls))("%s", (operationId, call) => {
  test("is for promoters and agents", async () => {
    const { kernel } = beginAs(sampleUserIds.promoter, call.mock === undefined ? {} : { mock: call.mock });
    expect(await send(call)).toMatchObject({ code: 200, success: true });
    expect(kernel.exchanges.at(-1)?.operationId).toBe(operationId);
  });

  test("is refused to a customer", async () => {
    beginAs(sampleUserIds.payingStandard);
    expect(await send(call)).toMatchObject({ code: 403, errcode: 40300 });
  });

  test("is refused when nobody is logged in", async () => {
    beginAs(null);
    expect(await send(call)).toMatchObject({ code: 401, errcode: 40100 });
  });
});

test("verifyPromoter needs somebody to be logged in", async () => {
  beginAs(null);
  expect(await send({ path: "/verify" })).toMatchObject({ code: 401, errcode: 40100 });
});

test.each([
  ["/verify?role=king", "role"],
  ["/info/bycode?recode=%20", "recode"],
  ["/wages/list", "type"],
  ["/rebate/list?pageSize=101", "pageSize"],
  ["/rebate/list?state=gone", "state"],
])("%s breaks a limit", async (path, field) => {
  const { kernel } = beginAs();
  expect(await send({ path })).toMatchObject({ code: 400, fields: [{ field }] });
  kernel.clearLog();
});
