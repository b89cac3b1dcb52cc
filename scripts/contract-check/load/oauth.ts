import { isObject, string } from "../lib/json";
import { CheckProblem } from "../lib/problem";

/** Where a user's token comes from: an OAuth 2 token endpoint (RFC 6749). */
export interface OAuth {
  /** Security scheme that takes the token. */
  scheme: string;
  tokenUrl: string;
  /** The form that the endpoint takes. */
  form: Record<string, string>;
}

const members = ["scheme", "tokenUrl", "clientId", "clientSecret", "username", "password", "scope"];

/**
 * Reads `oauth2` of a user: client credentials, or the password flow where it names a username.
 * @throws CheckProblem when something is missing
 */
export function readOAuth(value: unknown, user: string, path: string): OAuth | undefined {
  if (!isObject(value)) return undefined;
  const wrong = (message: string) => new CheckProblem(`${path}: oauth2 of ${user} ${message}.`);
  const unknown = Object.keys(value).find((name) => !members.includes(name));
  if (unknown !== undefined) throw wrong(`knows ${members.join(", ")}, not ${unknown}`);
  const text = (name: string): string => string(value[name]);
  for (const name of ["scheme", "tokenUrl", "clientId"])
    if (text(name) === "") throw wrong(`names no ${name}`);
  const isPassword = text("username") !== "";
  const form: Record<string, string> = {
    grant_type: isPassword ? "password" : "client_credentials",
    client_id: text("clientId"),
    ...(text("clientSecret") !== "" && { client_secret: text("clientSecret") }),
    ...(isPassword && { username: text("username"), password: text("password") }),
    ...(text("scope") !== "" && { scope: text("scope") }),
  };
  return { scheme: text("scheme"), tokenUrl: text("tokenUrl"), form };
}
