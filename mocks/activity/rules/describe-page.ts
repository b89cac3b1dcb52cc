import type { components } from "../../../src/generated/activity";
import type { Locale } from "../../../src/platform/locale";
import type { Variant } from "../../../src/platform/variant";
import { productIn } from "../../business/catalogue";
import type { PageSource, SectionSource } from "../data/page-source";
import type { ActivityRow } from "../rows";
import { periodText } from "../texts/days";
import { describePeriod } from "./period";

type Schemas = components["schemas"];

/** The page of an activity in an edition and a language; with a channel that has a page of its own, that one. */
export function describePage(
  page: PageSource,
  activity: ActivityRow,
  channel: string | undefined,
  now: number,
  variant: Variant,
  locale: Locale,
): Schemas["ActivityTemplate"] {
  const { alias, channels } = activity;
  const channelNumber = channel !== undefined && channels.includes(channel) ? channel : null;
  const own = channelNumber === null ? undefined : page.channelDescriptions[channelNumber];
  return {
    alias,
    channelNumber,
    title: page.title[locale],
    description: (own ?? page.description)[locale],
    lang: locale,
    languages: ["zh-CN", "zh-TW", "en-US"],
    theme: page.theme,
    period: describePeriod(activity, now),
    share: {
      title: page.share.title[locale],
      description: page.share.description[locale],
      image: "/samples/activity/share.svg",
      link: `/auto-activity/${alias}${channelNumber === null ? "" : `/${channelNumber}`}`,
    },
    sections: page.sections.map((section) => describeSection(section, activity, variant, locale)),
  };
}

function describeSection(
  section: SectionSource,
  activity: ActivityRow,
  variant: Variant,
  locale: Locale,
): Schemas["ActivitySection"] {
  switch (section.kind) {
    case "picture":
      return {
        kind: "picture",
        image: `/samples/ads/${section.picture}-desktop.${locale}.svg`,
        imageMobile: `/samples/ads/${section.picture}-phone.${locale}.svg`,
        alt: section.alt[locale],
        link: section.link,
      };
    case "text": {
      const content = section.content[locale].replaceAll("{period}", periodText(activity, locale));
      return { kind: "text", title: section.title[locale], content };
    }
    case "lottery":
      return { kind: "lottery", title: section.title[locale], alias: activity.alias };
    case "coupons":
      return { kind: "coupons", title: section.title[locale], configIds: [...section.configIds] };
    case "goods":
      return {
        kind: "goods",
        title: section.title[locale],
        productNos: section.productNos.map((productNo) => productIn(variant, productNo)),
      };
    case "questions":
      return {
        kind: "questions",
        title: section.title[locale],
        items: section.items.map(({ question, answer }) => ({
          question: question[locale],
          answer: answer[locale],
        })),
      };
  }
}
