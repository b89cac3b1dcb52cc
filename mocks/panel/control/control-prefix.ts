/** Before the path of everything that is the mock back end's own. */
export const controlPrefix = "/__mock/";
