import type { GroModule, LoadedModule } from '#domain/gro/lessons.ts'
import type { Language } from '#domain/language.ts'

/** Each module is loaded when it is first opened, only in the language in use. */
export const groLibrary: Record<GroModule, Record<Language, () => Promise<LoadedModule>>> = {
  thriveAtWork: {
    en: async () => (await import('./en/thrive-at-work.ts')).thriveAtWork,
    es: async () => (await import('./es/thrive-at-work.ts')).thriveAtWork,
  },
  toolUp: {
    en: async () => (await import('./en/tool-up.ts')).toolUp,
    es: async () => (await import('./es/tool-up.ts')).toolUp,
  },
  getInMotion: {
    en: async () => (await import('./en/get-in-motion.ts')).getInMotion,
    es: async () => (await import('./es/get-in-motion.ts')).getInMotion,
  },
  layFoundation: {
    en: async () => (await import('./en/lay-foundation.ts')).layFoundation,
    es: async () => (await import('./es/lay-foundation.ts')).layFoundation,
  },
  createValue: {
    en: async () => (await import('./en/create-value.ts')).createValue,
    es: async () => (await import('./es/create-value.ts')).createValue,
  },
  ownMindset: {
    en: async () => (await import('./en/own-mindset.ts')).ownMindset,
    es: async () => (await import('./es/own-mindset.ts')).ownMindset,
  },
}
