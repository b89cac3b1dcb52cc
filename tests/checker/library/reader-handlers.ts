import { type Call, Failure } from "../contract-server/call";
import { isValues, type Values, values } from "../contract-server/contract";
import type { Handler } from "../contract-server/server";
import type { LibraryWorld, Reader } from "./library-world";

/** RFC 7396: null removes, objects are merged, other values replace. */
function mergePatch(stored: Values, change: Values): Values {
  const result = { ...stored };
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete result[key];
    else result[key] = isValues(value) ? mergePatch(values(stored[key]), value) : value;
  }
  return result;
}

export function readerHandlers(world: LibraryWorld): Record<string, Handler> {
  const represent = (reader: Reader): Values => ({
    ...reader,
    nickname: reader.nickname ?? (world.variant.omitsNull ? undefined : null),
  });
  return {
    login({ body }) {
      const user = world.sessions.users.find(({ name }) => name === String(body["email"]).toLowerCase());
      const isRight = user?.password === body["password"] || (user && world.has("login takes any password"));
      if (!user || !isRight) throw new Failure(401);
      const token = world.has("login gives a dead session")
        ? "a-session-nobody-knows"
        : world.sessions.create(
            world.has("login opens the first reader's session for everybody")
              ? (world.sessions.users[0] ?? user)
              : user,
          );
      const expiresAt = world.time(new Date(Date.UTC(2099, 0, 1)).toISOString());
      return {
        status: 201,
        headers: { "Set-Cookie": `library_session=${token}; Path=/; HttpOnly` },
        data: { token, expiresAt, reader: represent(world.reader(user)) },
      };
    },
    logout({ token }) {
      world.sessions.revoke(token);
      return { status: 204 };
    },
    getReader: ({ user }) => ({ status: 200, data: represent(world.reader(user)) }),
    updateReader({ user, body }: Call) {
      const reader = world.reader(user);
      const { address, ...rest } = body;
      if (world.has("updateReader forgets the street")) reader.address = values(address ?? reader.address);
      else if (world.has("updateReader clears what is not mentioned of an address") && address === undefined)
        reader.address = { city: reader.address["city"] };
      else reader.address = mergePatch(reader.address, values(address));
      if (rest["nickname"] !== undefined && !world.has("updateReader does not clear the nickname")) {
        reader.nickname = rest["nickname"] === null ? null : String(rest["nickname"]);
      } else if (rest["nickname"]) reader.nickname = String(rest["nickname"]);
      else if (world.has("updateReader loses the nickname")) reader.nickname = null;
      if (rest["name"] !== undefined) reader.name = String(rest["name"]);
      if (rest["locale"] !== undefined && !world.has("updateReader keeps its locale")) {
        reader.locale = String(rest["locale"]);
      }
      return {
        status: 200,
        data: { ...represent(reader), ...(world.has("updateReader keeps its locale") ? rest : {}) },
      };
    },
  };
}
