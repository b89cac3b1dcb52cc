/** Attempts per account within three minutes, for changes of money, names or teams and for look-ups. */
export const attemptsAllowed = {
  codeLookup: 10,
  nickname: 5,
  withdrawal: 5,
  bankCard: 5,
  bankName: 10,
  teamMember: 5,
} as const;
