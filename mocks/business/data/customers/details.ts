import { fictionalPrefix, phonePrefixes } from "../people";
import type { Draw } from "./draw";
import { type City, type Place, places } from "./places";
import { shopPrefixes, type Trade } from "./trades";

/** How customers of one edition are called, reached and found. */
export interface CustomerDetails<Home extends Place> {
  readonly places: readonly Home[];
  fullName(surname: string, givenName: string): string;
  shopName(draw: Draw, shop: Shop): string;
  /** The phone at a place in the order of all sample phones: no two of them are alike. */
  phone(index: number, home: Home): string;
  address(draw: Draw, home: Home): string;
}

interface Shop {
  readonly place: Place;
  readonly trade: Trade;
  readonly surname: string;
  readonly givenName: string;
}

/**
 * Shops are called by their owner or with words of good luck, then by their trade. Faker has full legal company names
 * only, which wholesalers do not use.
 */
export const chinaDetails: CustomerDetails<Place> = {
  places: places.china,
  fullName: (surname, givenName) => `${surname}${givenName}`,
  shopName(draw, { place, trade, surname, givenName }) {
    const district = draw.index(3) === 0 ? place.short : "";
    const prefix = chinaPrefix(draw, surname, givenName);
    return `${district}${prefix}${draw.one(trade.names.china)}${draw.one(chinaBranches)}`;
  },
  phone: phoneAt,
  address: (draw, home) => `${home.full}${draw.one(home.streets)}${1 + draw.index(280)}号`,
};

function chinaPrefix(draw: Draw, surname: string, givenName: string): string {
  const kind = draw.index(6);
  if (kind === 0) return `${surname}记`;
  // A single character beside the trade would not be read as a name.
  if (kind === 1) return givenName.length > 1 ? givenName : surname + givenName;
  return draw.one(shopPrefixes.china);
}

const chinaBranches = ["", "", "", "", "", "总店", "二店", "分店"] as const;

/** Phones of the sample customers: the last eight digits never come twice, since the step shares no factor with 10⁸. */
export function phoneAt(index: number): string {
  const digits = (31_415_927 + index * 27_182_819) % 100_000_000;
  const prefix = phonePrefixes.china[index % phonePrefixes.china.length] ?? "150";
  return `${prefix}${String(digits).padStart(8, "0")}`;
}

/** As many choices in the same order as in China, so that both editions' customers are in the same states. */
export const globalDetails: CustomerDetails<City> = {
  places: places.global,
  fullName: (surname, givenName) => `${givenName} ${surname}`,
  shopName(draw, { trade, surname, givenName }) {
    const isBranch = draw.index(3) === 0;
    const prefix = globalPrefix(draw, surname, givenName);
    const name = `${prefix} ${draw.one(trade.names.global)}`;
    const branch = draw.one(globalBranches);
    return isBranch ? `${name}${branch}` : name;
  },
  phone(index, { areaCodes }) {
    // Ten thousand numbers of one area code: the step shares no factor with 10⁴.
    const digits = (3_141 + index * 2_719) % 10_000;
    return fictionalPrefix(areaCodes[index < 10_000 ? 0 : 1]) + String(digits).padStart(4, "0");
  },
  address: (draw, home) => `${101 + 7 * draw.index(280)} ${draw.one(home.streets)}, ${home.full}`,
};

function globalPrefix(draw: Draw, surname: string, givenName: string): string {
  const kind = draw.index(6);
  if (kind === 0) return `${surname} & Sons`;
  if (kind === 1) return `${givenName}'s`;
  return draw.one(shopPrefixes.global);
}

const globalBranches = ["", "", "", "", "", " Depot", " No. 2", " Outlet"] as const;
