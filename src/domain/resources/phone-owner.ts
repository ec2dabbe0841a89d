/** Whose line a number is, where it is not the place's own. */
export const phoneOwners = ['state-line', 'regional-office', 'intake-line', 'program'] as const
export type PhoneOwner = (typeof phoneOwners)[number]
