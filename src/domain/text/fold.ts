import { rememberText } from './while-reading.ts'

/** Most words compared are folded already; checking is ten times cheaper than folding. */
const isFolded = /^[a-z0-9]+(?: [a-z0-9]+)*$/
/** Most names and streets have no accents; the steps for those take three times longer. */
const hasOther = /[^ -~]/
const notPlainLetters = /[^a-z0-9]+/g
const notLetters = /[^\p{L}\p{N}]+/gu

/** What people type on a phone in English and Spanish; the steps for all other signs take several times longer. */
const isFamiliar = /^[\t\n\r -~áéíóúüñÁÉÍÓÚÜÑ¿¡‘’“”–—…]*$/
const accented = /[áéíóúüñ]/g
const plainLetters: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n' }

/**
 * Normalizes text for comparison: lower case, no accents (ñ is n), punctuation and spaces become one space. Apostrophes
 * are removed, so that "don't" is "dont" and "George's" is "georges", as people type them.
 */
export function fold(text: string): string {
  return isFolded.test(text) ? text : foldTyped(text)
}

const foldTyped = rememberText((text: string): string => {
  if (!hasOther.test(text)) {
    return text.replace(/['`]+/g, '').toLowerCase().replace(notPlainLetters, ' ').trim()
  }
  if (isFamiliar.test(text)) {
    const lower = text.replace(/['`’‘]+/g, '').toLowerCase()
    return lower
      .replace(accented, (letter) => plainLetters[letter] ?? letter)
      .replace(notPlainLetters, ' ')
      .trim()
  }
  // normalize() sorts a run of combining marks in quadratic time, and expands each of these Arabic ligatures to up to
  // eighteen letters. Without them, time and result size are linear.
  const quick = text.replace(/\p{M}+/gu, '').replace(/[\uFDFA\uFDFB]/g, ' ')
  const plain = quick.normalize('NFKD').replace(/[\p{M}'’‘`´]+/gu, '')
  return plain
    .toLowerCase()
    .replace(hasOther.test(plain) ? notLetters : notPlainLetters, ' ')
    .trim()
})

/** The folded words of a text, in order. */
export function splitWords(text: string): string[] {
  const folded = fold(text)
  return folded === '' ? [] : folded.split(' ')
}
