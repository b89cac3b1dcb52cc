import { readSource } from "../document/source";
import { isObject, object, string } from "../lib/json";
import { CheckProblem } from "../lib/problem";
import { configurationKeys } from "./configuration";
import type { Contract, Scheme } from "./model";
import { type OAuth, readOAuth } from "./oauth";

/** A user of the credentials file. */
export interface User {
  name: string;
  /** Scheme name → value. */
  schemes: Map<string, string>;
  /** Scheme name → the label that stands for the value in reports, such as `$ALICE_TOKEN`. */
  label: Map<string, string>;
  login: Login | undefined;
  /** Roles and scopes, where the file states them. */
  grants?: readonly string[];
  /** Where its token comes from at the start of a run. */
  oauth?: OAuth;
  /** Credentials that an operation hands out to whoever is signed in. */
  issued?: readonly Issued[];
}

/** A credential that is in the answer of an operation: the token of a second service. */
export interface Issued extends Login {
  scheme: string;
  token: string;
}

export interface Login {
  operationId: string;
  body: unknown;
  parameters: Record<string, unknown>;
  /** JSON pointer to the token in the response. */
  token: string | undefined;
}

export interface CredentialsFile {
  users: User[];
  /** Sent with every request: a tenant, an API version, a gateway key. */
  headers: Record<string, string>;
  /** Values that no report may contain, each with its label. */
  secrets: [secret: string, shown: string][];
}

const userMembers = ["schemes", "role", "roles", "scopes", "oauth2", "login"];
const loginMembers = ["operationId", "body", "parameters", "token"];

const closed = /pass|secret|token|\bpin\b|code|key|otp|credential/i;

/**
 * Reads the credentials file. `${NAME}` takes an environment variable; `${RUN}` is a number unique to the run,
 * unless the environment sets it.
 * @throws CheckProblem with file and line
 */
export function readCredentials(path: string, given: NodeJS.ProcessEnv): CredentialsFile {
  const environment = { RUN: String(Date.now()), ...given };
  const source = readSource(path, "The credentials file");
  const secrets: [string, string][] = [];
  // A configuration file may hold the users, too.
  refuseUnknown(path, "the file", object(source.value), configurationKeys, ["users", "headers"]);
  const users = object(object(source.value)["users"]);
  const headers: Record<string, string> = {};
  for (const [name, entry] of Object.entries(object(object(source.value)["headers"]))) {
    const text = expand(String(entry), path, environment);
    headers[name.toLowerCase()] = text;
    const variable = /^\$\{(\w+)\}$/.exec(String(entry))?.[1];
    if (variable !== undefined || closed.test(name) || /auth/i.test(name))
      secrets.push([text, `$${variable ?? shellName(name)}`]);
  }
  if (Object.keys(users).length === 0 && Object.keys(headers).length === 0)
    throw new CheckProblem(`${path}:1 names no users; write users: { alice: { schemes: { … } } }.`);
  const read = Object.entries(users).map(([name, entry]) => {
    if (!isObject(entry)) throw new CheckProblem(`${path}: the user ${name} must be a mapping.`);
    return readUser(name, entry, { path, environment, secrets });
  });
  return {
    headers,
    users: equalsFirst(read),
    secrets: secrets.filter(([secret]) => secret.length >= 3),
  };
}

interface Reading {
  path: string;
  environment: NodeJS.ProcessEnv;
  /** Gains what no report may contain. */
  secrets: [string, string][];
}

function readUser(name: string, entry: Record<string, unknown>, reading: Reading): User {
  const { path, environment, secrets } = reading;
  refuseUnknown(path, `the user ${name}`, entry, userMembers);
  const user: User = { name, schemes: new Map(), label: new Map(), login: undefined };
  const issued: Issued[] = [];
  for (const [scheme, value] of Object.entries(object(entry["schemes"]))) {
    if (isObject(value)) {
      const read = { scheme, ...readIssued(value, `${scheme} of ${name}`, reading) };
      noteSecrets(name, { ...object(read.body), ...read.parameters }, secrets);
      issued.push(read);
      user.label.set(scheme, `$${shellName(name, scheme)}`);
      continue;
    }
    const text = expand(String(value), path, environment);
    const variable = /^\$\{(\w+)\}$/.exec(String(value))?.[1] ?? shellName(name, scheme);
    user.schemes.set(scheme, text);
    user.label.set(scheme, `$${variable}`);
    secrets.push([text, `$${variable}`]);
  }
  if (issued.length > 0) user.issued = issued;
  const grants = [entry["role"], entry["roles"], entry["scopes"]].flat().filter((one) => one !== undefined);
  if (grants.length > 0) user.grants = grants.flatMap((one) => String(one).split(/[ ,]+/));
  const oauth = readOAuth(expandAll(entry["oauth2"], path, environment), name, path);
  if (oauth) {
    user.oauth = oauth;
    user.label.set(oauth.scheme, `$${shellName(name, oauth.scheme)}`);
    for (const [key, value] of Object.entries(oauth.form))
      if (closed.test(key)) secrets.push([value, `$${shellName(name, key)}`]);
  }
  user.login = readLogin(entry["login"], name, reading);
  return user;
}

/** What the name of a member says to be secret is shown by its label alone. */
function noteSecrets(name: string, sent: Record<string, unknown>, secrets: Reading["secrets"]): void {
  for (const [key, value] of Object.entries(sent))
    if (typeof value === "string" && closed.test(key)) secrets.push([value, `$${shellName(name, key)}`]);
}

