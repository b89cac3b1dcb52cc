// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { unreadableError } from "../../src/client/failures";
import { changeLocale, hasNamespaces, i18n, loadNamespaces, setUpTranslations } from "../../src/i18n/set-up";
import { useFormats } from "../../src/i18n/use-formats";
import { useDescribeError, useMessage } from "../../src/i18n/use-message";
import { useTranslation } from "../../src/i18n/use-translation";
import { setClock } from "../../src/platform/clock";
import { locales } from "../../src/platform/locale";
import { type Message, message } from "../../src/rules/messages";

beforeEach(async () => {
  await setUpTranslations("zh-CN");
  await loadNamespaces("zh-CN", ["rules"]);
  return () => setClock(null);
});

test("the common namespace is loaded before the first render", async () => {
  for (const locale of locales) {
    await setUpTranslations(locale);
    expect(hasNamespaces(locale, ["common"])).toBe(true);
    expect(i18n.t("header.login")).toBe({ "zh-CN": "登录", "zh-TW": "登入", "en-US": "Log in" }[locale]);
  }
});

test("texts are not escaped, since React does that", () => {
  expect(i18n.t("footer.copyright", { year: 2026, company: "A & B" })).toBe("© 2026 A & B");
});

test("a key without a translation fails a test", async () => {
  i18n.removeResourceBundle("zh-CN", "rules");
  expect(() => i18n.t("rules:http.timeout")).toThrow('No words for "rules:http.timeout" in zh-CN');
});

test("a placeholder without a value stops a test", () => {
  expect(() => i18n.t("copy.label")).toThrow("No value for {{name}}");
});

test("a namespace that is requested twice is loaded once", async () => {
  let added = 0;
  i18n.store.on("added", () => {
    added += 1;
  });
  i18n.removeResourceBundle("en-US", "rules");
  await Promise.all([loadNamespaces("en-US", ["rules"]), loadNamespaces("en-US", ["rules", "common"])]);
  await loadNamespaces("en-US", ["rules"]);
  expect(added).toBe(1);
});

function MessageText({ message: shown }: { message: Message }) {
  return useMessage()(shown);
}

test("a message is rendered as soon as its namespace is loaded", async () => {
  i18n.removeResourceBundle("zh-CN", "rules");
  const { container } = render(<MessageText message={message("http.timeout")} />);
  expect(container.textContent).toBe("");
  expect(await screen.findByText("请求超时")).toBeDefined();
});

test("a change of language translates a message already on screen, with its values", async () => {
  const { container } = render(
    <>
      <MessageText message={message("amount.minimum", { minimum: 100 })} />
      <MessageText message={message("field.tooLong", { maximum: 20 })} />
    </>,
  );
  expect(container.textContent).toBe("单次提现金额不能低于100元最多20个字");
  await act(() => changeLocale("en-US"));
  expect(container.textContent).toBe("The minimum single withdrawal is 100 yuanUse at most 20 characters");
  await act(() => changeLocale("zh-TW"));
  expect(container.textContent).toBe("單次提領金額不能低於100元最多20個字");
});

test("a failed call shows the server's message if there is one, else that of the table", async () => {
  await loadNamespaces("en-US", ["rules"]);
  await setUpTranslations("en-US");
  function Failures() {
    const describeError = useDescribeError();
    return (
      <>
        <p>{describeError({ message: message("http.status", { status: 502 }) })}</p>
        <p>
          {describeError({
            message: message("http.other", { text: "1" }),
            serverMessage: "The shop is closed",
          })}
        </p>
      </>
    );
  }
  render(<Failures />);
  expect(await screen.findByText("Request error (502)")).toBeDefined();
  expect(screen.getByText("The shop is closed")).toBeDefined();
});

test.each([
  ["zh-CN", "请求错误：收到的回答读不出来，可能没传完"],
  ["zh-TW", "請求錯誤：收到的回應無法讀取，可能沒有傳完"],
  ["en-US", "Request error: the answer cannot be read and may be incomplete"],
] as const)(
  "an answer that cannot be read is said in %s, without what it claims to be",
  async (locale, text) => {
    await loadNamespaces(locale, ["rules"]);
    await setUpTranslations(locale);
    function Failure() {
      return <p>{useDescribeError()(unreadableError("application/json"))}</p>;
    }
    render(<Failure />);
    expect(await screen.findByText(text)).toBeDefined();
  },
);

test("formats follow the language on screen and the product's clock", async () => {
  setClock(() => Date.parse("2026-11-21T10:32:00+08:00"));
  function Sample() {
    const { t } = useTranslation();
    const formats = useFormats();
    return (
      <p>
        {[
          t("header.home"),
          formats.date("2026-11-21"),
          formats.date("2027-01-05"),
          formats.compact(26_000),
        ].join(" | ")}
      </p>
    );
  }
  const { container } = render(<Sample />);
  expect(container.textContent).toBe("首页 | 11-21 | 2027-01-05 | 2.6万");
  await act(() => changeLocale("en-US"));
  expect(container.textContent).toBe("Home | 21 Nov | 5 Jan 2027 | 26K");
});
