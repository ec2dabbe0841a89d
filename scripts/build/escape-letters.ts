/**
 * Code with every letter beyond ASCII written as its number. Node keeps the text of a program in memory, with two bytes for each
 * letter as soon as one needs them. A backslash before such a letter means nothing and goes. In
 * `String.raw` the number stays as written, which only a pattern reads as its letter.
 */
export function escapeLetters(code: string): string {
  return code.replace(/\\[\0-\x7f]|\\?([^\0-\x7f])/g, (found, letter: string | undefined) =>
    letter === undefined ? found : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
