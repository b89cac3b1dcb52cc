/** A small contract as the generator writes it: reads and changes on each of the four back ends. */
export interface SamplePaths {
  "/api/item/{id}": {
    get: {
      parameters: { query?: { lang?: string; page?: number }; path: { id: number } };
      responses: Response<{ id: number }>;
    };
    delete: { parameters: { path: { id: number } }; responses: Response<null> };
  };
  "/api/items": { get: { parameters: { query: { keyword: string } }; responses: Response<string[]> } };
  "/ommall/srvmall/thing": {
    get: {
      parameters: { query?: never; header?: { "Accept-Language"?: string } };
      responses: Response<null>;
    };
    post: {
      parameters: { query?: never };
      requestBody: { content: { "application/json": { name: string } } };
      responses: Response<{ number: string }>;
    };
  };
  "/ommallow": { get: { parameters: { query?: never }; responses: Response<null> } };
  "/log/log/zhjlog/batchinsert": {
    post: {
      parameters: { query?: never };
      requestBody: { content: { "application/json": { operName: string }[] } };
      responses: Response<null>;
    };
  };
  "/login": { get: { parameters: { query?: never }; responses: Response<null> } };
  "/zhjsrv/report/weekly": { get: { parameters: { query?: never }; responses: Response<string> } };
}

interface Response<Data> {
  200: {
    content: {
      "application/json":
        | { code: 200; errcode: 0; success: true; msg: string; data: Data }
        | { code: 404; errcode: 40400; success: false; msg: string; data: null };
    };
  };
}