function readLogin(login: unknown, name: string, { path, environment, secrets }: Reading): Login | undefined {
  if (login === undefined) return undefined;
  if (!isObject(login))
    throw new CheckProblem(`${path}: login of ${name} must be a mapping with an operationId.`);
  refuseUnknown(path, `login of ${name}`, login, loginMembers);
  if (string(login["operationId"]) === "")
    throw new CheckProblem(`${path}: login of ${name} names no operationId.`);
  const body = expandAll(login["body"], path, environment);
  const parameters = object(expandAll(login["parameters"], path, environment));
  noteSecrets(name, { ...object(body), ...parameters }, secrets);
  return {
    operationId: string(login["operationId"]),
    body,
    parameters,
    token: typeof login["token"] === "string" ? login["token"] : undefined,
  };
}

function readIssued(
  entry: Record<string, unknown>,
  place: string,
  { path, environment }: Reading,
): Omit<Issued, "scheme"> {
  refuseUnknown(path, place, entry, loginMembers);
  const [operationId, token] = [string(entry["operationId"]), string(entry["token"])];
  if (operationId === "" || !token.startsWith("/"))
    throw new CheckProblem(
      `${path}: ${place} needs an operationId and, as token, where the value stands in its answer, such as /data/token.`,
    );
  const body = expandAll(entry["body"], path, environment);
  return { operationId, body, parameters: object(expandAll(entry["parameters"], path, environment)), token };
}

const rightsOf = ({ grants = [] }: User): string => [...grants].sort().join(" ");

/** Roles that mostly see what belongs to everybody. */
const overseeing = /\b(admin(istrator)?|superuser|root)s?$/i;

/**
 * The first user, then one with the same role where there is one: ownership is checked between the first two.
 * Administrators own nothing: written first, they come last where two others are equals.
 */
function equalsFirst(users: readonly User[]): User[] {
  const isOverseeing = (user: User): boolean => overseeing.test(rightsOf(user));
  const equalsOf = (user: User): User[] => users.filter((one) => rightsOf(one) === rightsOf(user));
  const [written] = users;
  if (written === undefined) return [];
  const instead = isOverseeing(written)
    ? users.find((user) => user.grants && !isOverseeing(user) && equalsOf(user).length > 1)
    : undefined;
  const equals = equalsOf(instead ?? written);
  const others = users.filter((user) => !equals.includes(user));
  return instead
    ? [...equals, ...others.filter((user) => !isOverseeing(user)), ...others.filter(isOverseeing)]
    : [...equals, ...others];
}

/** A misspelt name would be left out without a word. */
function refuseUnknown(
  path: string,
  place: string,
  members: Readonly<Record<string, unknown>>,
  known: readonly string[],
  named = known,
): void {
  const unknown = Object.keys(members).find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new CheckProblem(`${path}: ${place} has "${unknown}", which is none of ${named.join(", ")}.`);
}

export function shellName(...parts: string[]): string {
  return parts
    .map((part) =>
      part
        .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
        .replace(/\W/g, "_")
        .toUpperCase(),
    )
    .join("_");
}

function expand(text: string, path: string, environment: NodeJS.ProcessEnv): string {
  return text.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = environment[name];
    if (value === undefined) throw new CheckProblem(`${path}: the environment has no variable ${name}.`);
    // So a job in CI has secrets that are not set for it; a run would do without them.
    if (value === "") throw new CheckProblem(`${path}: the variable ${name} of the environment is empty.`);
    return value;
  });
}

function expandAll(value: unknown, path: string, environment: NodeJS.ProcessEnv): unknown {
  if (typeof value === "string") return expand(value, path, environment);
  if (Array.isArray(value)) return value.map((item) => expandAll(item, path, environment));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, expandAll(inner, path, environment)]),
  );
}

/** Checks scheme and operation names: a misspelt one would look like a broken server. */
export function checkCredentials(users: readonly User[], contracts: readonly Contract[], path: string): void {
  const operations = contracts.flatMap((contract) => contract.operations);
  const names = new Set(
    contracts.flatMap(({ place }) =>
      Object.keys(object(object(object(place.value)["components"])["securitySchemes"])),
    ),
  );
  for (const user of users) {
    // One file may serve several contracts: only a user whom no contract knows is an error.
    const issuedNames = (user.issued ?? []).map(({ scheme }) => scheme);
    const known = [...user.schemes.keys(), ...issuedNames].filter((name) => names.has(name));
    if (user.schemes.size > 0 && names.size > 0 && known.length === 0)
      throw new CheckProblem(
        `${path}: ${user.name} has the schemes ${[...user.schemes.keys()].join(", ")}, but the contracts know ${[...names].join(", ")}.`,
      );
    const { login, issued = [] } = user;
    const unknown = issued.find(({ operationId }) => !operations.some(({ id }) => id === operationId));
    // Its contract may not be among those of this run.
    if (unknown && names.has(unknown.scheme))
      throw new CheckProblem(
        `${path}: ${unknown.scheme} of ${user.name} comes from ${unknown.operationId}, which no contract has.`,
      );
    user.issued = issued.filter(({ scheme }) => names.has(scheme));
    if (!login || operations.some(({ id }) => id === login.operationId)) continue;
    // Without another credential the run would take this user for a visitor.
    if (
      user.schemes.size === 0 &&
      !user.oauth &&
      operations.some(({ security }) => security.flat().length > 0)
    )
      throw new CheckProblem(
        `${path}: ${user.name} logs in with ${login.operationId}, which no contract has; give its contract with --contract, too, or a session under schemes.`,
      );
    user.login = undefined;
  }
}

export function schemesOf(contracts: readonly Contract[]): Scheme[] {
  const found = new Map<string, Scheme>();
  for (const operation of contracts.flatMap(({ operations }) => operations))
    for (const scheme of operation.security.flat())
      found.set(`${scheme.name} ${scheme.kind} ${scheme.field}`, scheme);
  return [...found.values()];
}
