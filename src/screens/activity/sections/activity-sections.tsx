import { lazy, type ReactNode, Suspense, useState } from "react";
import type { components } from "../../../generated/activity";
import { loadNamespaces } from "../../../i18n/set-up";
import { useTranslation } from "../../../i18n/use-translation";
import { currentLocale } from "../../../platform/current-locale";
import { AccordionItem } from "../../../ui/accordion";
import { Section } from "../../../ui/section";
import { Skeleton } from "../../../ui/skeleton";
import type { LoggedActivity } from "../activity-log";
import { PictureSection } from "./picture-section";
import { TextSection } from "./text-section";

type Schemas = components["schemas"];
// Pages have some of the sections: each brings its own code.
const LotterySection = lazy(async () => {
  const texts = loadNamespaces(currentLocale(), ["activity-lottery"]);
  const [module] = await Promise.all([import("../lottery/lottery"), texts]);
  return { default: module.LotterySection };
});
const CouponsSection = lazy(async () => ({
  default: (await import("../coupons/coupons-section")).CouponsSection,
}));
const GoodsSection = lazy(async () => ({ default: (await import("./goods-section")).GoodsSection }));

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
    ({ kind }, place) => isFetched(kind) && !readyPlaces.includes(place),
  );
  return sections.map((section, place) => (
    <div
      key={`${section.kind} ${section.kind === "picture" ? section.image : section.title}`}
      hidden={firstPending !== -1 && place > firstPending}
    >
      <ActivitySection
        {...{ section, activity, template }}
        isFirst={place === 0}
        onReady={() => setReadyPlaces((before) => [...before, place])}
      />
    </div>
  ));
}

/** Whether a section shows more than its template says. */
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
        <Titled title={section.title} rows={6}>
          <LotterySection section={section} {...rest} />
        </Titled>
      );
    case "coupons":
      return (
        <Titled title={section.title} rows={section.configIds.length}>
          <CouponsSection section={section} {...rest} />
        </Titled>
      );
    case "goods":
      return (
        <Titled title={section.title} rows={section.productNos.length}>
          <GoodsSection section={section} {...rest} />
        </Titled>
      );
    case "text":
      return (
        <Titled title={section.title} rows={2}>
          <TextSection section={section} lang={rest.template.lang} />
        </Titled>
      );
    case "questions":
      return <Questions section={section} lang={rest.template.lang} />;
  }
}

interface TitledProps {
  title: string;
  rows: number;
  children: ReactNode;
}

function Titled({ title, rows, children }: TitledProps) {
  const { t } = useTranslation("activity");
  return (
    <Section title={title === "" ? t("section.more") : title} size="medium">
      <Suspense fallback={<Skeleton rows={rows} />}>{children}</Suspense>
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
