import {
  type Check,
  isInteger,
  isText,
  type MockRequest,
  type MockResponse,
  maximum,
  maxLength,
  minimum,
  minLength,
  oneOf,
  readObject,
  serve,
  type Values,
} from "./kit";

interface Article extends Values {
  id: number;
  owner: string;
  serial: string;
  version: number;
  title: unknown;
  layout: Values;
}

const owners: Record<string, string> = { "alice-wiki-key-77d1": "alice", "bob-wiki-key-19ac": "bob" };

const title = [isText, minLength(1), maxLength(60)];
const columns = [isInteger, minimum(1), maximum(6)];
const colour = [isText, oneOf("red", "green", "blue")];
const version = [isInteger, minimum(1)];
const isLayout = (required: readonly string[]): Check => [
  "layout",
  (value) => isValid(value, { columns, colour }, required),
];

const refuse = (status: number, type: string): MockResponse => ({ status, body: { type } });

/** A correct server for wiki.yaml; `bug` names its one defect. */
export function startWiki(bug = "") {
  let articles: Article[] = [];
  let last = 0;

  return serve((request) => {
    const owner = owners[String(request.headers["x-key"] ?? "")];
    return owner === undefined ? refuse(401, "unauthorized") : route(request, owner);
  });

  function route(request: MockRequest, owner: string): MockResponse {
    const [, first, id, rest] = request.path.split("/");
    if (first !== "articles" || rest !== undefined) return refuse(404, "not-found");
    if (id === undefined) {
      if (request.method === "POST") return create(request, owner);
      if (request.method !== "GET") return refuse(405, "method");
      const own = articles.filter((one) => one.owner === owner);
      return { status: 200, body: { items: own.map(represent) } };
    }
    if (!/^[1-9]\d*$/.test(id)) return refuse(400, "invalid");
    if (!["GET", "PATCH", "DELETE"].includes(request.method)) return refuse(405, "method");
    const article = articles.find((one) => String(one.id) === id && one.owner === owner);
    if (!article) return refuse(404, "not-found");
    if (request.method === "PATCH") return update(request, article);
    if (request.method === "GET") return { status: 200, body: represent(article) };
    articles = articles.filter((one) => one !== article);
    return { status: 204 };
  }

  function create(request: MockRequest, owner: string): MockResponse {
    const body = readBody(request, "application/json");
    if (!body) return refuse(400, "invalid");
    const { serial, ...sent } = body;
    const layout = [isLayout(["columns", "colour"])];
    if (!isValid(sent, { title, layout }, ["title", "layout"])) return refuse(400, "invalid");
    last += 1;
    const own =
      bug === "createArticle takes the serial" && typeof serial === "string" ? serial : serialOf(last);
    const article = {
      id: last,
      owner,
      serial: own,
      version: 1,
      title: sent["title"],
      layout: valuesOf(sent["layout"]),
    };
    articles.push(article);
    const slow = bug === "createArticle is slow" ? { delay: 220 } : {};
    return { status: 201, body: represent(article), ...slow };
  }

  function update(request: MockRequest, article: Article): MockResponse {
    const body = readBody(request, "application/merge-patch+json");
    if (!body || !isValid(body, { version, title, layout: [isLayout([])] }, []))
      return refuse(400, "invalid");
    const isStale = body["version"] !== undefined && body["version"] !== article.version;
    if (isStale && bug !== "updateArticle ignores the version") return refuse(409, "version");
    article.version += 1;
    if (body["title"] !== undefined) article.title = body["title"];
    if (body["layout"] !== undefined) {
      const before =
        bug === "updateArticle replaces the layout" ? { columns: 6, colour: "blue" } : article.layout;
      article.layout = { ...before, ...valuesOf(body["layout"]) };
    }
    return { status: 200, body: represent(article) };
  }
}

const represent = ({ owner: _, ...article }: Article): Values => article;

/** Eight letters that only the server chooses: 1 → "aaaaaaab". */
const serialOf = (number: number): string =>
  number
    .toString(10)
    .padStart(8, "0")
    .replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));

function readBody({ headers, text }: MockRequest, type: string): Values | undefined {
  return (headers["content-type"] ?? "").startsWith(type) ? readObject(text) : undefined;
}

function isValid(value: unknown, checks: Record<string, Check[]>, required: readonly string[]): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const values = valuesOf(value);
  return (
    Object.keys(values).every((name) => name in checks) &&
    required.every((name) => values[name] !== undefined) &&
    Object.entries(values).every(([name, one]) => (checks[name] ?? []).every(([, holds]) => holds(one)))
  );
}

const valuesOf = (value: unknown): Values => ({ ...Object(value) });
