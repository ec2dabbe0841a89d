import { expect, test } from 'vitest'
import { listNeeded } from './needed-words.ts'
import { indexPatterns, mayMatch, says, seek } from './says.ts'
import { whileReading } from './while-reading.ts'

const patterns = [
  /\b(?:need|want)s? (?:a )?(?:bed|room)\b/,
  /\b(?:hij[oa]s?|sons?)\b(?: \w+){0,3} (?:vive|lives?)\b/,
  /(?<!\b(?:no|not) )\bjob\b(?! offer)/,
  /(?:^| )(?:po|ua)s?$/,
  /^(?!.*\bsober\b).*\bdrinks?\b/,
  /\bdon['’]?t know\b/i,
  /\bni[nñ]os?\b/i,
  /\b\d+ (?:days?|d[ií]as?)\b/i,
  /\bsocial(?: security)? card|\bSSN\b/i,
  /a{2}b|c{1,2}d/,
  /\bmed|(?:pill|strip)s?|\bshot(?!gun)/,
  /(?:take|took) (?:my|the) (?:\w+ )?(?:kids|son)/u,
  /\bkiss\b/iu,
]
const words =
  'i need a bed room rooms wants no not job jobs offer my son sons hijo hija vive lives po pos ua uas sober drink drinks dont don’t know niño ninos 3 days días social security card ssn aab cd ccd med pills strip shot shotgun take took the kids kiss KISS ſ K . , - \n'.split(
    ' ',
  )

/** The same texts each time. */
function* makeTexts(count: number) {
  let state = 38
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  for (let made = 0; made < count; made += 1)
    yield Array.from({ length: 1 + next(9) }, () => words[next(words.length)]).join([' ', '', '. '][next(3)])
}

test('a pattern that is asked only where its words stand finds what it finds everywhere', () => {
  const differ: [string, RegExp][] = []
  for (const text of makeTexts(3000)) {
    whileReading(() => {
      for (const pattern of patterns) {
        const found = pattern.exec(text)
        const isSame = says(pattern, text) === (found !== null) && seek(pattern, text)?.index === found?.index
        if (!isSame) differ.push([text, pattern])
      }
    })
  }
  expect(differ).toEqual([])
})

test('letters that count as others with some flags are not missed', () => {
  whileReading(() => expect(says(/\bkiss\b/iu, '\u212Ai\u017Fs')).toBe(true))
})

test('a text without their words is asked only about the pattern that has no three letters of its own', () => {
  const tooShort = patterns.find(({ source }) => source.startsWith('a{2}'))
  whileReading(() => expect(patterns.filter((pattern) => mayMatch(pattern, 'hello there'))).toEqual([tooShort]))
})

test('a pattern without words of its own is always asked', () => {
  expect(listNeeded(/\w+ (?:\d+)?/)).toBeNull()
  whileReading(() => expect(says(/^\W*$/, '...')).toBe(true))
})

test('nothing is known of a text outside of a reading', () => {
  expect(mayMatch(patterns[0] as RegExp, 'hello')).toBe(true)
})

test('of patterns that are asked together those that match are found, in their order', () => {
  const findCandidates = indexPatterns(patterns, (pattern) => pattern)
  const differ: string[] = []
  for (const text of makeTexts(1000)) {
    const matching = (list: readonly RegExp[]) => list.filter((pattern) => pattern.test(text)).map(String)
    const found = whileReading(() => matching(findCandidates(text)))
    if (found.join('\n') !== matching(patterns).join('\n')) differ.push(text)
  }
  expect(differ).toEqual([])
  expect(whileReading(() => findCandidates('hello there')).length).toBeLessThan(3)
  expect(findCandidates('hello there')).toEqual(patterns)
})
