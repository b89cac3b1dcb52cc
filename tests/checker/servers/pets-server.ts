import {
  type MockRequest,
  type MockResponse,
  type RunningServer,
  readObject,
  serve,
  type Values,
} from "./kit";

interface Pet extends Values {
  id: number;
  adopted: boolean;
}

const problem = (status: number): MockResponse => ({
  status,
  headers: { "content-type": "application/problem+json" },
  body: { status },
});

const hasLength = (value: unknown, min: number, max: number): boolean =>
  typeof value === "string" && [...value].length >= min && [...value].length <= max;

/** Whether a body is a cat or a dog without other properties. */
function isPet({ kind, name, nick, mood, lives: occurrences, barks, ...rest }: Values): boolean {
  if (Object.keys(rest).length > 0 || !hasLength(name, 1, 20)) return false;
  if (nick !== undefined && nick !== null && !hasLength(nick, 0, 10)) return false;
  if (mood !== undefined && !["calm", "wild", null].includes(mood as string | null)) return false;
  if (kind === "cat")
    return (
      Number.isInteger(occurrences) &&
      Number(occurrences) >= 1 &&
      Number(occurrences) <= 9 &&
      barks === undefined
    );
  return kind === "dog" && (barks === undefined || typeof barks === "boolean") && occurrences === undefined;
}

/** Text bodies, forms, a discriminator, and a base path with a server variable. */
export async function startPets(bug = ""): Promise<RunningServer> {
  const pets = new Map<number, { pet: Pet; owner: string; note: string }>();
  let nextId = 1;

  function userOf({ headers, path }: MockRequest): string | undefined {
    const byKey = /^(alice|bob)-pets-key-[12]$/.exec(String(headers["x-api-key"] ?? ""))?.[1];
    const byToken = /^Bearer (alice|bob)-pets-token-[12]$/.exec(headers.authorization ?? "")?.[1];
    return byKey ?? (path.endsWith("/adopt") ? byToken : undefined);
  }

  function handlePets({ method, query, headers, text }: MockRequest, user: string): MockResponse {
    if (method === "GET") {
      const kind = query.get("kind");
      if (kind !== null && !["cat", "dog"].includes(kind)) return problem(400);
      const own = [...pets.values()].filter((one) => one.owner === user);
      return {
        status: 200,
        body: own.map(({ pet }) => pet).filter((pet) => kind === null || pet["kind"] === kind),
      };
    }
    if (headers["content-type"] !== "application/json") return problem(415);
    const body = readObject(text);
    if (
      !body ||
      !(isPet(body) || (bug === "addPet takes barking cats" && isPet({ ...body, barks: undefined })))
    )
      return problem(422);
    const pet: Pet = { ...body, id: nextId++, adopted: false };
    pets.set(pet.id, { pet, owner: user, note: "" });
    return { status: 201, body: bug === "addPet knows no cats" ? { ...pet, kind: 1 } : pet };
  }

  function handlePet(
    { method, headers, text }: MockRequest,
    user: string,
    id: string,
    rest: string,
  ): MockResponse {
    if (!/^[1-9]\d{0,15}$/.test(id)) return problem(400);
    const found = pets.get(Number(id));
    if (!found || found.owner !== user) return problem(404);
    const type = headers["content-type"]?.split(";")[0];
    if (rest === "/note" && method === "GET")
      return { status: 200, headers: { "content-type": "text/plain; charset=utf-8" }, raw: found.note };
    if (rest === "/note") {
      if (type !== "text/plain" && bug !== "putNote takes anything") return problem(415);
      if (!hasLength(text, 1, bug === "putNote takes long notes" ? 500 : 50)) return problem(400);
      found.note = text;
      return { status: 204 };
    }
    if (rest === "/adopt") {
      if (type !== "application/x-www-form-urlencoded") return problem(415);
      if (!hasLength(new URLSearchParams(text).get("by"), 2, 30)) return problem(400);
      found.pet.adopted = true;
      return { status: 200, body: found.pet };
    }
    if (method === "DELETE") pets.delete(found.pet.id);
    return method === "DELETE" ? { status: 204 } : { status: 200, body: found.pet };
  }

  return await serve((request: MockRequest): MockResponse => {
    const path = /^\/live\/v2(\/.*)$/.exec(request.path)?.[1] ?? "";
    if (path === "/health")
      return request.method === "GET"
        ? { status: 200, headers: { "content-type": "text/plain" }, raw: "fine" }
        : problem(405);
    const [, id, rest = ""] = /^\/pets(?:\/([^/]+)(\/note|\/adopt)?)?$/.exec(path) ?? ["", "", "none"];
    if (rest === "none") return problem(404);
    const methods = {
      "": id === undefined ? ["GET", "POST"] : ["GET", "DELETE"],
      "/note": ["GET", "PUT"],
      "/adopt": ["POST"],
    };
    if (!Object.entries(methods).some(([at, some]) => at === rest && some.includes(request.method)))
      return problem(405);
    const user = userOf(request);
    if (user === undefined) return problem(401);
    if (!/^t-\d+$/.test(String(request.headers["x-tenant"] ?? ""))) return problem(400);
    return id === undefined ? handlePets(request, user) : handlePet(request, user, id, rest);
  });
}
