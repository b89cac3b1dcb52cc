import type { Checker } from "../engine/checker";
import { isObject } from "../lib/json";
import { CheckProblem } from "../lib/problem";

/**
 * Fetches the tokens of users who have an OAuth 2 token endpoint.
 * @throws CheckProblem when an endpoint gives none
 */
export async function fetchTokens({ users, client, secrets, options }: Checker): Promise<void> {
  for (const user of users) {
    const { oauth } = user;
    if (!oauth) continue;
    const response = await client.send({
      method: "POST",
      url: URL.canParse(oauth.tokenUrl) ? oauth.tokenUrl : `${options.baseUrl}${oauth.tokenUrl}`,
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
      body: Buffer.from(new URLSearchParams(oauth.form).toString()),
    });
    const failed = (why: string) =>
      new CheckProblem(`The token endpoint ${oauth.tokenUrl} gives ${user.name} no token (${why}).`);
    if ("reason" in response) throw failed(response.detail);
    const token = accessTokenIn(response.body.toString("utf8"));
    if (response.status !== 200 || token === undefined) throw failed(`status ${response.status}`);
    user.schemes.set(oauth.scheme, token);
    secrets.push([token, user.label.get(oauth.scheme) ?? "$TOKEN"]);
  }
}

function accessTokenIn(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const token = isObject(body) ? body["access_token"] : undefined;
    return typeof token === "string" ? token : undefined;
  } catch {
    return undefined;
  }
}
