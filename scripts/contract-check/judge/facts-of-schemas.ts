import type { Place } from "../document/place";
import type { Contract } from "../load/model";

/** What a contract states of the objects at a place, found out once for each place. */
export function factsOfSchemas<Facts>(
  find: (contract: Contract, place: Place) => Facts,
): (contract: Contract, place: Place) => Facts {
  const known = new WeakMap<Contract, Map<string, { readonly facts: Facts }>>();
  return (contract, place) => {
    const ofContract = known.get(contract) ?? new Map<string, { readonly facts: Facts }>();
    known.set(contract, ofContract);
    const key = `${place.source.path} ${place.pointer}`;
    const found = ofContract.get(key) ?? { facts: find(contract, place) };
    ofContract.set(key, found);
    return found.facts;
  };
}
