import {
  type MockRequest,
  type MockResponse,
  type RunningServer,
  readInteger,
  readObject,
  serve,
} from "./kit";

/** Three kinds of paging: a cursor in the body, pages from 0 with the total in a header, and links in a header. */
export async function startFeeds(bug = ""): Promise<RunningServer> {
  let posts = Array.from({ length: 7 }, (_, index) => ({ id: index + 1, title: `Post ${index + 1}` }));
  const tags = Array.from({ length: 8 }, (_, index) => ({ key: `tag-${index}` }));
  let nextId = 8;
  const refuse = (status: number): MockResponse => ({ status, body: { error: "refused" } });

  function listPosts(query: URLSearchParams): MockResponse {
    const limit = readInteger(query.get("limit"), 20, 1, 50);
    const cursor = query.get("cursor");
    const after =
      cursor === null ? 0 : Number(Buffer.from(cursor, "base64url").toString().replace("after ", ""));
    if (limit === null || (cursor ?? "").length > 200 || !Number.isInteger(after)) return refuse(400);
    const rest = posts.filter(({ id }) => (bug === "listPosts overlaps" ? id >= after : id > after));
    const items = rest.slice(0, bug === "listPosts one too many" ? limit + 1 : limit);
    const last = items.at(-1);
    const isMore = rest.length > items.length && bug !== "listPosts ends early";
    if (bug === "listPosts loses one" && cursor !== null) items.shift();
    const nextCursor = isMore && last ? Buffer.from(`after ${last.id}`).toString("base64url") : null;
    return { status: 200, body: { items, nextCursor } };
  }

  function listTags(query: URLSearchParams): MockResponse {
    const page = readInteger(query.get("page"), 0, 0, 1000);
    const size = readInteger(query.get("size"), 5, 1, 10);
    if (page === null || size === null) return refuse(400);
    const from = (bug === "listTags begins with 1" ? Math.max(0, page - 1) : page) * size;
    const total = bug === "listTags total" ? tags.length + 1 : tags.length;
    return {
      status: 200,
      headers: { "x-total-count": String(total) },
      body: tags.slice(from, from + size),
    };
  }

  function listLabels(query: URLSearchParams): MockResponse {
    const size = readInteger(query.get("size"), 5, 1, 10);
    if (size === null || query.get("after") === "" || (query.get("after") ?? "").length > 40)
      return refuse(400);
    const after = tags.findIndex(({ key }) => key === query.get("after"));
    const start = after + (bug === "listLabels overlaps" && after >= 0 ? 0 : 1);
    const body = tags.slice(start, start + size);
    const isMore = start + size < tags.length;
    const link = `</labels?size=${size}&after=${body.at(-1)?.key}>; rel="next", </labels>; rel="first"`;
    return { status: 200, headers: isMore ? { link } : {}, body };
  }

  function createPost(text: string): MockResponse {
    const title = readObject(text)?.["title"];
    const others = Object.keys(readObject(text) ?? {}).length - 1;
    const isText = typeof title === "string" && [...title].length >= 1 && [...title].length <= 40;
    if (!isText || others > 0) return refuse(400);
    const post = { id: nextId++, title };
    posts.push(post);
    return { status: 201, body: post };
  }

  function deletePost(path: string): MockResponse {
    const id = Number(path.slice(7));
    if (!Number.isInteger(id) || id < 1) return refuse(400);
    const rest = posts.filter((post) => post.id !== id);
    if (rest.length === posts.length) return refuse(404);
    posts = rest;
    return { status: 204 };
  }

  return await serve(({ method, path, query, headers, text }: MockRequest): MockResponse => {
    if (!/^Bearer (alice|bob)-bearer-token-[12]$/.test(headers.authorization ?? "")) return refuse(401);
    if (path === "/posts" && method === "GET") return listPosts(query);
    if (path === "/tags" && method === "GET") return listTags(query);
    if (path === "/labels" && method === "GET") return listLabels(query);
    if (path === "/posts" && method === "POST")
      return headers["content-type"] === "application/json" ? createPost(text) : refuse(400);
    if (/^\/posts\/[^/]+$/.test(path) && method === "DELETE") return deletePost(path);
    return refuse(/^\/(posts|tags|labels)(\/|$)/.test(path) ? 405 : 404);
  });
}
