import type { operations } from "../../../src/generated/invite";
import { maskPhone } from "../../../src/rules/phone";
import { currencyOf, invitationSavingFen, skusOf } from "../../business/catalogue";
import { shareChannels } from "../../business/channels";
import { yuan } from "../../business/money";
import { priceChoice } from "../../business/pricing";
import { signedOut } from "../../business/refusals";
import type { UserRow } from "../../business/rows/users";
import { withUser } from "../../business/session";
import { ensureRecode, userByRecode } from "../../business/users";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import { describeRule } from "../rules/describe-award";
import { shareLink } from "../rules/links";
import { displayName, nameOf } from "../rules/masks";
import { awardDays, awardRules, programmeRules } from "../rules/programmes";
import { awardsOf } from "../state/award-table";
import { isOpen, programmeOf } from "../state/programmes";
import { noticeTable, remindOf } from "../state/reminders";
import { offerName } from "../texts/offers";
import { pageTexts, programmeShareTexts } from "../texts/pages";
import { refused } from "../texts/refusals";

type Pages =
  | "listInviteOffers"
  | "getInviteShare"
  | "getInviteVisual"
  | "getAwardNotice"
  | "toggleAwardNotice";

/** What the invite pages show and offer, and the reminder. */
export const pageHandlers: Pick<Handlers<operations>, Pages> = {
  listInviteOffers({ world, now, query, locale }) {
    const programme = query.programme ?? "zhj";
    const inviter = query.recode === undefined ? undefined : userByRecode(world, query.recode);
    const running = programmeOf(world, programme);
    const hasSaving = inviter !== undefined && isOpen(running, now);
    const { serviceNumber, paymentFen } = programmeRules(programme, world.variant);
    const inviterAward = describeRule(
      { kind: "payment", invitees: null, grossFen: paymentFen },
      world.variant,
      locale,
    );
    const offers = skusOf(serviceNumber, world.variant).filter(({ isOnSale }) => isOnSale);
    return ok({
      recode: inviter?.recode ?? null,
      programme,
      serverTime: rfc3339(now),
      offers: offers.map((sku) => {
        const invitationFen = hasSaving ? invitationSavingFen(sku.productNo) : 0;
        const price = priceChoice({ sku, quantity: 1, years: 1, users: 0, stores: 0 }, { invitationFen });
        return {
          serviceNumber,
          typeCode: serviceNumber,
          versionLevel: sku.level,
          name: offerName(sku.name[locale], 1, locale),
          years: 1,
          currency: currencyOf(world.variant),
          originalPrice: yuan(price.originalFen),
          saving: yuan(price.discountFen),
          price: yuan(price.finalFen),
          validUntil: hasSaving && running.endsAt !== null ? rfc3339(running.endsAt) : null,
          inviterAward,
        };
      }),
    });
  },

  getInviteShare(request) {
    return withUser(request, (user) => {
      const { world, query, locale } = request;
      const [programme, target] = [query.programme ?? "zhj", query.target ?? "register"];
      const recode = ensureRecode(world, user);
      const texts = programmeShareTexts(
        programme,
        user.showFullName ? nameOf(user, world.variant) : displayName(user, world.variant),
        locale,
      );
      return ok({
        recode,
        programme,
        target,
        title: texts.title,
        text: texts.text,
        image: `/samples/invite/share-${programme}.svg`,
        links: shareChannels.map((channel) => ({
          channel,
          link: shareLink(recode, programme, target, channel),
          text: texts.ofChannel(channel),
        })),
      });
    });
  },

  getInviteVisual({ world, now, query, locale }) {
    const programme = query.programme ?? "zhj";
    const running = programmeOf(world, programme);
    const { title, subtitle, steps, rules } = pageTexts(programme, world.variant, locale);
    return ok({
      programme,
      lang: locale,
      title,
      subtitle,
      image: `/samples/invite/visual-${programme}.svg`,
      steps: steps.map((step) => ({ ...step })),
      currency: currencyOf(world.variant),
      awards: awardRules(programme, world.variant).map((rule) => describeRule(rule, world.variant, locale)),
      holdDays: awardDays.hold,
      claimDays: awardDays.claim,
      rules: rules.map((rule) => ({ ...rule })),
      posters: posters.map((poster) => ({
        ...poster,
        image: `/samples/invite/poster-${programme}-${poster.id}.svg`,
      })),
      startsAt: rfc3339(running.startsAt),
      endsAt: running.endsAt === null ? null : rfc3339(running.endsAt),
      isOpen: isOpen(running, now),
      updatedAt: rfc3339(running.updatedAt),
    });
  },

  getAwardNotice(request) {
    return withUser(request, (user) => {
      const { world, locale } = request;
      return user.phone === null
        ? refuse(signedOut(locale))
        : ok(describeNotice(world, { ...user, phone: user.phone }));
    });
  },

  toggleAwardNotice(request) {
    return withUser(request, (user) => {
      const { world, now, locale, body } = request;
      const { userId, phone } = user;
      if (phone === null) return refuse(signedOut(locale));
      const notices = world.table(noticeTable);
      const channel = body.channel ?? notices.get(userId)?.channel ?? "sms";
      if (channel === "messenger" && user.openid === null) return refuse(refused(30004, locale));
      notices.remove(userId);
      notices.insert({ userId, isEnabled: body.isEnabled, channel, updatedAt: now });
      if (body.isEnabled) for (const award of awardsOf(world, userId)) remindOf(world, award, now);
      return ok(describeNotice(world, { ...user, phone }));
    });
  },
};

/** Where the QR code goes in each poster, in pixels of the picture. */
const posters = [
  { id: 1, width: 750, height: 1334, qrLeft: 275, qrTop: 980, qrSize: 200 },
  { id: 2, width: 750, height: 1334, qrLeft: 470, qrTop: 1050, qrSize: 210 },
] as const;

function describeNotice(world: World, user: UserRow & { readonly phone: string }) {
  const notice = world.table(noticeTable).get(user.userId);
  return {
    isEnabled: notice?.isEnabled ?? false,
    channel: notice?.channel ?? ("sms" as const),
    maskedPhone: maskPhone(user.phone),
    hasMessengerAccount: user.openid !== null,
    updatedAt: notice ? rfc3339(notice.updatedAt) : null,
  };
}
