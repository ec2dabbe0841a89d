/**
 * Text that is fetched when a screen first asks for it, in the language in use only. A module
 * that is not part of the core gets one entry here:
 * `search: { en: async () => (await import('#content/en/search.ts')).search, es: … }`.
 */
export const lazyText = {}
