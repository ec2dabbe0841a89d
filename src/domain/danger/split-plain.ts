const [unknown, letter, digit, space, sign, dropped] = [0, 1, 2, 3, 4, 5] as const

/** What each letter or sign is, as far as people type them on a phone; others are left to the patterns in features.ts. */
const kinds = new Uint8Array(0x20_80)
const setKinds = (signs: string, kind: number) => {
  for (const each of signs) kinds[each.charCodeAt(0)] = kind
}
kinds.fill(sign, 0, 0x80)
kinds.fill(letter, 0x61, 0x7b)
kinds.fill(digit, 0x30, 0x3a)
setKinds(' \t\n\v\f\r\u{a0}', space)
setKinds('¡¿“”–—…', sign)
setKinds("'’`´", dropped)

/** A run of the same letter or sign is read as this many. */
const mostAlike = 2

/**
 * Words and signs of a text in small letters without accents, at most so many: apostrophes are left out, long repetitions
 * cut, numbers alike. Null when it has signs that are not known here. In one pass, because every text is read several times.
 */
export function splitPlain(text: string, most: number): string[] | null {
  const found: string[] = []
  let isOpen = false
  let isNumber = false
  /** The open word: what was read of it, and where the rest of it begins. */
  let word = ''
  let from = 0
  let before = -1
  let alike = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const kind = kinds[code] ?? unknown
    if (kind === unknown) return null
    if (kind === dropped) {
      word += isOpen ? text.slice(from, at) : ''
      from = at + 1
      continue
    }
    alike = code === before ? alike + 1 : 1
    before = code
    if (kind === letter || kind === digit) {
      if (!isOpen) [isOpen, isNumber, word, from] = [true, false, '', at]
      const isSkipped = kind === digit || alike > mostAlike
      if (isSkipped) {
        word += text.slice(from, at) + (kind === digit && !isNumber ? '0' : '')
        from = at + 1
      }
      isNumber = kind === digit
      continue
    }
    if (isOpen && found.push(word + text.slice(from, at)) === most) return found
    isOpen = false
    if (kind === sign && alike <= mostAlike && found.push(text.charAt(at)) === most) return found
  }
  if (isOpen) found.push(word + text.slice(from))
  return found
}
