/** How long an administrator has to object before a newer one may remove them: a long weekend. */
export const removalDelayMs = 72 * 60 * 60 * 1000

/** How long an organization has to answer a claim for its listing before two of our own people may. */
export const holderSilenceMs = 7 * 24 * 60 * 60 * 1000
