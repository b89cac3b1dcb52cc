import { pinyinInitial } from "../../../rules/pinyin-initials";
import { normaliseSearchText } from "../../../rules/search-text";
import type { Customer } from "./customer-view";

/** The searchable text of every customer, computed when it is first needed and cached. */
export interface SearchIndex {
  /** Whether the customer at this place of the list matches; an empty search matches everybody. */
  readonly matches: (index: number, search: Search) => boolean;
  /** Prepares up to this many more customers; returns whether all are prepared. */
  readonly prepare: (count: number) => boolean;
}

/** What is searched for, as it is compared. */
export interface Search {
  readonly whole: string;
  readonly terms: readonly string[];
}

/**
 * Reads what was typed: separators (spaces, dashes, dots, brackets) do not count, and several words match in any
 * order. Simplified and traditional characters, full and half width and both cases are the same.
 */
export function readSearch(text: string): Search {
  const terms = text
    .split(/\s+/u)
    .map(withoutSeparators)
    .filter((term) => term !== "");
  return { whole: terms.join(""), terms };
}

/** The index of a list of customers: names, contacts, phone numbers and labels, and the initials of their pinyin. */
export function createSearchIndex(customers: readonly Customer[]): SearchIndex {
  const texts: string[] = [];
  let prepared = 0;
  const textAt = (index: number): string => {
    const known = texts[index];
    if (known !== undefined) return known;
    const customer = customers[index];
    const text = customer === undefined ? "" : searchText(customer);
    texts[index] = text;
    return text;
  };
  return {
    matches(index, { whole, terms }) {
      if (whole === "") return true;
      const text = textAt(index);
      return text.includes(whole) || (terms.length > 1 && terms.every((term) => text.includes(term)));
    },
    prepare(count) {
      const end = Math.min(customers.length, prepared + count);
      while (prepared < end) {
        textAt(prepared);
        prepared += 1;
      }
      return prepared >= customers.length;
    },
  };
}

/** A line for each fact, so that no search matches across two of them. */
function searchText({ name, contactName, phone, labels }: Customer): string {
  const plainName = withoutSeparators(name);
  const plainContact = withoutSeparators(contactName);
  return [
    plainName,
    plainContact,
    phone,
    ...labels.map(withoutSeparators),
    initialsOf(plainName),
    initialsOf(plainContact),
  ].join("\n");
}

function initialsOf(text: string): string {
  let initials = "";
  for (const character of text) initials += pinyinInitial(character) || character;
  return initials;
}

/** Character by character, each worked out once: a list of 10 000 names has a few hundred different ones. */
function withoutSeparators(text: string): string {
  let plain = "";
  for (const character of text.normalize("NFC")) {
    let folded = foldedCharacters.get(character);
    if (folded === undefined) {
      folded = /[\s\p{P}\p{S}\p{Cf}]/u.test(character) ? "" : normaliseSearchText(character);
      foldedCharacters.set(character, folded);
    }
    plain += folded;
  }
  return plain;
}

const foldedCharacters = new Map<string, string>();
