/** Before the path of everything that is the pretend back end's own. */
export const controlPrefix = "/__mock/";
