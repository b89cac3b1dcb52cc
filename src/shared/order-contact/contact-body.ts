import type { components } from "../../generated/mall";
import type { ContactEntryInput, ContactEntryOutput } from "../../rules/mall";
import { readAddress, writeAddress } from "../../rules/postal-address";
import type { RegionNode } from "../../rules/region";
import { pathTo } from "../region/use-region-tree";

type Schemas = components["schemas"];

/** Initial values of the form: a stored contact, or empty. The address is in the street field at first. */
export function contactEntry(contact: Schemas["OrderContact"] | null): ContactEntryInput {
  return {
    name: contact?.name ?? "",
    phone: contact?.phone ?? "",
    email: contact?.email ?? "",
    region: "",
    street: contact?.address ?? "",
    isDefault: contact?.isDefault ?? false,
  };
}

/** The two parts of an address stored in one line, once the regions are loaded. */
export function addressFields(
  tree: readonly RegionNode[],
  address: string,
): { region: string; street: string } {
  const { code, street } = readAddress(tree, address);
  return { region: code === null ? "" : String(code), street };
}

/** What is sent of a checked form. */
export function contactBody(
  entry: ContactEntryOutput,
  tree: readonly RegionNode[] | null,
): Schemas["OrderContactInput"] {
  const { name, phone, email, region, street, isDefault } = entry;
  const path = tree === null || region === "" ? [] : pathTo(tree, Number(region));
  return { name, phone, email: email || null, address: writeAddress(path, street) || null, isDefault };
}
