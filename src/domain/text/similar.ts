import { splitWords } from './fold.ts'

/** How many typos a word of this length may have. */
export function getAllowedTypos(length: number): 0 | 1 | 2 {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** Longest word that is compared letter by letter; real words are not longer. */
const longest = 32
const width = longest + 1
const table = new Uint8Array(width * width)
for (let i = 0; i < width; i++) {
  table[i] = i
  table[i * width] = i
}

/**
 * Typos between two words (a letter inserted, missing or replaced, or two neighbors swapped), counted up to `most`:
 * beyond it the result is `most + 1`, returned early.
 */
export function computeEditDistance(a: string, b: string, most: number): number {
  if (a === b) return 0
  const far = most + 1
  if (Math.abs(a.length - b.length) > most || a.length > longest || b.length > longest) return far
  for (let i = 1; i <= a.length; i++) {
    let best = i
    const letter = a.charCodeAt(i - 1)
    for (let j = 1; j <= b.length; j++) {
      const at = i * width + j
      const same = letter === b.charCodeAt(j - 1)
      let cost = Math.min(cell(at - width) + 1, cell(at - 1) + 1, cell(at - width - 1) + (same ? 0 : 1))
      const isSwap = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      if (isSwap) cost = Math.min(cost, cell(at - 2 * width - 2) + 1)
      table[at] = cost
      if (cost < best) best = cost
    }
    if (best > most) return far
  }
  return Math.min(far, cell(a.length * width + b.length))
}

function cell(at: number): number {
  return table[at] ?? 0
}

/** Words in a name that do not identify the listing. */
const smallWords = 'the of and at in for a an inc incorporated llc corp company ltd de del la el los las y'
const emptyWords = new Set(smallWords.split(' '))

/** Abbreviations that lists use for the same word. */
const longForms = new Map(
  Object.entries({
    ctr: 'center',
    centre: 'center',
    cntr: 'center',
    hlth: 'health',
    svc: 'service',
    svcs: 'service',
    services: 'service',
    serv: 'service',
    cmty: 'community',
    comm: 'community',
    dept: 'department',
    assn: 'association',
    assoc: 'association',
    auth: 'authority',
    st: 'saint',
    mt: 'mount',
    univ: 'university',
    co: 'county',
    cnty: 'county',
    prog: 'program',
    progs: 'program',
    programs: 'program',
    hosp: 'hospital',
    lib: 'library',
    natl: 'national',
    intl: 'international',
    rehab: 'rehabilitation',
  }),
)

function nameWords(name: string): string[] {
  const significantWords = splitWords(name).filter((word) => !emptyWords.has(word))
  return significantWords.map((word) => longForms.get(word) ?? word)
}

/** How similar two words of names are: the same, one typo apart, or different. */
function wordLikeness(a: string, b: string): number {
  if (a === b) return 1
  return a.length >= 5 && b.length >= 5 && computeEditDistance(a, b, 1) === 1 ? 0.9 : 0
}

function sharedWords(a: readonly string[], b: readonly string[]): number {
  const open = [...b]
  let shared = 0
  for (const word of a) {
    const scores = open.map((other) => wordLikeness(word, other))
    const best = Math.max(0, ...scores)
    if (best > 0) open.splice(scores.indexOf(best), 1)
    shared += best
  }
  return (2 * shared) / (a.length + b.length)
}

function trigrams(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  const padded = ` ${text} `
  for (let i = 0; i + 3 <= padded.length; i++) {
    const part = padded.slice(i, i + 3)
    counts.set(part, (counts.get(part) ?? 0) + 1)
  }
  return counts
}

function sharedTrigrams(a: string, b: string): number {
  const [left, right] = [trigrams(a), trigrams(b)]
  let shared = 0
  for (const [part, count] of left) shared += Math.min(count, right.get(part) ?? 0)
  return (2 * shared) / (a.length + b.length)
}

const joinNumbers = (parts: readonly string[]) =>
  parts
    .filter((part) => /\d/.test(part))
    .toSorted()
    .join(' ')

/**
 * How similar two names are, 0 to 1; from 0.85 on they name the same listing. Word order, stop words, common
 * abbreviations and one typo per word hardly matter; a different number does (Clinic 1, Clinic 2).
 */
export function computeNameSimilarity(a: string, b: string): number {
  const [left, right] = [nameWords(a), nameWords(b)]
  if (left.length === 0 || right.length === 0) return splitWords(a).join(' ') === splitWords(b).join(' ') ? 1 : 0
  const [leftText, rightText] = [left.toSorted().join(' '), right.toSorted().join(' ')]
  if (leftText === rightText) return 1
  const alike = (sharedWords(left, right) + sharedTrigrams(leftText, rightText)) / 2
  return joinNumbers(left) === joinNumbers(right) ? alike : Math.min(alike, 0.5)
}
