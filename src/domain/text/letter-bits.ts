/** The letters of a word as bits: words that differ a lot here need not be compared letter by letter. */
export function getLetterBits(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 31)
  return bits
}

/** How many letters only one of two words has; a typo makes at most two. */
export function countOtherLetters(a: number, b: number): number {
  let count = 0
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) count += 1
  return count
}
