/**
 * A server may close an idle connection at the instant of its next use; the request has then not been received and is
 * retried.
 */
export const retryClosedConnection = { maxRetries: 2 } as const;
