import type { Place } from "../document/place";
import { isObject } from "../lib/json";
import type { Contract } from "../load/model";

/** What a contract states of the objects at a place, found out once for each schema. */
export function factsOfSchemas<Facts>(
  find: (contract: Contract, place: Place) => Facts,
): (contract: Contract, place: Place) => Facts {
  const known = new WeakMap<Contract, WeakMap<object, { readonly facts: Facts }>>();
  return (contract, place) => {
    const ofContract = known.get(contract) ?? new WeakMap<object, { readonly facts: Facts }>();
    known.set(contract, ofContract);
    // By the schema's object: every object of every response asks, and a text as key would be written each time.
    const key = isObject(place.value) ? place.value : undefined;
    const found = (key && ofContract.get(key)) ?? { facts: find(contract, place) };
    if (key) ofContract.set(key, found);
    return found.facts;
  };
}
