import {
  findViolations,
  isInteger,
  isText,
  type MockResponse,
  maxLength,
  minimum,
  minLength,
  oneOf,
  type Values,
} from "../kit";
import {
  type Address,
  type ConcertsWorld,
  type Handler,
  headerOf,
  isNumberId,
  type Order,
  omit,
} from "./world";

const addressMembers = {
  name: { isRequired: true, checks: [isText, minLength(2), maxLength(60)] },
  line1: { isRequired: true, checks: [isText, minLength(1), maxLength(80)] },
  line2: { checks: [isText, minLength(1), maxLength(80)] },
  city: { isRequired: true, checks: [isText, minLength(1), maxLength(40)] },
};
const represent = ({ owner: _, ...values }: Address | Order): Values => values;
const added = "2026-11-21T02:00:00.000Z";

export function accountHandlers(world: ConcertsWorld) {
  const { bug, variant } = world;

  const listAddresses: Handler = ({ user }) =>
    world.success(world.addresses.filter(({ owner }) => owner === user).map(represent));

  const addAddress: Handler = ({ user, body: sent }) => {
    const body = omit(sent, "id", "createdAt");
    if (findViolations(body, addressMembers, "").length > 0) return world.invalid();
    const address: Address = { ...body, id: world.next(), owner: user, createdAt: added };
    world.addresses.push(address);
    return world.success(represent(address), 201);
  };

  /** The user's address with that id, or the refusal. */
  const find = (id: string, user: string): Address | MockResponse => {
    if (!isNumberId(id)) return world.invalid();
    const address = world.addresses.find((one) => one.id === Number(id));
    if (!address) return world.notFound();
    return address.owner === user ? address : world.failure(variant.foreign, "NOT_YOURS");
  };

  const replaceAddress: Handler = ({ id, user, body: sent }) => {
    const body = omit(sent, "id", "createdAt");
    if (findViolations(body, addressMembers, "").length > 0) return world.invalid();
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
    return world.success(represent(address));
  };

  const deleteAddress: Handler = ({ id, user }) => {
    const known = find(id, user);
    if (!isAddress(known)) return known;
    if (bug !== "deleted address stays") world.addresses = world.addresses.filter((one) => one !== known);
    return world.deleted();
  };

  const createOrder: Handler = ({ request, user, body }) => {
    const key = headerOf(request, "idempotency-key");
    if (key !== undefined && (key.length < 8 || key.length > 64)) return world.invalid();
    const known = key === undefined ? undefined : world.keys.get(`${user} ${key}`);
    if (known) return known;
    const violations = findViolations(
      body,
      {
        concertId: { isRequired: true, checks: [isInteger, minimum(1)] },
        delivery: { isRequired: true, checks: [["method", isDelivery]] },
        acceptTerms: { isRequired: true, checks: [["const", (value) => isAccepted(value, bug)]] },
      },
      "",
    );
    const { concertId, delivery } = body;
    if (violations.length > 0 || !isDelivery(delivery)) return world.invalid();
    if (!world.concerts.some((one) => one.id === concertId)) return world.notFound();
    const { addressId } = delivery;
    const isOwn = world.addresses.some((one) => one.id === addressId && one.owner === user);
    const acceptsForeign =
      bug === "an order takes anybody's address" && world.addresses.some(({ id }) => id === addressId);
    if (addressId !== undefined && !isOwn && !acceptsForeign) return world.failure(409, "ADDRESS");
    const order: Order = {
      id: `SD-${String(world.next()).padStart(8, "0")}`,
      owner: user,
      concertId,
      delivery,
    };
    world.orders.push(order);
    const response = world.success(represent(order), 201);
    if (key !== undefined) world.keys.set(`${user} ${key}`, response);
    return response;
  };

  const getOrder: Handler = ({ id, user }) => {
    if (!/^SD-[0-9]{8}$/.test(id)) return world.invalid();
    const order = world.orders.find((one) => one.id === id);
    if (!order) return world.notFound();
    return order.owner === user
      ? world.success(represent(order))
      : world.failure(variant.foreign, "NOT_YOURS");
  };

  return { listAddresses, addAddress, replaceAddress, deleteAddress, createOrder, getOrder };
}

const isAddress = (one: Address | MockResponse): one is Address => "owner" in one;
const isAccepted = (value: unknown, bug: string): boolean =>
  value === true || (value === false && bug === "an order takes acceptTerms false");

function isDelivery(value: unknown): value is Values {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { method, ...rest }: Values = { ...value };
  if (method === "pickup") return Object.keys(rest).length === 0;
  const members = { addressId: { isRequired: true, checks: [isInteger, minimum(1)] } };
  return oneOf("post")[1](method) && findViolations(rest, members, "").length === 0;
}
