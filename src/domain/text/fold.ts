/** Most words compared are folded already; seeing that is ten times cheaper than folding. */
const isFolded = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/**
 * Text as it is compared: lower case, no accents (ñ is n), punctuation and space are one space. Apostrophes vanish, so
 * that "don't" is "dont" and "George's" is "georges", as people type them.
 */
export function fold(text: string): string {
  if (isFolded.test(text)) return text
  // normalize() sorts a run of marks in time that grows with the square of its length, and makes up to eighteen letters
  // of either of these Arabic signs. Without them its time and its result grow only as the text does.
  const quick = text.replace(/\p{M}+/gu, '').replace(/[\uFDFA\uFDFB]/g, ' ')
  return quick
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´]+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The folded words of a text, in order. */
export function splitWords(text: string): string[] {
  const folded = fold(text)
  return folded === '' ? [] : folded.split(' ')
}
