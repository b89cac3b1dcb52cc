/** Where the address says that the form of the account's details is open. */
export const detailsParameter = "edit";
export const detailsForm = "details";

/** The page of the account with the form open; leads there from the page itself. */
export const openDetails = `?${detailsParameter}=${detailsForm}`;
