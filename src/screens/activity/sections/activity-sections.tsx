import { type ComponentType, type ReactNode, useState } from "react";
import type { components } from "../../../generated/activity";
import { loadNamespaces } from "../../../i18n/set-up";
import { useTranslation } from "../../../i18n/use-translation";
import { currentLocale } from "../../../platform/current-locale";
import { AccordionItem } from "../../../ui/accordion";
import { classNames } from "../../../ui/class-names";
import { Container } from "../../../ui/container";
import { Section } from "../../../ui/section";
import { Skeleton } from "../../../ui/skeleton";
import type { LoggedActivity } from "../activity-log";
import { PictureSection } from "./picture-section";
import { TextSection } from "./text-section";
import { useFetchedComponent } from "./use-fetched-component";

type Schemas = components["schemas"];
// Pages have some of the sections: each brings its own code.
const loadLottery = async () => {
  const texts = loadNamespaces(currentLocale(), ["activity-lottery"]);
  const [module] = await Promise.all([import("../lottery/lottery"), texts]);
  return module.LotterySection;
};
const loadCoupons = async () => (await import("../coupons/coupons-section")).CouponsSection;
const loadGoods = async () => (await import("./goods-section")).GoodsSection;

type QuestionsSection = Extract<Schemas["ActivitySection"], { readonly kind: "questions" }>;

interface ActivitySectionsProps {
  activity: LoggedActivity;
  template: Schemas["ActivityTemplate"];
}

/**
 * The pieces of an activity page in the order of its template. All are fetched at once, but each is shown only when
 * those above it are whole: how tall a lottery or a list is, nobody knows before, and nothing that is read may move.
 */
export function ActivitySections({ activity, template }: ActivitySectionsProps) {
  const { sections } = template;
  const [readyPlaces, setReadyPlaces] = useState<readonly number[]>([]);
  const firstPending = sections.findIndex(
    ({ kind }, index) => isFetched(kind) && !readyPlaces.includes(index),
  );
  const isWhole = firstPending === -1;
  return (
    // The footer stays out of view while sections are missing.
    <Container
      className={classNames(
        "grid content-start gap-12 py-8 sm:gap-16 sm:py-12",
        isWhole ? "min-h-dvh" : "min-h-[300dvh]",
      )}
    >
      {sections.map((section, index) => (
        <div
          key={`${section.kind} ${section.kind === "picture" ? section.image : section.title}`}
          hidden={!isWhole && index > firstPending}
        >
          <ActivitySection
            {...{ section, activity, template }}
            isFirst={index === 0}
            onReady={() => setReadyPlaces((before) => [...before, index])}
          />
        </div>
      ))}
    </Container>
  );
}

/** Whether a section shows more than its template has. */
function isFetched(kind: Schemas["ActivitySection"]["kind"]): boolean {
  return kind === "lottery" || kind === "coupons" || kind === "goods";
}

interface ActivitySectionProps extends ActivitySectionsProps {
  section: Schemas["ActivitySection"];
  isFirst: boolean;
  onReady: () => void;
}

function ActivitySection({ section, isFirst, ...rest }: ActivitySectionProps) {
  switch (section.kind) {
    case "picture":
      return <PictureSection section={section} isFirst={isFirst} />;
    case "lottery":
      return (
        <Titled title={section.title}>
          <Fetched load={loadLottery} props={{ section, ...rest }} rows={6} />
        </Titled>
      );
    case "coupons":
      return (
        <Titled title={section.title}>
          <Fetched load={loadCoupons} props={{ section, ...rest }} rows={section.configIds.length} />
        </Titled>
      );
    case "goods":
      return (
        <Titled title={section.title}>
          <Fetched load={loadGoods} props={{ section, ...rest }} rows={section.productNos.length} />
        </Titled>
      );
    case "text":
      return (
        <Titled title={section.title}>
          <TextSection section={section} lang={rest.template.lang} />
        </Titled>
      );
    case "questions":
      return <Questions section={section} lang={rest.template.lang} />;
  }
}

interface FetchedProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Rows shown until the code is there. */
  rows: number;
}

function Fetched<Props extends object>({ load, props, rows }: FetchedProps<Props>) {
  const Component = useFetchedComponent(load);
  return Component === null ? <Skeleton rows={rows} /> : <Component {...props} />;
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation("activity");
  return (
    <Section title={title === "" ? t("section.more") : title} size="medium">
      {children}
    </Section>
  );
}

function Questions({ section, lang }: { section: QuestionsSection; lang: string }) {
  const { t } = useTranslation("activity");
  return (
    <Section title={section.title === "" ? t("section.questions") : section.title} size="medium">
      <div lang={lang}>
        {section.items.map(({ question, answer }) => (
          <AccordionItem key={question} title={question}>
            {answer}
          </AccordionItem>
        ))}
      </div>
    </Section>
  );
}
