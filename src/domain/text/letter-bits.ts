/** The letters of a word as bits: words that differ a lot here need not be compared letter by letter. */
export function getLetterBits(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 31)
  return bits
}

/** How many letters only one of two words has; a typo makes at most two. */
export function countOtherLetters(a: number, b: number): number {
  const bits = a ^ b
  const pairs = bits - ((bits >>> 1) & 0x55_55_55_55)
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33)
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24
}
