/** There is one search box on a page of the help centre; the slash key and the results lead to it. */
export const helpSearchFieldId = "help-search";
