import type { Language } from '#domain/language.ts'

/**
 * Finds the picture of a return word, if it has one. Pictures are keyed by the English word, so Spanish also needs the
 * word pairs.
 */
export async function loadWordPictures(language: Language): Promise<(word: string) => string | null> {
  const { returnWordPictures } = await import('#content/return-word-pictures.ts')
  const find = (word: string) => returnWordPictures[word] ?? null
  if (language === 'en') return find
  const { returnWords } = await import('#content/return-words.ts')
  const english = new Map(returnWords.map(([en, es]) => [es, en]))
  return (word) => find(english.get(word) ?? word)
}
