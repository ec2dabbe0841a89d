import type { DraftProblem } from './draft.ts'

/** Language names used in source files; two- and three-letter codes pass unchanged. */
const byName: Record<string, string> = {
  spanish: 'es',
  español: 'es',
  espanol: 'es',
  english: 'en',
  french: 'fr',
  'haitian creole': 'ht',
  creole: 'ht',
  vietnamese: 'vi',
  chinese: 'zh',
  mandarin: 'zh',
  cantonese: 'yue',
  korean: 'ko',
  tagalog: 'tl',
  russian: 'ru',
  arabic: 'ar',
  portuguese: 'pt',
  polish: 'pl',
  somali: 'so',
  hmong: 'hmn',
  navajo: 'nv',
  asl: 'ase',
  'sign language': 'ase',
  'american sign language': 'ase',
}

/** Languages other than English, as codes. */
export function toLanguageCodes(names: readonly string[], problems: DraftProblem[]): string[] {
  const codes = names.flatMap((name) => {
    const key = name.trim().toLowerCase()
    const code = byName[key] ?? (/^[a-z]{2,3}$/.test(key) ? key : null)
    if (!code) problems.push({ code: 'language_unknown', field: 'languages' })
    return code && code !== 'en' ? [code] : []
  })
  return [...new Set(codes)].slice(0, 20)
}
