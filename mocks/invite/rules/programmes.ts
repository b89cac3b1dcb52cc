import type { Variant } from "../../../src/platform/variant";
import { withhold } from "../../../src/rules/tax";
import type { Programme } from "../../business/bindings";
import type { LicenceCode } from "../../business/catalogue";

export type AwardKind = "registration" | "payment" | "bonus";

/** What a programme pays, in fen, gross. */
export interface ProgrammeRules {
  /** Holders of a licence may invite; offers for invitees. */
  readonly serviceNumber: LicenceCode;
  readonly registrationFen: number;
  readonly paymentFen: number;
  /** So many paying invitees earn so much besides. Fewest first. */
  readonly bonuses: readonly { readonly invitees: number; readonly amountFen: number }[];
}

/** The rules of a programme in an edition, with amounts in its currency. */
export function programmeRules(programme: Programme, variant: Variant): ProgrammeRules {
  return { serviceNumber: serviceNumbers[programme], ...amounts[variant][programme] };
}

const serviceNumbers: Readonly<Record<Programme, LicenceCode>> = { zhj: "KDZHJ01", xh: "ZHJXH" };

type Amounts = Omit<ProgrammeRules, "serviceNumber">;

const amounts: Readonly<Record<Variant, Readonly<Record<Programme, Amounts>>>> = {
  china: {
    zhj: {
      registrationFen: 2_000,
      paymentFen: 5_000,
      bonuses: [
        { invitees: 5, amountFen: 10_000 },
        { invitees: 10, amountFen: 20_000 },
        { invitees: 20, amountFen: 50_000 },
      ],
    },
    xh: {
      registrationFen: 1_000,
      paymentFen: 3_000,
      bonuses: [{ invitees: 5, amountFen: 5_000 }],
    },
  },
  global: {
    zhj: {
      registrationFen: 300,
      paymentFen: 800,
      bonuses: [
        { invitees: 5, amountFen: 1_500 },
        { invitees: 10, amountFen: 3_000 },
        { invitees: 20, amountFen: 8_000 },
      ],
    },
    xh: {
      registrationFen: 200,
      paymentFen: 500,
      bonuses: [{ invitees: 5, amountFen: 800 }],
    },
  },
};

export const programmes: readonly Programme[] = ["zhj", "xh"];

/** Days of 24 hours: from a payment to the day its award is due, and in which an award that is due can be received. */
export const awardDays = { hold: 7, claim: 30 } as const;

/** How long an award waits before it is due. */
export function holdDaysOf(kind: AwardKind): number {
  return kind === "registration" ? 0 : awardDays.hold;
}

/** How fresh an account must be when it is bound for its registration to count as brought by the code, in hours. */
export const freshHours = 24;

/** What can be earned in a programme, the bonuses last. */
export function awardRules(programme: Programme, variant: Variant) {
  const { registrationFen, paymentFen, bonuses } = programmeRules(programme, variant);
  return [
    { kind: "registration" as const, invitees: null, grossFen: registrationFen },
    { kind: "payment" as const, invitees: null, grossFen: paymentFen },
    ...bonuses.map(({ invitees, amountFen }) => ({ kind: "bonus" as const, invitees, grossFen: amountFen })),
  ];
}

/** How tax is withheld from red packets: China taxes them as incidental income. */
export function packetTaxMethod(variant: Variant): "incidental" | "none" {
  return variant === "china" ? "incidental" : "none";
}

/** The tax of a red packet and what is left, in fen. */
export function packetTax(grossFen: number, variant: Variant) {
  return withhold(packetTaxMethod(variant), grossFen);
}
