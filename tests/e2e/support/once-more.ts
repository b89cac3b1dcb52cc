/** A server may close an idle connection in the very moment it is used again; what was sent then was heard by nobody. */
export const onceMore = { maxRetries: 2 } as const;
