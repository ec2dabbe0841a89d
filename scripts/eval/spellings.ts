/** A hash of the text used as a seed, so that the same text is always misspelled the same way. */
function computeSeed(text: string): number {
  let seed = 7
  for (const letter of text) seed = (seed * 31 + letter.charCodeAt(0)) % 1_000_003
  return seed
}

const lookalikes: Readonly<Record<string, string>> = { i: '1', e: '3', o: '0', a: '4' }

/** One typo in one longer word: a letter swapped with the next, left out, or typed twice. */
function slipped(text: string): string {
  const seed = computeSeed(text)
  const long = [...text.matchAll(/\p{L}{6,}/gu)]
  const match = long[seed % Math.max(1, long.length)]
  if (!match) return text
  const word = match[0]
  const at = 1 + (seed % (word.length - 3))
  const [one = '', two = ''] = [word[at], word[at + 1]]
  const wrong = [two + one, two, one + one + two][seed % 3] ?? ''
  const start = match.index + at
  return text.slice(0, start) + wrong + text.slice(start + 2)
}

/** Replaces one letter of one short key word with a digit. */
function inDigits(text: string): string {
  return text.replace(/\b(die|kill|overdose|suicide|pills|dead)\b/i, (word) =>
    word.replace(/[ieoa]/i, (letter) => lookalikes[letter.toLowerCase()] ?? letter),
  )
}

const openings = ['hey so um', 'oye pues', 'idk man but', 'mira la neta', 'hello reggie']
const endings = ['please help', 'ayuda por favor', 'idk what to do', 'no se que hacer', 'thats it']

/** The same message as other people would type it: plain, in capitals, with a typo, within other text, with digits. */
export function listSpellings(text: string): string[] {
  const seed = computeSeed(text)
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9' ]+/g, ' ')
  return [
    plain,
    `${text.toUpperCase()}!!!`,
    slipped(text),
    `${openings[seed % openings.length]} ${text}, ${endings[seed % endings.length]}`,
    inDigits(text.replace(/(\w\w)e\b/, '$1eee')),
  ]
}
