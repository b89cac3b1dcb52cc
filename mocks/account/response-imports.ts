import { isPhone } from "../../src/rules/phone";
import { kdTokenOf } from "../business/kd-token";
import { registerUser } from "../business/registrations";
import type { UserRow } from "../business/rows/users";
import { userByPhone, userTable } from "../business/users";
import { isRecord } from "../kernel/contract-model";
import { mapId, type ResponseImport, ResponseImportProblem } from "../kernel/response-import";
import { persistentSession, sessions, signInPersistent } from "../kernel/session";
import type { World } from "../world/world";

/** Who is signed in at a real back end is signed in here: the account with the same phone, or a new one. */
export const accountImports: Readonly<Record<string, ResponseImport>> = {
  loginAccount: signInFromReceipt,
  loginByToken: signInFromReceipt,
  loginByMessenger: signInFromReceipt,
  bindMessengerLogin: signInFromReceipt,
  exchangeEngineSession: signInFromReceipt,
  registerAccount: signInFromReceipt,
  getUserInfo: (world, data) => signInAs(world, readUser(data)),
  logoutAccount(world) {
    const current = world.table(persistentSession).get("standing");
    if (!current) return;
    world.table(sessions).update(current.token, { endedAt: world.clock.now() });
    world.table(persistentSession).remove("standing");
  },
};

interface RealUser {
  readonly kdUid: string;
  readonly kdToken: string | null;
  readonly phone: string;
  readonly facts: Partial<Pick<UserRow, "nickname" | "companyName" | "email" | "address">>;
}

/** Some log-ins are not over with one answer, and carry no user yet. */
function signInFromReceipt(world: World, data: unknown): void {
  const receipt = isRecord(data) && isRecord(data["login"]) ? data["login"] : data;
  if (isRecord(receipt) && isRecord(receipt["user"])) signInAs(world, readUser(receipt["user"]));
}

function readUser(data: unknown): RealUser {
  const fields = isRecord(data) ? data : {};
  const { kdUid, kdToken, loginPhone } = fields;
  if (typeof kdUid !== "string" || kdUid === "")
    throw new ResponseImportProblem(
      "The user cannot cross to the mock back end: the real one names no kdUid, so nobody is signed in there.",
    );
  if (typeof loginPhone !== "string" || !isPhone(loginPhone))
    throw new ResponseImportProblem(
      `User ${kdUid} cannot cross to the mock back end, which knows accounts by their phone: loginPhone is none.`,
    );
  const textOf = (name: string) => (typeof fields[name] === "string" ? fields[name] : null);
  return {
    kdUid,
    kdToken: typeof kdToken === "string" ? kdToken : null,
    phone: loginPhone,
    facts: {
      nickname: textOf("nickname"),
      companyName: textOf("companyName"),
      email: textOf("email"),
      address: textOf("address"),
    },
  };
}

function signInAs(world: World, { kdUid, kdToken, phone, facts }: RealUser): void {
  const user = userByPhone(world, phone) ?? registered(world, phone, facts);
  const current = world.table(persistentSession).get("standing");
  const isSignedIn =
    current !== undefined && world.table(sessions).get(current.token)?.userId === user.userId;
  const token = isSignedIn ? current.token : signInPersistent(world, user.userId);
  mapId(world, "kdUid", kdUid, user.userId);
  mapId(world, "userId", kdUid, user.userId);
  if (kdToken === null) return;
  for (const name of ["kdToken", "kd_token", "kd-token"])
    mapId(world, name, kdToken, kdTokenOf(world, token));
}

function registered(world: World, phone: string, facts: RealUser["facts"]): UserRow {
  const empty = { phone, password: null, origin: 6, packOrigin: "site", utmTerm: null } as const;
  const user = registerUser(world, empty, world.clock.now());
  return world.table(userTable).update(user.userId, facts);
}
