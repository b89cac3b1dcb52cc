import type { Group } from "../contracts/groups";
import { EditProblem } from "./edit-problem";
import { camelCase, pascalCase, sentenceCase } from "./names";
import { Plan } from "./plan";
import { addImport, addToInterface, addToList } from "./source-edit";

/** What a new screen is. */
export interface NewScreen {
  /** `stock-alerts` */
  readonly name: string;
  readonly group: Group;
  /** `/stock-alerts`, with `:name` for its parameters. */
  readonly path: string;
  /** One sentence, without its full stop. */
  readonly about: string;
  /** Whether header, footer and customer service surround it. */
  readonly hasLayout: boolean;
}

/** First texts of the three languages: English from the name, Chinese to be written. */
const languages = {
  "zh-CN": (name: string) => `${name}（待写）`,
  "zh-TW": (name: string) => `${name}（待寫）`,
  "en-US": (name: string) => name,
} as const;

/**
 * A screen with its route, texts and first test. It compiles and shows its heading; its test fails until the test
 * states what people see there.
 * @throws EditProblem where one of its files exists, or an existing one has no place for it
 */
export function planScreen(root: string, screen: NewScreen): Plan {
  const { name, group, path, hasLayout } = screen;
  const plan = new Plan(root);
  const namespace = namespaceOf(screen);
  plan.create(`tests/${group}/${name}.test.tsx`, firstTest(screen), "state what people see and do there");
  for (const [locale, textOf] of Object.entries(languages))
    plan.create(
      `src/i18n/locales/${locale}/${namespace}.json`,
      `${JSON.stringify(firstTexts(textOf(sentenceCase(name))), null, 2)}\n`,
      "write the texts",
    );
  plan.change(
    "src/i18n/resources.ts",
    "nothing: the keys are typed now",
    (text) =>
      addImport(
        "resources.ts",
        text,
        `import type ${camelCase(namespace)} from "./locales/zh-CN/${namespace}.json";`,
      ),
    (text) =>
      addToInterface("resources.ts", text, "Resources", `"${namespace}": typeof ${camelCase(namespace)}`),
  );
  plan.create(`src/screens/${group}/${name}-screen.tsx`, component(screen), "build the screen");
  const routes = `src/screens/${group}/routes.ts`;
  plan.change(routes, "state who sees it and what it reads first", (text) =>
    addToList(routes, text, `${group}Routes`, routeOf(screen), path.includes(":") ? "last" : "first"),
  );
  const kind = hasLayout ? "yes" : "no";
  const address = `address: "${path.replace(/:\w+/g, "1")}"`;
  const route = path.includes(":") ? `, route: "${path}"` : "";
  plan.change("tests/app/addresses.ts", "nothing: the address is tried now", (text) => {
    if (text.includes(`${address},`))
      throw new EditProblem(
        `tests/app/addresses.ts: ${path} is the address of a screen already; choose another.`,
      );
    return addToList(
      "tests/app/addresses.ts",
      text,
      "knownAddresses",
      `{ ${address}${route}, layout: "${kind}", widget: "${kind}" }`,
      "last",
    );
  });
  return plan;
}

const namespaceOf = ({ group, name }: NewScreen): string =>
  name.startsWith(`${group}-`) ? name : `${group}-${name}`;

const firstTexts = (title: string) => ({ title, description: title, heading: title });

function routeOf({ name, path, hasLayout, ...screen }: NewScreen): string {
  const kind = hasLayout ? "yes" : "no";
  return `screenRoute({
    layout: "${kind}",
    widget: "${kind}",
    path: "${path}",
    namespaces: ["${namespaceOf({ name, path, hasLayout, ...screen })}"],
    load: () => import("./${name}-screen").then((module) => module.${pascalCase(name)}Screen),
  })`;
}

function component(screen: NewScreen): string {
  return `import { useTranslation } from "../../i18n/use-translation";
import { PageHeader } from "../../shared/page-header";
import { Container } from "../../ui/container";

/** ${screen.about}. */
export function ${pascalCase(screen.name)}Screen() {
  const { t } = useTranslation("${namespaceOf(screen)}");
  return (
    <Container className="pt-8 md:pt-16">
      <PageHeader title={t("title")} description={t("description")} />
      <h1 className="text-34 md:text-46">{t("heading")}</h1>
    </Container>
  );
}
`;
}

function firstTest({ name, path, about }: NewScreen): string {
  return `// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { leave, visit } from "../support/visit";

afterEach(leave);

test(${JSON.stringify(about)}, async () => {
  await visit("${path.replace(/:\w+/g, "1")}", { locale: "en-US" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("${sentenceCase(name)}");
  expect.fail("State here what people see and do on this screen.");
});
`;
}
