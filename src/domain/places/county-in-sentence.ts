import type { Language } from '#domain/language.ts'

const spanishForms: readonly (readonly [suffix: string, lead: string])[] = [
  [' County', 'el condado de '],
  [' Parish', 'la parroquia de '],
]

/** The listed name of a county as it reads inside a sentence: "Kern County", "el condado de Kern". */
export function formatCountyInSentence(county: string, language: Language): string {
  const [suffix, lead] = spanishForms.find(([ending]) => county.endsWith(ending)) ?? ['', '']
  return language === 'es' && lead !== '' ? `${lead}${county.slice(0, -suffix.length)}` : county
}
