import type { Change } from "../change";
import type { Run } from "../sentence-runs";

/** What stands on the picture of a report, in words and shares; nothing of it is worked out while drawing. */
export interface ReportPicture {
  readonly title: string;
  /** Whose report, and of which shop. */
  readonly owner: string;
  readonly week: string;
  readonly range: string;
  readonly sentence: readonly Run[];
  readonly figures: readonly { readonly name: string; readonly value: string; readonly change: Change }[];
  readonly days: PictureDays;
  /** In the order they are drawn. */
  readonly lists: readonly PictureList[];
  /** Last lines: until when the figures count, in what money, how they are worked out. */
  readonly notes: readonly string[];
  readonly brand: string;
}

export interface PictureDays {
  readonly title: string;
  /** The week before, then the week itself. */
  readonly legend: readonly [string, string];
  readonly bars: readonly {
    readonly name: string;
    /** Of the highest bar. */
    readonly before: number;
    readonly share: number;
    /** Printed over the best one; "" over the others. */
    readonly mark: string;
  }[];
}

export type BarColour = "green" | "amber" | "red" | "bar2";

export interface PictureList {
  readonly title: string;
  /** At the end of the title's line. */
  readonly note: string;
  /** Whether rows are numbered and lie on their bar; else the bar stands beside the name. */
  readonly isRanked: boolean;
  readonly rows: readonly {
    readonly name: string;
    readonly detail: string;
    readonly value: string;
    /** Of the longest bar. */
    readonly share: number;
    readonly colour: BarColour;
  }[];
  /** Closes the list with a double line. */
  readonly total: { readonly name: string; readonly value: string } | null;
  /** Stands in place of rows where there are none. */
  readonly empty: string;
}
