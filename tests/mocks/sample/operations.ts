/** Types of the sample contract in the form of openapi-typescript. */
export interface Thing {
  id: number;
  name: string;
  kind: "tool" | "toy";
  price: string;
  made: string;
}

interface Success {
  code: 200;
  errcode: 0;
  success: true;
  msg: string;
}

interface NotFound {
  code: 404;
  errcode: 40400;
  success: false;
  msg: string;
  data: null;
}

interface Invalid {
  code: 400;
  errcode: 40000;
  success: false;
  msg: string;
  data: null;
  fields: { field: string; key: string; message: string }[];
}

interface Answers<Body> {
  200: { headers: { [name: string]: unknown }; content: { "application/json": Body } };
}

interface Parameters<Query, Path> {
  query?: Query;
  header?: never;
  path: Path;
  cookie?: never;
}

interface NoPath {
  query?: never;
  header?: never;
  path?: never;
  cookie?: never;
}

export interface operations {
  listThings: {
    parameters: {
      query?: {
        page?: number;
        page_size?: number;
        kind?: ("tool" | "toy")[];
        isCheap?: boolean;
        lang?: "zh-CN" | "zh-TW" | "en-US";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: Answers<(Success & { data: { total: number; items: Thing[] } }) | Invalid>;
  };
  getThing: {
    parameters: Parameters<never, { id: number }>;
    requestBody?: never;
    responses: Answers<(Success & { data: Thing }) | NotFound | Invalid>;
  };
  getFeaturedThing: {
    parameters: NoPath;
    requestBody?: never;
    responses: Answers<Success & { data: Thing }>;
  };
  createThing: {
    parameters: NoPath;
    requestBody: { content: { "application/json": { name: string; kind: "tool" | "toy"; price: string } } };
    responses: Answers<(Success & { data: Thing }) | Invalid>;
  };
  removeThing: {
    parameters: Parameters<never, { id: number }>;
    requestBody?: never;
    responses: Answers<(Success & { data: null }) | NotFound | Invalid>;
  };
  signIn: {
    parameters: NoPath;
    requestBody: { content: { "application/json": { userId: string } } };
    responses: Answers<(Success & { data: { token: string } }) | Invalid>;
  };
  signOut: {
    parameters: NoPath;
    requestBody?: never;
    responses: Answers<Success & { data: null }>;
  };
  getMe: {
    parameters: NoPath;
    requestBody?: never;
    responses: Answers<
      Success & { data: { userId: string | null; locale: string; now: string; luck: number } }
    >;
  };
}
