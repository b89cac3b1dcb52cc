import { isRecord } from "../../kernel/contract-model";
import { controlPrefix } from "../control/control-prefix";

/** The result of an endpoint: JSON or a text; or the sentence with the reason of a refusal. */
export type ControlResponse =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly msg: string };

/** Calls one of the mock back end's own endpoints: `callControl("POST", "undo")`. Never throws. */
export async function callControl(
  method: "GET" | "POST" | "DELETE",
  name: string,
  body?: string,
): Promise<ControlResponse> {
  try {
    const init =
      body === undefined ? { method } : { method, body, headers: { "content-type": "text/plain" } };
    const response = await fetch(controlPrefix + name, init);
    const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
    const value: unknown = isJson ? await response.json() : await response.text();
    if (response.ok) return { ok: true, value };
    const msg =
      isRecord(value) && typeof value["msg"] === "string" ? value["msg"] : `HTTP ${response.status}`;
    return { ok: false, msg };
  } catch {
    return { ok: false, msg: "The mock back end does not answer; load the page anew." };
  }
}
