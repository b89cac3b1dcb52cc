/** Stands before the field of a phone number: those of mainland China alone are taken. */
export const countryCode = <span className="figures border-line2 border-r pr-3 text-ink">+86</span>;
