import { randomBytes } from "node:crypto";
import { type Call, Failure } from "../contract-server/call";
import { type Values, values } from "../contract-server/contract";
import { texts } from "../contract-server/parameters";
import { createId, shuffle } from "../contract-server/response-variants";
import type { Handler } from "../contract-server/server";
import type { MarketWorld } from "./market-world";

export function accountHandlers(world: MarketWorld): Record<string, Handler> {
  const accountOf = ({ user }: Call): Values => {
    const found = world.accounts.get(user.name);
    if (!found) throw new Error(`no account ${user.name}`);
    return found;
  };
  const represent = (body: Values): Values => world.withNulls(body, ["phone"]);
  return {
    logIn({ body }) {
      const user = world.sessions.users.find(({ name }) => name === body["account"]);
      const isRight =
        user &&
        (user.password === body["password"] ||
          (world.has("logIn overlooks upper and lower case") &&
            user.password.toLowerCase() === String(body["password"]).toLowerCase()) ||
          (world.has("logIn takes the beginning of the password") &&
            user.password.startsWith(String(body["password"]))) ||
          (world.has("logIn compares ten letters") &&
            user.password.slice(0, 10) === String(body["password"]).slice(0, 10)));
      if (!user || !isRight) throw new Failure(401);
      return {
        status: 200,
        data: {
          token: world.sessions.create(user),
          account: represent(world.accounts.get(user.name) ?? {}),
        },
      };
    },
    logOut({ token }) {
      world.sessions.revoke(token);
      return { status: 200 };
    },
    getAccount: (call) => ({ status: 200, data: represent(accountOf(call)) }),
    updateAccount(call) {
      const before = accountOf(call);
      const change: Values = { ...call.body };
      if (world.has("updateAccount turns the newsletter off") && !("newsletter" in change))
        change["newsletter"] = false;
      if (world.has("updateAccount shifts birthdays") && change["birthday"]) {
        change["birthday"] = new Date(Date.parse(String(change["birthday"])) - 86_400_000)
          .toISOString()
          .slice(0, 10);
      }
      const after = { ...before, ...change };
      if (world.has("updateAccount loses the account's phone") && !("phone" in change)) after["phone"] = null;
      const isOld = world.has("updateAccount keeps the old nick");
      world.accounts.set(call.user.name, isOld ? { ...after, nick: before["nick"] } : after);
      return { status: 200, data: represent(after) };
    },
    listCategories({ parameters }) {
      const names: Record<string, string> = { tool: "工具", toy: "玩具", food: "食品", book: "图书" };
      const titles = Object.entries(names).map(([key, title]) => ({
        key,
        title: parameters["lang"] === "en" ? key : title,
      }));
      return { status: 200, headers: { "Content-Language": String(parameters["lang"]) }, data: titles };
    },
    listAddresses: (call) => ({
      status: 200,
      data: shuffle(
        world.has("listAddresses shows everybody's")
          ? [...world.addresses.instances.values()]
          : [...world.addresses.ownedBy(call), ...world.deletedAddresses],
        world.variant,
      )
        .map(({ values }) => values)
        .filter(
          (_, at) =>
            !world.has("listAddresses leaves out the newest") ||
            at < world.addresses.ownedBy(call).length - 1,
        ),
    }),
    createAddress(call) {
      const isDuplicate = world.addresses
        .ownedBy(call)
        .some(({ values }) => values["label"] === call.body["label"]);
      if (isDuplicate && !world.has("createAddress takes a label twice")) throw new Failure(409);
      const id = `addr_${createId(`a${randomBytes(6).toString("hex").slice(1)}`, world.variant)}`;
      const stored: Values = { id, ...call.body };
      if (world.has("createAddress keeps one line")) stored["lines"] = texts(stored["lines"]).slice(0, 1);
      if (world.has("createAddress knows no equator") && values(stored["place"])["lat"] === 0)
        delete stored["place"];
      if (world.has("createAddress swaps the coordinates"))
        stored["place"] = swapCoordinates(call.body["place"]);
      return { status: 200, data: world.addresses.add(call, id, stored).values };
    },
    deleteAddress(call) {
      const id = String(call.parameters["addressId"]);
      const instance = world.addresses.find(call, id);
      if (world.has("listAddresses still lists what was deleted")) world.deletedAddresses.push(instance);
      world.addresses.instances.delete(id);
      return { status: 200 };
    },
  };
}

const swapCoordinates = (place: unknown): unknown => {
  if (typeof place !== "object" || place === null || !("lat" in place && "lon" in place)) return place;
  return { lat: place.lon, lon: place.lat };
};
