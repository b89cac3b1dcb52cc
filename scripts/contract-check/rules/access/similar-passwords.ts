import { isLoginGuarded, loginCall } from "../../engine/session";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { shellName } from "../../load/credentials";
import type { Operation } from "../../load/model";

/** Members of a sign-in body that hold a secret typed by people. */
export function secretMembers(body: unknown): string[] {
  return Object.entries(isObject(body) ? body : {}).flatMap(([name, value]) =>
    /pass|secret|\bpin\b/i.test(name) && typeof value === "string" && value.length > 3 && !isEncoded(value)
      ? [name]
      : [],
  );
}

/** Base64 and hexadecimal text may decode to the same bytes with another letter or case. */
function isEncoded(value: string): boolean {
  return /^[A-Za-z0-9+/]{8,}={1,2}$/.test(value) || /^[0-9a-f]{16,}$/i.test(value);
}

/**
 * A true secret with a suffix, without its last character, or in another case is refused: servers that compare a
 * part or ignore case accept it. Reports show how a shell derives it from the true one.
 *
 * Standard: the credentials file's `login`.
 * Reports: `session`. Severity: error.
 */
export async function similarLogin(trial: Trial, login: Operation, name: string): Promise<void> {
  const user = trial.checker.users[0];
  const body = user?.login?.body;
  if (!user || !isObject(body)) return;
  const password = String(body[name]);
  const returned =
    trial.checker.secrets.find(([secret]) => secret === password)?.[1] ?? `$${shellName(user.name, name)}`;
  const swapped = [...password].map((one) =>
    one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase(),
  );
  const wrong: [text: string, what: string, ending: string][] = [
    [`${password}x7`, "with two letters more", ""],
    [password.slice(0, -1), "without its last letter", "_SHORT"],
    [swapped.join(""), "in other letters", "_SWAPPED"],
  ];
  const schema = login.body?.media[0]?.schema;
  for (const [text, what, ending] of wrong) {
    const changed = { ...body, [name]: text };
    if (text === password || (schema && !trial.checker.validator.isValid(schema, changed))) continue;
    const { secrets } = trial.checker;
    if (ending !== "" && !secrets.some(([secret]) => secret === text))
      secrets.push([text, `${returned}${ending}`]);
    const exchange = await trial.send(loginCall(trial, login, 0, changed), {
      credentials: new Map(),
      trigger: `near ${name}`,
    });
    if (isLoginGuarded(exchange)) return;
    // A valid sign-in follows: servers count wrong ones in a row.
    if (!exchange.ok) await trial.send(loginCall(trial, login, 0, body), { credentials: new Map() });
    else {
      trial.report("session", login, exchange, {
        expected: `a refusal of the true ${name} ${what}`,
        cause: `wrong ${name}`,
      });
      return;
    }
  }
}
