/** The article and its side column. */
export const newsLayoutClass =
  "grid grid-cols-1 gap-x-15 gap-y-16 md:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-[minmax(0,1fr)_17.5rem] print:block";

/** From 1200 px the article has a margin column with the date: 120 + 60 + 640. */
export const newsArticleClass =
  "min-w-0 gap-x-15 lg:grid lg:grid-cols-[7.5rem_minmax(0,40rem)] lg:content-start print:block";
export const inReadingColumn = "lg:col-start-2";
