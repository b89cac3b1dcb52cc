import { foreignMethod, foreignProperty } from "./bridges/foreign-object";
import { browserWindow } from "./browser";
import { workerAddress } from "./worker-names";

/** Lets the address of a script pass. Typed as the text it stands for: only the browser distinguishes them. */
interface AddressPolicy {
  readonly createScriptURL: (address: string) => string;
}

/**
 * The address of a worker of this site, as a browser that knows trusted types wants it: there it has to pass a policy
 * that the page's headers name.
 */
export function trustedWorkerAddress(address: string): string {
  policy ??= createPolicy();
  return policy.createScriptURL(address);
}

let policy: AddressPolicy | undefined;

function createPolicy(): AddressPolicy {
  const rules: AddressPolicy = {
    createScriptURL: (address) => {
      if (!isOwnWorker(address)) throw new TypeError(`${address} is no worker of this site.`);
      return address;
    },
  };
  const types = foreignProperty(browserWindow(), "trustedTypes");
  const created: unknown = foreignMethod(types, "createPolicy")?.("service-worker", rules);
  return isAddressPolicy(created) ? created : rules;
}

/** The service worker, or a file that the build wrote; in development the server writes it. */
function isOwnWorker(address: string): boolean {
  return address === workerAddress || address.startsWith(import.meta.env.DEV ? "/" : "/assets/");
}

function isAddressPolicy(candidate: unknown): candidate is AddressPolicy {
  return typeof foreignProperty(candidate, "createScriptURL") === "function";
}
