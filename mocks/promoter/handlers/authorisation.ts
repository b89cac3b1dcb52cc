import type { operations } from "../../../src/generated/promoter";
import { customerById, isGone, ownerOf } from "../../business/customers";
import { forbidden, invalidField, notFound } from "../../business/refusals";
import { ensureRecode } from "../../business/users";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { withCustomer } from "../access";
import { withPartner } from "../partner";
import { applyLink, authorisationLink } from "../rules/links";
import { protectionEnd } from "../rules/protection";
import { timeText, timeTextOrNull } from "../rules/time-text";
import { ticketFor } from "../state/authorisations";
import { customerRefusals } from "../texts/refusals";

type Authorisation = "getAuthorisationQrCode" | "getAuthorisationUrl" | "getApplyUrl";

/** Links and codes a promoter gives to customers. */
export const authorisationHandlers: Pick<Handlers<operations>, Authorisation> = {
  getAuthorisationQrCode(request) {
    const { query, world, now } = request;
    return withCustomer(request, query.kdUid, ({ customerId, authorisedAt }, { userId }) => {
      const { ticket, expiresAt, refusedAt } = ticketFor(world, "qr", customerId, userId, now);
      return ok({
        kdUid: customerId,
        content: authorisationLink(ticket),
        expiresAt: timeText(expiresAt),
        serverTime: timeText(now),
        isAuthorised: authorisedAt !== null,
        authorisedAt: timeTextOrNull(authorisedAt),
        refusedAt: timeTextOrNull(refusedAt),
      });
    });
  },

  getAuthorisationUrl(request) {
    const { query, world, now } = request;
    return withCustomer(request, query.kdUid, ({ customerId, authorisedAt }, { userId }) => {
      const { ticket, expiresAt, refusedAt } = ticketFor(world, "link", customerId, userId, now);
      return ok({
        kdUid: customerId,
        url: authorisationLink(ticket),
        expiresAt: timeText(expiresAt),
        serverTime: timeText(now),
        isAuthorised: authorisedAt !== null,
        authorisedAt: timeTextOrNull(authorisedAt),
        refusedAt: timeTextOrNull(refusedAt),
      });
    });
  },

  getApplyUrl(request) {
    const { query, world, now, locale } = request;
    const { purpose, kdUid, channel } = query;
    return withPartner(request, (partner) => {
      if (purpose === "renew" && kdUid === undefined)
        return refuse(invalidField(locale, "kdUid", "", customerRefusals.noRenewalCustomer));
      if (kdUid !== undefined) {
        const customer = customerById(world, kdUid);
        if (!customer || isGone(customer, now)) return refuse(notFound(locale, customerRefusals.noCustomer));
        if (ownerOf(world, customer) !== partner.userId)
          return refuse(forbidden(locale, customerRefusals.otherPromoters));
      }
      return ok({
        purpose,
        kdUid: kdUid ?? null,
        channel: channel ?? null,
        url: applyLink(purpose, ensureRecode(world, partner), kdUid, channel),
        // A renewal is offered as long as the protection of a customer contacted today would last.
        expiresAt: purpose === "renew" ? timeText(protectionEnd(now)) : null,
      });
    });
  },
};
