/** How often a promoter may do something within three minutes (proposed; the look-ups are stated by the contract). */
export const allowed = { searches: 30, leads: 30, followUps: 60, activations: 10 } as const;
