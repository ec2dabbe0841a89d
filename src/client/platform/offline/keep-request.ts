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
