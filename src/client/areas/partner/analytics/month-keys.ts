/** Monthly counts, in the order the events happen. */
export const answerKeys = ['sent', 'accepted', 'needsYou', 'declined'] as const
export const outcomeKeys = ['gotHelp', 'notGotHelp', 'walkIns'] as const
