import { expect, test } from "vitest";
import { categories } from "../../mocks/content/data/categories";
import { sampleContent } from "../../scripts/build/prerender/content-source";
import { pageAddresses } from "../../scripts/build/prerender/page-addresses";

test("every category of the help, also one within another, has a page that needs no code to be read", async () => {
  const addresses = await pageAddresses(sampleContent(), [], []);
  const pages = categories.map(({ id }) =>
    addresses.filter((address) => address.startsWith("/help/") && address.endsWith(`/${id}`)),
  );
  expect(pages.every((found) => found.length === 1)).toBe(true);
  expect(addresses).toContain("/help/zhj/111");
});
