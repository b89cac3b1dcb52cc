import {
  type MockRequest,
  type MockResponse,
  type RunningServer,
  readObject,
  serve,
  type Values,
} from "./kit";

const environments = ["development", "production"];
const trace = "SyntaxError: Unexpected token in JSON\n    at parse (/srv/node_modules/parser/json.js:89:19)";

interface FlagsServer extends RunningServer {
  /** Whether changes are refused, as nobody wants it to be after a run. */
  isInMaintenance(): boolean;
}

const refuse = (status: number, error: string, detail?: string): MockResponse => ({
  status,
  body: { error, ...(detail !== undefined && { detail }) },
});

/** A correct server for flags.yaml, whose keys are names and whose projects exist from the start; `bug` names its one defect. */
export async function startFlags(bug = ""): Promise<FlagsServer> {
  const flags = new Map<string, Set<string>>([
    ["main", new Set(["legacy"])],
    ["other", new Set()],
  ]);
  let isInMaintenance = false;

  const server = await serve((request) => {
    if (request.headers["x-key"] !== "alice-flags-key-5b20") return refuse(401, "unauthorized");
    const isChange = request.method !== "GET" && request.path !== "/maintenance";
    if (isChange && isInMaintenance) return refuse(503, "maintenance");
    return route(request);
  });
  return { ...server, isInMaintenance: () => isInMaintenance };

  function route(request: MockRequest): MockResponse {
    const [, first, project, second, flag, third, environment, end] = request.path.split("/");
    if (end !== undefined) return refuse(404, "not-found");
    if (first === "maintenance" && project === undefined) return maintenance(request);
    if (first === "notices" && project === undefined) return notices(request);
    if (first !== "projects") return refuse(404, "not-found");
    if (project === undefined) return projects(request);
    const own = flags.get(project);
    if (second === "status" && flag === undefined) {
      if (request.method !== "GET") return refuse(405, "method");
      return own ? { status: 200, body: { flags: own.size } } : refuse(404, "not-found");
    }
    if (second !== "flags") return refuse(404, "not-found");
    if (flag === undefined) return create(request, own);
    if (third !== undefined && request.method !== "GET") return refuse(405, "method");
    if (!["GET", "DELETE"].includes(request.method)) return refuse(405, "method");
    if (!own?.has(flag)) return refuse(404, "not-found");
    if (third === undefined) return one(request, own, flag);
    if (third !== "environments" || !environments.includes(environment ?? ""))
      return refuse(404, "not-found");
    return { status: 200, body: { on: bug === "getFlagEnvironment text" ? "yes" : true } };
  }

  function projects({ method }: MockRequest): MockResponse {
    if (method !== "GET") return refuse(405, "method");
    return { status: 200, body: { projects: [...flags.keys()].map((id) => ({ id, name: `The ${id}` })) } };
  }

  function one({ method }: MockRequest, own: Set<string>, flag: string): MockResponse {
    if (method === "GET") return { status: 200, body: flagOf(flag) };
    own.delete(flag);
    return { status: 204 };
  }

  function create(request: MockRequest, own: Set<string> | undefined): MockResponse {
    if (request.method !== "POST") return refuse(405, "method");
    const body = read(request);
    if (!body) return malformed();
    const { name, ...rest } = body;
    if (typeof name !== "string" || !/^[a-z-]{1,40}$/.test(name) || Object.keys(rest).length > 0)
      return refuse(400, "invalid");
    if (!own) return refuse(404, "not-found");
    if ([...flags.values()].some((names) => names.has(name))) return refuse(409, "taken");
    own.add(name);
    return { status: 201, body: flagOf(name) };
  }

  function maintenance(request: MockRequest): MockResponse {
    if (request.method === "GET") return { status: 200, body: { enabled: isInMaintenance } };
    if (request.method !== "POST") return refuse(405, "method");
    const body = read(request);
    if (!body) return malformed();
    if (typeof body["enabled"] !== "boolean" || Object.keys(body).length > 1) return refuse(400, "invalid");
    isInMaintenance = body["enabled"];
    return { status: 204 };
  }

  function notices(request: MockRequest): MockResponse {
    if (request.method === "GET" && bug === "free addresses show a page")
      return {
        status: 200,
        headers: { "content-type": "text/html" },
        raw: "<!doctype html><title>Flags</title>",
      };
    if (request.method !== "POST") return refuse(405, "method");
    const isAnyType = bug === "postNotice takes any content type";
    const body = isAnyType ? readObject(request.text) : read(request);
    if (!body) return malformed();
    const { text, ...rest } = body;
    const isText = typeof text === "string" && [...text].length >= 1 && [...text].length <= 40;
    return isText && Object.keys(rest).length === 0 ? { status: 202 } : refuse(400, "invalid");
  }

  function malformed(): MockResponse {
    return bug === "the parser shows its trace" ? refuse(400, "invalid", trace) : refuse(400, "invalid");
  }
}

const flagOf = (name: string): Values => ({ name, environments: environments.map((one) => ({ name: one })) });

const read = ({ headers, text }: MockRequest): Values | undefined =>
  /^application\/json\b/.test(headers["content-type"] ?? "") ? readObject(text) : undefined;
