import { expect, test } from "vitest";
import { slotsOf } from "../../scripts/contract-check/engine/id-slots";
import { checkerOf, operationsOf } from "./inline-contract";
import { json, object } from "./servers/schema-parts";

const form = (prefix: string) => ({ type: "string", pattern: `^${prefix}[0-9]{6}$` });
const addressId = { name: "address_id", in: "path", required: true };
const shown = { "200": { description: "It." } };

/** What the members of a shipment's creation refer to; addresses and depots have ids of these forms. */
function references(addressForm: object, depotForm: object, members: Record<string, object>) {
  const operation = operationsOf({
    "/addresses": { post: { operationId: "createAddress", responses: shown } },
    "/addresses/{address_id}": {
      get: {
        operationId: "getAddress",
        parameters: [{ ...addressId, schema: addressForm }],
        responses: shown,
      },
    },
    "/depots": { get: { operationId: "listDepots", responses: shown } },
    "/depots/{depot_id}": {
      get: {
        operationId: "getDepot",
        parameters: [{ ...addressId, name: "depot_id", schema: depotForm }],
        responses: shown,
      },
    },
    "/shipments": {
      post: {
        operationId: "createShipment",
        requestBody: { content: json(object(members)) },
        responses: { "201": { description: "It." } },
      },
    },
  });
  const create = operation("createShipment");
  const slots = slotsOf(checkerOf(create), create);
  return Object.fromEntries(slots.map(({ name, resource }) => [name, resource?.key]));
}

test("a member whose form only the ids of one resource have refers to it, whatever its name", () => {
  const members = {
    sender_id: form("adr_"),
    from: form("adr_"),
    via: { type: "array", items: form("dep_") },
  };
  expect(references(form("adr_"), form("dep_"), members)).toEqual({
    sender_id: "/addresses",
    from: "/addresses",
    via: "/depots",
  });
});

test.each([
  ["without a prefix of its own", form(""), form("dep_"), form("")],
  ["that two resources have", form("x_"), form("x_"), form("x_")],
  ["of another kind", form("adr_"), form("dep_"), form("car_")],
])("a form %s refers to nothing", (_of, addresses, depots, member) => {
  expect(references(addresses, depots, { sender: member })).toEqual({});
});
