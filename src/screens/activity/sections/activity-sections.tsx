import { lazy, type ReactNode, Suspense } from "react";
import type { components } from "../../../generated/activity";
import { useTranslation } from "../../../i18n/use-translation";
import { AccordionItem } from "../../../ui/accordion";
import { Section } from "../../../ui/section";
import { Skeleton } from "../../../ui/skeleton";
import type { LoggedActivity } from "../activity-log";
import { PictureSection } from "./picture-section";

type Schemas = components["schemas"];
// Pages have some of the sections: each brings its own code.
const LotterySection = lazy(async () => ({ default: (await import("../lottery/lottery")).LotterySection }));
const CouponsSection = lazy(async () => ({
  default: (await import("../coupons/coupons-section")).CouponsSection,
}));
const GoodsSection = lazy(async () => ({ default: (await import("./goods-section")).GoodsSection }));
const TextSection = lazy(async () => ({ default: (await import("./text-section")).TextSection }));

type QuestionsSection = Extract<Schemas["ActivitySection"], { readonly kind: "questions" }>;

interface ActivitySectionsProps {
  activity: LoggedActivity;
  template: Schemas["ActivityTemplate"];
}

/** The pieces of an activity page in the order of its template. */
export function ActivitySections({ activity, template }: ActivitySectionsProps) {
  return template.sections.map((section) => (
    <ActivitySection
      key={`${section.kind} ${section.kind === "picture" ? section.image : section.title}`}
      {...{ section, activity, template }}
      isFirst={section === template.sections[0]}
    />
  ));
}

interface ActivitySectionProps extends ActivitySectionsProps {
  section: Schemas["ActivitySection"];
  isFirst: boolean;
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
          <TextSection section={section} {...rest} />
        </Titled>
      );
    case "questions":
      return <Questions section={section} lang={rest.template.lang} />;
  }
}

function Titled({ title, rows, children }: { title: string; rows: number; children: ReactNode }) {
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
