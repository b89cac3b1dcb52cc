import { shellName } from "./shell";

/** Where the pages lie whose content a parameter of the query names, in the built files. */
export const queryPageFolder = "by-query";

/** A pattern, without its ends, of values that may stand in the name of a file. */
export const queryValuePattern = "[A-Za-z0-9-]{1,64}";

/** A pattern, without its ends, of query parameters that change nothing on a page: they tell where visitors came from. */
export const neutralParameters = "ref|kw|kwid|utm_\\w+|gclid|bd_vid|mock|panel";

/**
 * The file of a page whose content one parameter names, from the folder of the built files.
 * @param prefix the language prefix of its address, such as "/en"; "" without one
 */
export function queryPageFile(routePath: string, value: string, prefix: string): string {
  return `${queryPageFolder}${prefix.toLowerCase()}/${shellName(routePath)}/${value}.html`;
}

/** The value of a parameter in a query that says nothing else about the page; null for any other query. */
export function pageValue(query: URLSearchParams, parameter: string): string | null {
  const neutral = new RegExp(`^(?:${neutralParameters})$`);
  const isAlone = [...query.keys()].every((name) => name === parameter || neutral.test(name));
  const values = query.getAll(parameter);
  const [value] = values;
  if (!isAlone || values.length !== 1 || value === undefined) return null;
  return new RegExp(`^${queryValuePattern}$`).test(value) ? value : null;
}
