import type { Language } from '#domain/language.ts'

/** The two documents the server has: the welcome page, and an empty one for every other address. */
export type DocumentKind = 'home' | 'shell'

/** What a page asks its worker to keep: all that a visitor may open, or only what was opened. */
export interface KeepRequest {
  language: Language
  documents: readonly DocumentKind[]
  /** Addresses without the host. */
  files: 'all' | readonly string[]
}
