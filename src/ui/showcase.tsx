import { useState } from "react";
import { Container } from "./container";
import { Logo } from "./logo";
import { Segment } from "./segment";
import { ShowcaseChoices } from "./showcase-choices";
import { ShowcaseData } from "./showcase-data";
import { ShowcaseFields } from "./showcase-fields";
import { ShowcaseFoundations } from "./showcase-foundations";
import { ShowcaseLayers } from "./showcase-layers";
import { ShowcaseLists } from "./showcase-lists";
import { Toasts } from "./toast";
import { type UiTranslations, UiTranslationsProvider } from "./ui-translations";

type Theme = "device" | "light" | "dark" | "care";

const themes: readonly { value: Theme; label: string }[] = [
  { value: "device", label: "跟随系统" },
  { value: "light", label: "浅色" },
  { value: "dark", label: "深色" },
  { value: "care", label: "关怀" },
];

const attributes: Record<Theme, { "data-theme"?: string; "data-care"?: string }> = {
  device: {},
  light: { "data-theme": "light" },
  dark: { "data-theme": "dark" },
  care: { "data-care": "" },
};

/** Every component in every state on one page, in the chosen theme. Texts and figures are samples. */
export function Showcase({ startTheme = "device" }: { startTheme?: Theme }) {
  const [theme, setTheme] = useState(startTheme);
  return (
    <div lang="zh-CN" {...attributes[theme]} className="min-h-dvh bg-paper text-15 text-ink">
      <UiTranslationsProvider translations={translations}>
        <Container className="pt-12 pb-16">
          <header className="flex flex-wrap items-center justify-between gap-4">
            <Logo name="货簿云" />
            <Segment label="样子" size="small" choices={themes} value={theme} onChange={setTheme} />
          </header>
          <main className="mt-10 grid items-start gap-x-15 gap-y-14 md:grid-cols-2 [&>*]:min-w-0">
            <h1 className="sr-only">组件表</h1>
            <ShowcaseFoundations />
            <ShowcaseChoices />
            <ShowcaseFields />
            <ShowcaseData />
            <ShowcaseLayers />
            <ShowcaseLists />
          </main>
        </Container>
        <Toasts />
      </UiTranslationsProvider>
    </div>
  );
}

const translations: UiTranslations = {
  tip: "提示",
  ok: "好",
  cancel: "取消",
  close: "关闭",
  dismiss: "知道了",
  retry: "再试",
  loading: "正在取",
  clear: "清掉",
  pages: "翻页",
  page: (number) => `第${number}页`,
  previousPage: "上一页",
  nextPage: "下一页",
  increase: "加",
  decrease: "减",
  breadcrumbs: "你在这里",
  skipToContent: "跳到正文",
};
