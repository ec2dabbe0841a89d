/**
 * Text that is fetched when a screen first asks for it, in the language in use only. A module
 * that is not part of the core gets one entry here.
 */
export const lazyText = {
  away: {
    en: async () => (await import('#content/en/away.ts')).away,
    es: async () => (await import('#content/es/away.ts')).away,
  },
  helpLines: {
    en: async () => (await import('#content/en/help-lines.ts')).helpLines,
    es: async () => (await import('#content/es/help-lines.ts')).helpLines,
  },
  signIn: {
    en: async () => (await import('#content/en/sign-in.ts')).signIn,
    es: async () => (await import('#content/es/sign-in.ts')).signIn,
  },
  workshop: {
    en: async () => (await import('#content/en/workshop.ts')).workshop,
    es: async () => (await import('#content/es/workshop.ts')).workshop,
  },
}
