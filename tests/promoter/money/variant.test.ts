import { describe, expect, test } from "vitest";
import { skus } from "../../../mocks/business/catalogue";
import { groups } from "../../../mocks/groups";
import { createTestBackend } from "../../../mocks/node";
import { variantTerms } from "../../../src/rules/variant-terms";

const manage = "https://stockbook.test/ommall/srvmall";

/** A back end of an edition, and what it answers a persona: the data of a read, or a refusal's text. */
function beginIn(variant: "china" | "global", persona: string) {
  const { kernel, close } = createTestBackend({ groups, mock: `variant:${variant},persona:${persona}` });
  const send = async (path: string, body?: unknown) => {
    const response = await kernel.handle(
      new Request(`${manage}/${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: {
          "Accept-Language": "en-US",
          "Content-Type": "application/json",
          "Idempotency-Key": "7f1f2c70-5b1e-4a52-9f3e-0a8f61a3d001",
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    expect(response.status, path).toBe(200);
    return await response.json();
  };
  return { send, read: async (path: string) => (await send(path)).data, close };
}

describe.each(["china", "global"] as const)("in the back end of %s", (variant) => {
  const { currency } = variantTerms[variant];

  test("what partners earn is in its currency", async () => {
    const { read, send, close } = beginIn(variant, "promoter");
    const paths = [
      "promoter/achievement/info",
      "promoter/service/award/info",
      "promoter/recode",
      "promoter/cashapply/info",
      "promoter/rebate/info",
      "promoter/mch/detail/basic/100388",
    ];
    for (const path of paths) expect((await read(path)).currency, path).toBe(currency);
    const { data } = await send("promoter/mch/list", { page: 1, rows: 100 });
    expect(data.currency).toBe(currency);
    close();
  });

  test("a renewal costs what the catalog of that edition says, and services are activated from it", async () => {
    const { read, close } = beginIn(variant, "agent-china");
    const services = await read("promoter/mch/service");
    expect(services.length).toBeGreaterThan(2);
    for (const { productNo, listPrice, currency: ofService } of services) {
      const sku = skus.find((candidate) => candidate.productNo === productNo);
      expect(sku?.variant).toBe(variant);
      expect(listPrice).toBe(((sku?.yearFen ?? 0) / 100).toFixed(2));
      expect(ofService).toBe(currency);
    }
    close();
  });

  test("China alone withholds tax from withdrawals and red packets", async () => {
    const { read, close } = beginIn(variant, "promoter");
    const { tax } = await read("promoter/cashapply/info");
    expect(tax.taxMethod).toBe(variant === "china" ? "perOccurrence" : "none");
    const { awards } = await read("recommend/visual");
    expect(awards.length).toBeGreaterThan(2);
    for (const { gross, tax: withheld, net } of awards) {
      expect(Number(withheld) + Number(net)).toBeCloseTo(Number(gross));
      expect(withheld === "0.00").toBe(variant === "global");
    }
    close();
  });

  test("a withdrawal that is too small is refused in its currency", async () => {
    const { send, close } = beginIn(variant, "promoter");
    const { errcode, msg } = await send("promoter/cashapply/add", { amount: "50.00" });
    expect(errcode).toBe(45_103);
    expect(msg).toBe(`The minimum single withdrawal is ${variant === "china" ? "100 yuan" : "$100"}`);
    close();
  });
});
