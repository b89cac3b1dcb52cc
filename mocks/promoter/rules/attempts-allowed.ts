/** How often within three minutes one account may try what changes money, names or teams, or looks things up. */
export const attemptsAllowed = {
  codeLookup: 10,
  nickname: 5,
  withdrawal: 5,
  bankCard: 5,
  bankName: 10,
  teamMember: 5,
} as const;
