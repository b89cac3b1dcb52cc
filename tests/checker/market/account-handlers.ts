import { randomBytes } from "node:crypto";
import { type Call, Failure } from "../contract-server/call";
import { type Values, values } from "../contract-server/contract";
import { texts } from "../contract-server/parameters";
import type { Handler } from "../contract-server/server";
import { madeId, shuffled } from "../contract-server/told";
import type { MarketWorld } from "./market-world";

export function accountHandlers(world: MarketWorld): Record<string, Handler> {
  const account = ({ user }: Call): Values => {
    const found = world.accounts.get(user.name);
    if (!found) throw new Error(`no account ${user.name}`);
    return found;
  };
  const shown = (body: Values): Values => world.shown(body, ["phone"]);
  return {
    logIn({ body }) {
      const user = world.sessions.users.find(({ name }) => name === body["account"]);
      const isRight =
        user &&
        (user.password === body["password"] ||
          (world.is("logIn overlooks upper and lower case") &&
            user.password.toLowerCase() === String(body["password"]).toLowerCase()) ||
          (world.is("logIn takes the beginning of the password") &&
            user.password.startsWith(String(body["password"]))) ||
          (world.is("logIn compares ten letters") &&
            user.password.slice(0, 10) === String(body["password"]).slice(0, 10)));
      if (!user || !isRight) throw new Failure(401);
      return {
        status: 200,
        data: { token: world.sessions.begin(user), account: shown(world.accounts.get(user.name) ?? {}) },
      };
    },
    logOut({ token }) {
      world.sessions.end(token);
      return { status: 200 };
    },
    getAccount: (call) => ({ status: 200, data: shown(account(call)) }),
    updateAccount(call) {
      const before = account(call);
      const change: Values = { ...call.body };
      if (world.is("updateAccount turns the newsletter off") && !("newsletter" in change))
        change["newsletter"] = false;
      if (world.is("updateAccount shifts birthdays") && change["birthday"]) {
        change["birthday"] = new Date(Date.parse(String(change["birthday"])) - 86_400_000)
          .toISOString()
          .slice(0, 10);
      }
      const after = { ...before, ...change };
      if (world.is("updateAccount loses the account's phone") && !("phone" in change)) after["phone"] = null;
      const isOld = world.is("updateAccount keeps the old nick");
      world.accounts.set(call.user.name, isOld ? { ...after, nick: before["nick"] } : after);
      return { status: 200, data: shown(after) };
    },
    listCategories({ given }) {
      const names: Record<string, string> = { tool: "工具", toy: "玩具", food: "食品", book: "图书" };
      const titles = Object.entries(names).map(([key, title]) => ({
        key,
        title: given["lang"] === "en" ? key : title,
      }));
      return { status: 200, headers: { "Content-Language": String(given["lang"]) }, data: titles };
    },
    listAddresses: (call) => ({
      status: 200,
      data: shuffled(
        world.is("listAddresses shows everybody's")
          ? [...world.addresses.things.values()]
          : [...world.addresses.mine(call), ...world.forgotten],
        world.habits,
      )
        .map(({ values }) => values)
        .filter(
          (_, at) =>
            !world.is("listAddresses leaves out the newest") || at < world.addresses.mine(call).length - 1,
        ),
    }),
    createAddress(call) {
      const isTaken = world.addresses.mine(call).some(({ values }) => values["label"] === call.body["label"]);
      if (isTaken && !world.is("createAddress takes a label twice")) throw new Failure(409);
      const id = `addr_${madeId(`a${randomBytes(6).toString("hex").slice(1)}`, world.habits)}`;
      const kept: Values = { id, ...call.body };
      if (world.is("createAddress keeps one line")) kept["lines"] = texts(kept["lines"]).slice(0, 1);
      if (world.is("createAddress knows no equator") && values(kept["place"])["lat"] === 0)
        delete kept["place"];
      if (world.is("createAddress swaps the coordinates")) kept["place"] = swapped(call.body["place"]);
      return { status: 200, data: world.addresses.keep(call, id, kept).values };
    },
    deleteAddress(call) {
      const id = String(call.given["addressId"]);
      const thing = world.addresses.find(call, id);
      if (world.is("listAddresses still lists what was deleted")) world.forgotten.push(thing);
      world.addresses.things.delete(id);
      return { status: 200 };
    },
  };
}

const swapped = (place: unknown): unknown => {
  if (typeof place !== "object" || place === null || !("lat" in place && "lon" in place)) return place;
  return { lat: place.lon, lon: place.lat };
};
