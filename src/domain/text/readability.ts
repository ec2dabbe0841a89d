import type { Language } from '../language.ts'

const highestGrade = 6

/** Readability formulas do not work for labels; texts this short are reviewed by people. */
const fewestWords = 5
/** Below this, one long word changes the grade by two, so a single text gets that much tolerance. */
const enoughWords = 10

function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
}

function sentenceCount(text: string): number {
  return Math.max(1, text.split(/[.!?…:;]+(?:\s|$)|\n+/u).filter((part) => words(part).length > 0).length)
}

const silentEndings = [/(?<![td])ed$/, /(?<![szxcg]|[cs]h)es$/, /(?<![^aeiouy]l)e$/]

/** Counts vowel groups, ignoring silent endings (saved, homes, place). */
export function countEnglishSyllables(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '')
  if (plain.length <= 3) return 1
  const silent = silentEndings.find((ending) => ending.test(plain))
  const spoken = silent ? plain.replace(silent, '') : plain
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 1)
}

/** One syllable per vowel group; two strong vowels, or an accented weak one, are separate. */
export function countSpanishSyllables(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/qu|gu(?=[eiéí])/g, 'k')
    .replace(/y$/, 'i')
    .replace(/y/g, 'j')
  const groups = plain.match(/[aeiouáéíóúü]+/g) ?? []
  const inGroup = (group: string) => Math.max(1, group.match(/[aeoáéóíú]/g)?.length ?? 0)
  return Math.max(
    1,
    groups.reduce((sum, group) => sum + inGroup(group), 0),
  )
}

/** Flesch–Kincaid school grade. */
function englishGrade(wordsPerSentence: number, syllablesPerWord: number): number {
  return 0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59
}

/** Maps the Fernández-Huerta score to its school scale: 90 is grade 4, 80 grade 5, 70 grade 6. */
function spanishGrade(wordsPerSentence: number, syllablesPerWord: number): number {
  const ease = 206.84 - 60 * syllablesPerWord - 1.02 * wordsPerSentence
  return 4 + (90 - ease) / 10
}

/** The project's limit for a text of this length. */
export function getGradeLimit(text: string): number {
  return words(text).length < enoughWords ? highestGrade + 2 : highestGrade
}

/** School grade needed to read a text, or null when it is too short to tell. */
export function computeReadingGrade(language: Language, text: string): number | null {
  const counted = words(text.replace(/\{\w+\}/g, ' '))
  if (counted.length < fewestWords) return null
  const syllables = language === 'en' ? countEnglishSyllables : countSpanishSyllables
  const perWord = counted.reduce((sum, word) => sum + syllables(word), 0) / counted.length
  const perSentence = counted.length / sentenceCount(text)
  return language === 'en' ? englishGrade(perSentence, perWord) : spanishGrade(perSentence, perWord)
}

/** Szigriszt-Pazos on the INFLESZ scale: 65 and more is easy to read in Spanish. */
export function computeInflesz(text: string): number | null {
  const counted = words(text)
  if (counted.length < fewestWords) return null
  const perWord = counted.reduce((sum, word) => sum + countSpanishSyllables(word), 0) / counted.length
  return 206.835 - 62.3 * perWord - counted.length / sentenceCount(text)
}
