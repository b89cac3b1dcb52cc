/* What pages and the service worker must agree on. */

/** Address of the service worker. */
export const workerAddress = "/service-worker.js";

/** How the names of its caches begin. */
export const cachePrefix = "stockbook-";

/** The database in which Workbox notes when what in them was used. */
export const expirationDatabase = "workbox-expiration";

/** The attribute of the html element of a page that the worker took from its store: when it was stored. */
export const storedAtAttribute = "data-stored-at";
