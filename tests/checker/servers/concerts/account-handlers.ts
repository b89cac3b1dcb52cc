import { from, isText, isWhole, least, most, oneOf, type Told, type Values, wrongMembers } from "../kit";
import {
  type Address,
  type ConcertsWorld,
  type Handler,
  headerOf,
  isNumberId,
  type Order,
  without,
} from "./world";

const addressMembers = {
  name: { isNeeded: true, checks: [isText, least(2), most(60)] },
  line1: { isNeeded: true, checks: [isText, least(1), most(80)] },
  line2: { checks: [isText, least(1), most(80)] },
  city: { isNeeded: true, checks: [isText, least(1), most(40)] },
};
const shown = ({ owner: _, ...values }: Address | Order): Values => values;
const added = "2026-11-21T02:00:00.000Z";

/** The caller's addresses and orders. */
export function accountHandlers(world: ConcertsWorld) {
  const { bug, habits } = world;

  const listAddresses: Handler = ({ user }) =>
    world.good(world.addresses.filter(({ owner }) => owner === user).map(shown));

  const addAddress: Handler = ({ user, body: sent }) => {
    const body = without(sent, "id", "createdAt");
    if (wrongMembers(body, addressMembers, "").length > 0) return world.invalid();
    const address: Address = { ...body, id: world.next(), owner: user, createdAt: added };
    world.addresses.push(address);
    return world.good(shown(address), 201);
  };

  /** The caller's address of that id, or the refusal. */
  const find = (id: string, user: string): Address | Told => {
    if (!isNumberId(id)) return world.invalid();
    const address = world.addresses.find((one) => one.id === Number(id));
    if (!address) return world.none();
    return address.owner === user ? address : world.bad(habits.foreign, "NOT_YOURS");
  };

  const replaceAddress: Handler = ({ id, user, body: sent }) => {
    const body = without(sent, "id", "createdAt");
    if (wrongMembers(body, addressMembers, "").length > 0) return world.invalid();
    const known = find(id, user);
    if (!isAddress(known)) return known;
    const address: Address = {
      ...(bug === "PUT keeps line2" && known["line2"] !== undefined && { line2: known["line2"] }),
      ...body,
      id: known.id,
      owner: user,
      createdAt: bug === "PUT gives another createdAt" ? "2026-11-22T02:00:00.000Z" : known["createdAt"],
    };
    if (bug !== "PUT kept only in the answer")
      world.addresses = world.addresses.map((one) => (one === known ? address : one));
    return world.good(shown(address));
  };

  const deleteAddress: Handler = ({ id, user }) => {
    const known = find(id, user);
    if (!isAddress(known)) return known;
    if (bug !== "deleted address stays") world.addresses = world.addresses.filter((one) => one !== known);
    return world.done();
  };

  const createOrder: Handler = ({ asked, user, body }) => {
    const key = headerOf(asked, "idempotency-key");
    if (key !== undefined && (key.length < 8 || key.length > 64)) return world.invalid();
    const known = key === undefined ? undefined : world.keys.get(`${user} ${key}`);
    if (known) return known;
    const wrong = wrongMembers(
      body,
      {
        concertId: { isNeeded: true, checks: [isWhole, from(1)] },
        delivery: { isNeeded: true, checks: [["method", isDelivery]] },
        acceptTerms: { isNeeded: true, checks: [["const", (value) => isAccepted(value, bug)]] },
      },
      "",
    );
    const { concertId, delivery } = body;
    if (wrong.length > 0 || !isDelivery(delivery)) return world.invalid();
    if (!world.concerts.some((one) => one.id === concertId)) return world.none();
    const { addressId } = delivery;
    const isOwn = world.addresses.some((one) => one.id === addressId && one.owner === user);
    const isTaken =
      bug === "an order takes anybody's address" && world.addresses.some(({ id }) => id === addressId);
    if (addressId !== undefined && !isOwn && !isTaken) return world.bad(409, "ADDRESS");
    const order: Order = {
      id: `SD-${String(world.next()).padStart(8, "0")}`,
      owner: user,
      concertId,
      delivery,
    };
    world.orders.push(order);
    const told = world.good(shown(order), 201);
    if (key !== undefined) world.keys.set(`${user} ${key}`, told);
    return told;
  };

  const getOrder: Handler = ({ id, user }) => {
    if (!/^SD-[0-9]{8}$/.test(id)) return world.invalid();
    const order = world.orders.find((one) => one.id === id);
    if (!order) return world.none();
    return order.owner === user ? world.good(shown(order)) : world.bad(habits.foreign, "NOT_YOURS");
  };

  return { listAddresses, addAddress, replaceAddress, deleteAddress, createOrder, getOrder };
}

const isAddress = (one: Address | Told): one is Address => "owner" in one;
const isAccepted = (value: unknown, bug: string): boolean =>
  value === true || (value === false && bug === "an order takes acceptTerms false");

function isDelivery(value: unknown): value is Values {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { method, ...rest }: Values = { ...value };
  if (method === "pickup") return Object.keys(rest).length === 0;
  const members = { addressId: { isNeeded: true, checks: [isWhole, from(1)] } };
  return oneOf("post")[1](method) && wrongMembers(rest, members, "").length === 0;
}
