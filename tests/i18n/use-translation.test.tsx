// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { changeLocale, i18n, loadNamespaces, setUpTranslations } from "../../src/i18n/set-up";
import { useTranslation } from "../../src/i18n/use-translation";

beforeEach(async () => {
  await setUpTranslations("zh-CN", ["mall-goods", "order"]);
});

test("readers of the same namespace share one t until the language changes", async () => {
  const seen: unknown[] = [];
  function Reader() {
    const { t } = useTranslation("order");
    seen.push(t);
    return <p>{t("state.unpaid")}</p>;
  }
  render(
    <>
      <Reader />
      <Reader />
    </>,
  );
  expect(new Set(seen).size).toBe(1);
  expect(screen.getAllByText("待付款")).toHaveLength(2);
  await act(() => changeLocale("en-US"));
  expect(new Set(seen).size).toBe(2);
  expect(screen.queryByText("待付款")).toBeNull();
});

test("a namespace that is loaded later re-renders its own readers and no others", async () => {
  i18n.removeResourceBundle("zh-CN", "mall-goods");
  let others = 0;
  function Goods() {
    useTranslation(["mall-goods", "common"]);
    return <p>{i18n.hasResourceBundle("zh-CN", "mall-goods") ? "there" : "missing"}</p>;
  }
  function Order() {
    useTranslation("order");
    others += 1;
    return null;
  }
  render(
    <>
      <Goods />
      <Order />
    </>,
  );
  expect(screen.getByText("missing")).toBeDefined();
  await act(() => loadNamespaces("zh-CN", ["mall-goods"]));
  expect(screen.getByText("there")).toBeDefined();
  expect(others).toBe(1);
});

test("a text with values is looked up each time", () => {
  function Reader({ year }: { year: number }) {
    const { t } = useTranslation();
    return (
      <p>
        {t("header.home")} {t("footer.copyright", { year, company: "A" })}
      </p>
    );
  }
  const { rerender, container } = render(<Reader year={2026} />);
  rerender(<Reader year={2027} />);
  expect(container.textContent).toBe("首页 © 2027 A");
});
