/** A route of the site, as the worker knows it. */
export interface WorkerRoute {
  /** A regular expression, without its ends, for path names without language prefix. */
  readonly pattern: string;
  /** The name of its shell. */
  readonly shell: string;
  /** Whether pages of it are prerendered: the same for every reader. */
  readonly isPublic: boolean;
}

/** What the build writes into the worker. */
export interface SiteRelease {
  /** See `releaseNameIn`. */
  readonly name: string;
  /** In the order of the route table: the first that matches counts. */
  readonly routes: readonly WorkerRoute[];
}
