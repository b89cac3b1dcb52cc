/** Attempts allowed within three minutes, as the contract documents them. */
export const attemptsAllowed = { receive: 5, unknownCode: 20, bind: 10 } as const;
