/** Alias of the product whose help the landing page and the search lead with. */
export const mainProduct = "zhj";
