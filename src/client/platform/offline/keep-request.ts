import type { Language } from '#domain/language.ts'

/** The two documents that are kept: the welcome page, and an empty shell for every other address. */
export type DocumentKind = 'home' | 'shell'

/** What a page asks its worker to cache: everything a visitor may open, or only what was opened. */
export interface KeepRequest {
  language: Language
  documents: readonly DocumentKind[]
  /** Paths without the host. */
  files: 'all' | readonly string[]
}

/** The cache with the copies of counties: the worker makes it, pages fill it, and clearing the device deletes it. */
export const copiesName = 'county-copies'

/** Whether a county is kept on this device, and with it the part of the app that searches in it. */
export async function hasCopies(storage: CacheStorage | undefined = globalThis.caches): Promise<boolean> {
  if (!storage || !(await storage.has(copiesName))) return false
  return (await (await storage.open(copiesName)).keys()).length > 0
}
