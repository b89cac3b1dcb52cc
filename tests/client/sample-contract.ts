/** A small contract as the generator writes it: reads and changes on each of the four back ends. */
export interface SamplePaths {
  "/api/item/{id}": {
    get: {
      parameters: { query?: { lang?: string; page?: number }; path: { id: number } };
      responses: Answer<{ id: number }>;
    };
    delete: { parameters: { path: { id: number } }; responses: Answer<null> };
  };
  "/api/items": { get: { parameters: { query: { keyword: string } }; responses: Answer<string[]> } };
  "/ommall/srvmall/thing": {
    get: { parameters: { query?: never; header?: { "Accept-Language"?: string } }; responses: Answer<null> };
    post: {
      parameters: { query?: never };
      requestBody: { content: { "application/json": { name: string } } };
      responses: Answer<{ number: string }>;
    };
  };
  "/ommallow": { get: { parameters: { query?: never }; responses: Answer<null> } };
  "/log/log/zhjlog/batchinsert": {
    post: {
      parameters: { query?: never };
      requestBody: { content: { "application/json": { operName: string }[] } };
      responses: Answer<null>;
    };
  };
  "/login": { get: { parameters: { query?: never }; responses: Answer<null> } };
  "/zhjsrv/report/weekly": { get: { parameters: { query?: never }; responses: Answer<string> } };
}

interface Answer<Data> {
  200: {
    content: {
      "application/json":
        | { code: 200; errcode: 0; success: true; msg: string; data: Data }
        | { code: 404; errcode: 40400; success: false; msg: string; data: null };
    };
  };
}
