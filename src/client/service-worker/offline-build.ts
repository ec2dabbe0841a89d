import type { Language } from '#domain/language.ts'

/** What the build writes into the worker: its version, and the files a visitor may need; `copies` only with a county on the phone. */
export interface OfflineBuild {
  version: string
  /** Appears in every document of this build and in no other. */
  entry: string
  files: Record<'shared' | Language | 'copies', readonly string[]>
}

export function filesIn(build: OfflineBuild, language: Language): string[] {
  return [...build.files.shared, ...build.files[language]]
}

export function allFiles({ files }: OfflineBuild): ReadonlySet<string> {
  return new Set([...files.shared, ...files.en, ...files.es, ...files.copies])
}
