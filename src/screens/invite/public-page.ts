/** Pages for visitors: prerendered whole; who invited them is read from the query after hydration. */
export const publicPage = { audience: "everyone" } as const;
