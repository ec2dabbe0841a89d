/** Texts that may read above grade 6, each with the reason. A reason that is no longer needed fails the test. */
export const readabilityExceptions: Readonly<Record<string, string>> = {}
