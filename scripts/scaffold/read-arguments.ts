import { type Group, groups } from "../contracts/groups";
import { type Command, Misuse, offerHelp, readOptions } from "../lib/command-line";
import type { NewOperation } from "./contract-edit";
import { camelName, kebabCase, kebabName } from "./names";
import type { NewScreen } from "./screen";

/** A skeleton that somebody asks for. */
export type Request =
  | { readonly kind: "screen"; readonly screen: NewScreen }
  | { readonly kind: "operation"; readonly operation: NewOperation & { readonly group: Group } };

/** The command as it is started. */
export const command: Command = {
  name: "npm run new",
  about: "Writes the skeleton of a screen or an operation.",
  takes: "screen|operation NAME [options]",
};

const methods = ["get", "post", "put", "patch", "delete"];
const screenPath = /^(\/(:?[\w.-]+))+$/;
const operationPath = /^(\/(\{\w+\}|[\w.-]+))+$/;

const options = {
  group: { type: "string", value: "GROUP", about: `its group: ${groups.join(", ")}` },
  about: { type: "string", value: "TEXT", about: "one sentence: what it shows or does" },
  path: {
    type: "string",
    value: "PATH",
    about: "its address, such as /stock-alerts/:id or /api/stock-alerts/{id}; made of the name when absent",
  },
  method: { type: "string", value: "METHOD", about: "of an operation: get when absent" },
  bare: { type: "boolean", about: "of a screen: without header, footer and customer service" },
  public: { type: "boolean", about: "of an operation: answers without signing in" },
} as const;

/**
 * What the arguments of the command ask for.
 * @throws Misuse with one sentence about the first that cannot be meant
 * @throws Help where they ask for it
 */
export function readArguments(args: readonly string[]): Request {
  const [kind = "", name = "", ...rest] = args;
  offerHelp(command, options, args);
  if (kind !== "screen" && kind !== "operation")
    throw new Misuse(`${command.name} writes a screen or an operation, got "${kind}"; see --help.`);
  const given = readOptions(options, command, rest);
  refuseOthers(kind, given);
  const group = readGroup(given.group);
  const about = readAbout(given.about);
  if (kind === "screen")
    return {
      kind,
      screen: {
        name: readName(name, kebabName, "a screen's", "stock-alerts"),
        group,
        about,
        path: readPath(given.path ?? `/${name}`, screenPath, "/stock-alerts or /stock-alerts/:id"),
        hasLayout: !given.bare,
      },
    };
  return {
    kind,
    operation: {
      id: readName(name, camelName, "an operation's", "listStockAlerts"),
      group,
      about,
      path: readPath(given.path ?? `/api/${kebabCase(name)}`, operationPath, "/api/stock-alerts/{id}"),
      method: readMethod(given.method ?? "get"),
      isPublic: given.public ?? false,
    },
  };
}

/** Options that mean nothing for what is written. */
function refuseOthers(kind: Request["kind"], given: Readonly<Record<string, unknown>>): void {
  const foreign = kind === "screen" ? ["method", "public"] : ["bare"];
  const found = foreign.find((name) => given[name] !== undefined);
  if (found !== undefined)
    throw new Misuse(
      `${command.name}: --${found} is not of ${kind === "screen" ? "a screen" : "an operation"}; leave it out.`,
    );
}

function readGroup(value: string | undefined): Group {
  const group = groups.find((one) => one === value);
  if (group === undefined)
    throw new Misuse(`${command.name}: --group must be one of ${groups.join(", ")}, got "${value ?? ""}".`);
  return group;
}

function readAbout(value = ""): string {
  const text = value.trim().replace(/\.$/, "");
  if (text === "" || /[\n*]/.test(text))
    throw new Misuse(`${command.name}: --about must be one sentence, such as "Goods that run out soon".`);
  return text;
}

function readName(name: string, pattern: RegExp, subject: string, example: string): string {
  if (!pattern.test(name))
    throw new Misuse(`${command.name}: ${subject} name is written like ${example}, got "${name}".`);
  return name;
}

function readPath(path: string, pattern: RegExp, example: string): string {
  if (!pattern.test(path))
    throw new Misuse(`${command.name}: --path must be an address such as ${example}, got "${path}".`);
  return path;
}

function readMethod(method: string): string {
  const found = methods.find((one) => one === method.toLowerCase());
  if (found === undefined)
    throw new Misuse(`${command.name}: --method must be one of ${methods.join(", ")}, got "${method}".`);
  return found;
}
