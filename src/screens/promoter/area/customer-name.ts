/** The id of the heading that names the customer; one is shown at a time. */
export const customerNameId = "customer-name";
