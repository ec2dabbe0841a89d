import { expect, test } from 'vitest'
import { listingFlags } from '#domain/directory/search-columns.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import { needKeys, type NeedKey } from '#domain/needs/needs.ts'
import type { Candidate } from './candidate.ts'
import { rankListings, type RankedListing } from './rank.ts'
import { rankWeights } from './rank-weights.ts'
import { emptyInterpretation, type RankRequest } from './request.ts'
import { firstResults } from './spread.ts'

const denver = { lat: 39.74, lon: -104.99 }
const flagsIn = (year: number, ...bits: number[]) => bits.reduce((all, bit) => all | bit, (year - 1990) << 16)
const toDegrees = (km: number) => km / 111.195

type Changes = Partial<Omit<Candidate, 'needs' | 'weakNeeds'>> & {
  answers?: NeedKey[]
  /** Needs its services help with beside its main purpose. */
  offers?: NeedKey[]
  mayAnswer?: NeedKey[]
  km?: number
}

/** By default every listing has its own owner. */
let owners = 0
function buildCandidate(
  id: string,
  { answers = [], offers = [], mayAnswer = [], km = 5, ...changes }: Changes = {},
): Candidate {
  const { name } = changes
  owners += 1
  return {
    id,
    category: 'other',
    kind: 'emergency-shelter',
    scope: 'site',
    countyFips: '08031',
    needs: toNeedsMask([...answers, ...offers]),
    weakNeeds: toNeedsMask(mayAnswer),
    coreNeeds: toNeedsMask(answers),
    owner: name === undefined ? owners : name.length,
    flags: flagsIn(2026),
    quality: 50,
    lat: denver.lat + toDegrees(km),
    lon: denver.lon,
    ...changes,
  }
}

function request(needs: NeedKey[], changes: Partial<RankRequest> = {}): RankRequest {
  return {
    needs,
    text: emptyInterpretation,
    center: denver,
    isCenterExact: true,
    countyFips: '08031',
    language: 'en',
    month: '2026-11',
    ...changes,
  }
}

const ids = (ranked: RankedListing[]) => ranked.map(({ candidate }) => candidate.id)
const housing = { answers: ['housing'] } satisfies Changes

test.each<[string, Candidate, Candidate, Partial<RankRequest>?]>([
  ['the nearer of two equals', buildCandidate('b', { ...housing, km: 2 }), buildCandidate('a', { ...housing, km: 20 })],
  [
    'one in the county before one across its line at the same distance',
    buildCandidate('b', housing),
    buildCandidate('a', { ...housing, countyFips: '08059' }),
  ],
  [
    'one that serves people with a record',
    buildCandidate('b', { ...housing, flags: flagsIn(2026, listingFlags.servesRecord) }),
    buildCandidate('a', housing),
  ],
  [
    'one that is known to turn people with a record away comes last',
    buildCandidate('b', { ...housing, km: 40, flags: flagsIn(2023) }),
    buildCandidate('a', { ...housing, flags: flagsIn(2026, listingFlags.refusesRecord) }),
  ],
  [
    'one with a phone',
    buildCandidate('b', { ...housing, flags: flagsIn(2026, listingFlags.phone) }),
    buildCandidate('a', housing),
  ],
  [
    'the fresher of two equals',
    buildCandidate('b', housing),
    buildCandidate('a', { ...housing, flags: flagsIn(2024) }),
  ],
  [
    'one nobody disputes',
    buildCandidate('b', housing),
    buildCandidate('a', { ...housing, flags: flagsIn(2026, listingFlags.reportsDiffer) }),
  ],
  [
    'one where Spanish is spoken, for those who read Spanish',
    buildCandidate('b', { ...housing, flags: flagsIn(2026, listingFlags.spanish) }),
    buildCandidate('a', housing),
    { language: 'es' },
  ],
  [
    'a place here before a statewide service before a national one',
    buildCandidate('b', housing),
    buildCandidate('a', { ...housing, scope: 'state', countyFips: null, lat: null, lon: null }),
  ],
  [
    'the one with the named service',
    buildCandidate('b', { ...housing, kind: 'housing-help', km: 30, services: ['rent-help'] }),
    buildCandidate('a', { ...housing, kind: 'housing-help', services: ['public-housing'] }),
    { text: { needs: [], services: ['rent-help'], terms: [] } },
  ],
  [
    'the one with the named words, misspelled',
    buildCandidate('b', { ...housing, km: 30, name: 'Homeboy Industries' }),
    buildCandidate('a', { ...housing, name: 'Oak Street Shelter' }),
    { text: { needs: [], services: [], terms: ['homeboi'] } },
  ],
])('%s', (_, better, worse, changes) => {
  expect(ids(rankListings([worse, better], request(['housing'], changes)))).toEqual(['b', 'a'])
})

test('where papers are needed the agency of the state stands above an office nearby', () => {
  const documents = { answers: ['id-documentation'], kind: 'id-office', services: ['state-id'] } satisfies Changes
  const agency = buildCandidate('agency', { ...documents, scope: 'state', countyFips: null, lat: null, lon: null })
  const national = buildCandidate('national', {
    ...documents,
    scope: 'national',
    countyFips: null,
    lat: null,
    lon: null,
  })
  const ranked = rankListings(
    [national, buildCandidate('office', { ...documents, km: 10 }), agency],
    request(['id-documentation']),
  )
  expect(ids(ranked)).toEqual(['agency', 'office', 'national'])
})

test('what answers nothing that was asked for is left out', () => {
  expect(rankListings([buildCandidate('food', { answers: ['food-assistance'] })], request(['housing']))).toEqual([])
})

test('equals stand in the order of their ids, whatever order they came in', () => {
  const equal = ['c', 'a', 'b'].map((id) => buildCandidate(id, housing))
  expect(ids(rankListings(equal, request(['housing'])))).toEqual(['a', 'b', 'c'])
  expect(ids(rankListings(equal.toReversed(), request(['housing'])))).toEqual(['a', 'b', 'c'])
})

test('needs take turns: forty shelters do not bury the one clinic', () => {
  const shelters = Array.from({ length: 40 }, (_, index) =>
    buildCandidate(`shelter-${index}`, { ...housing, km: index / 10 }),
  )
  const clinics = Array.from({ length: 3 }, (_, index) => {
    return buildCandidate(`clinic-${index}`, {
      answers: ['healthcare'],
      kind: 'health-center',
      km: 40,
      flags: flagsIn(2023),
    })
  })
  const first = ids(rankListings([...shelters, ...clinics], request(['housing', 'healthcare']))).slice(0, firstResults)
  expect(first[0]).toBe('shelter-0')
  expect(first[1]).toBe('clinic-0')
})

test('with all eighteen needs each one with an answer shows it on the first two pages', () => {
  const single = needKeys.flatMap((need) => {
    return Array.from({ length: 5 }, (_, index) => buildCandidate(`${need}-${index}`, { answers: [need], km: index }))
  })
  const several = needKeys.map((need, index) => {
    return buildCandidate(`pair-${index}`, { answers: [need, needKeys[(index + 1) % needKeys.length] ?? need], km: 30 })
  })
  const first = rankListings([...single, ...several], request([...needKeys])).slice(0, firstResults)
  expect(new Set(first.flatMap(({ needs }) => needs))).toEqual(new Set(needKeys))
})

test('a listing that only offers something beside its main purpose follows the answers and says why', () => {
  const candidates = [
    buildCandidate('may', { mayAnswer: ['housing'], km: 0 }),
    buildCandidate('clinic', { kind: 'outpatient-treatment', offers: ['housing'], km: 0 }),
    buildCandidate('veterans', { kind: 'veterans-housing', offers: ['housing'], km: 0 }),
    buildCandidate('part', { kind: 'legal-aid', offers: ['housing'], scope: 'region', countyFips: null, lat: null }),
    buildCandidate('school', { kind: 'youth-program', offers: ['housing'], km: 0 }),
    buildCandidate('shelter', { ...housing, km: 45, countyFips: '08001', flags: flagsIn(2020) }),
  ]
  const ranked = rankListings(candidates, request(['housing']), { maxOthers: 10 })
  expect(ranked.map(({ candidate, alsoReason }) => [candidate.id, alsoReason])).toEqual([
    ['shelter', undefined],
    ['clinic', 'offers_service'],
    ['may', 'may_offer'],
    ['veterans', 'for_veterans'],
    ['part', 'other_area'],
  ])
  expect(ids(rankListings(candidates, request(['housing'])))).toEqual(['shelter'])
})

test('kinds stand in the order in which a case manager would try them', () => {
  const kinds = ['housing-help', 'transitional-housing', 'emergency-shelter', 'day-center'] as const
  const ranked = rankListings(
    kinds.map((kind) => buildCandidate(kind, { ...housing, kind })),
    request(['housing']),
  )
  expect(ids(ranked)).toEqual(['emergency-shelter', 'day-center', 'transitional-housing', 'housing-help'])
})

test('offices with waiting lists stand after all beds, apart and few, and only where others are shown as well', () => {
  const authorities = Array.from({ length: 25 }, (_, index) =>
    buildCandidate(`authority-${index}`, { ...housing, kind: 'housing-authority' }),
  )
  const shelter = buildCandidate('shelter', { ...housing, kind: 'emergency-shelter', km: 49 })
  const ranked = rankListings([...authorities, shelter], request(['housing']), { maxOthers: 5 })
  expect(ranked.map(({ alsoReason }) => alsoReason)).toEqual([undefined, ...Array<string>(20).fill('later')])
  expect(ids(rankListings([...authorities, shelter], request(['housing'])))).toEqual(['shelter'])
})

test('a listing carries the needs it was found for, not all that it offers', () => {
  const shelter = buildCandidate('shelter', { answers: ['housing'], offers: ['food-assistance'] })
  const [found] = rankListings([shelter], request(['housing', 'food-assistance']))
  expect([found?.needs, found?.answers]).toEqual([['housing', 'food-assistance'], ['housing']])
})

test('one organization appears at most twice in the first ten', () => {
  const branches = Array.from({ length: 6 }, (_, index) => buildCandidate(`branch-${index}`, { ...housing, owner: -1 }))
  const others = Array.from({ length: 9 }, (_, index) => buildCandidate(`other-${index}`, { ...housing, km: 40 }))
  const ranked = ids(rankListings([...branches, ...others], request(['housing'])))
  expect(ranked.slice(0, 10).filter((id) => id.startsWith('branch'))).toHaveLength(2)
  expect(ranked).toHaveLength(15)
})

test('a place without phone and website leaves the first three to others of its kind that can be called', () => {
  const silent = buildCandidate('silent', { ...housing, km: 0 })
  const withPhone = { ...housing, km: 40, flags: flagsIn(2023, listingFlags.phone) }
  const ranked = rankListings(
    [silent, ...['a', 'b', 'c'].map((id) => buildCandidate(id, withPhone))],
    request(['housing']),
  )
  expect(ids(ranked).indexOf('silent')).toBe(3)
})

test('needs found in the words stand for “other”, which they explain', () => {
  const candidates = [
    buildCandidate('other', { answers: ['other'], km: 0 }),
    buildCandidate('shelter', { ...housing, km: 20 }),
  ]
  const text = { needs: [{ need: 'housing' as const, strength: 0.8 }], services: [], terms: [] }
  expect(ids(rankListings(candidates, request(['other'], { text })))).toEqual(['shelter'])
})

test('a place whose name was typed is found although it answers no chosen need', () => {
  const candidates = [
    buildCandidate('named', { name: 'Goodwill Store' }),
    buildCandidate('other', { answers: ['other'], name: 'Case help' }),
  ]
  const ranked = rankListings(
    candidates,
    request(['other'], { text: { needs: [], services: [], terms: ['goodwill'] } }),
  )
  expect(ids(ranked)).toEqual(['named', 'other'])
  expect(ranked[0]?.reasons).toEqual(['words_match', 'in_county', 'near', 'recently_checked'])
})

test('when only the county is known, where in it a place is hardly matters', () => {
  const scoreAt = (km: number, isCenterExact: boolean) =>
    rankListings([buildCandidate('a', { ...housing, km })], request(['housing'], { isCenterExact }))[0]?.score ?? 0
  expect(scoreAt(2, true) - scoreAt(40, true)).toBeGreaterThan(20)
  expect(scoreAt(2, false) - scoreAt(40, false)).toBeLessThan(4)
})

test('each result says why it stands there', () => {
  const flags = flagsIn(
    2022,
    listingFlags.servesRecord,
    listingFlags.walkIn,
    listingFlags.spanish,
    listingFlags.free,
    listingFlags.phone,
    listingFlags.reportsDiffer,
  )
  const [result] = rankListings(
    [buildCandidate('a', { ...housing, flags: flags })],
    request(['housing'], { language: 'es' }),
  )
  expect(result?.reasons).toEqual([
    'answers_need',
    'in_county',
    'near',
    'serves_record',
    'walk_in',
    'speaks_spanish',
    'free',
    'has_phone',
    'old_information',
    'reports_differ',
  ])
  expect(result?.distanceKm).toBeCloseTo(5, 1)
})

test('statewide and national services say so and have no distance', () => {
  const state = buildCandidate('s', { ...housing, scope: 'state', countyFips: null })
  const national = buildCandidate('n', { ...housing, scope: 'national', countyFips: null })
  const ranked = rankListings([state, national], request(['housing']))
  const reasonsAndDistances = ranked.map(({ reasons, distanceKm }) => [reasons[1], distanceKm])
  expect(reasonsAndDistances).toEqual([
    ['statewide', null],
    ['national', null],
  ])
})

test('other weights make another order', () => {
  const free = buildCandidate('free', { ...housing, flags: flagsIn(2026, listingFlags.free) })
  const candidates = [buildCandidate('near', { ...housing, km: 1 }), free]
  const weights = { ...rankWeights, free: 500 }
  expect(ids(rankListings(candidates, request(['housing'])))).toEqual(['near', 'free'])
  expect(ids(rankListings(candidates, request(['housing']), { weights }))).toEqual(['free', 'near'])
})

test('a limit cuts the list, not the order', () => {
  const candidates = Array.from({ length: 30 }, (_, index) => buildCandidate(`p-${index}`, { ...housing, km: index }))
  const whole = ids(rankListings(candidates, request(['housing'])))
  expect(ids(rankListings(candidates, request(['housing']), { limit: 7 }))).toEqual(whole.slice(0, 7))
})

test('the answers are the same where nobody asks for what may help as well', () => {
  const text = { ...emptyInterpretation, services: ['food-pantry' as const], terms: ['harbor'] }
  const candidates = [
    buildCandidate('answer', housing),
    buildCandidate('beside', { offers: ['housing'], km: 1 }),
    buildCandidate('perhaps', { mayAnswer: ['housing'], km: 2 }),
    buildCandidate('named', { name: 'Harbor House', services: [], km: 3 }),
    buildCandidate('pantry', { kind: 'food-pantry', services: ['food-pantry'], km: 4 }),
    buildCandidate('none', { km: 0 }),
  ]
  for (const needs of [['housing'], ['other']] satisfies NeedKey[][]) {
    const all = rankListings(candidates, request(needs, { text }), { maxOthers: 30 })
    const answers = all.filter(({ alsoReason }) => !alsoReason)
    expect(answers.map(({ candidate }) => candidate.id)).toContain('named')
    expect(rankListings(candidates, request(needs, { text }))).toEqual(answers)
  }
})

test('a place that is full or paused stands after those that are open', () => {
  const full = buildCandidate('full', { ...housing, km: 0, isUnavailable: true })
  const open = buildCandidate('open', { ...housing, km: 45, flags: flagsIn(2016) })
  expect(ids(rankListings([full, open], request(['housing'])))).toEqual(['open', 'full'])
})

test('a place nobody has confirmed for half a year stands last, even alone for its need, and first with the next word', () => {
  const best = buildCandidate('best', { answers: ['housing', 'legal'], km: 0, isNeglected: true })
  const others = [
    buildCandidate('far', { ...housing, km: 45, flags: flagsIn(2016) }),
    buildCandidate('older', { ...housing, km: 48, flags: flagsIn(2010) }),
  ]
  expect(ids(rankListings([best, ...others], request(['housing', 'legal'])))).toEqual(['far', 'older', 'best'])
  expect(ids(rankListings([best, ...others], request(['housing', 'legal']), { limit: 2 }))).toEqual(['far', 'older'])
  expect(ids(rankListings([{ ...best, isNeglected: false }, ...others], request(['housing', 'legal'])))[0]).toBe('best')
})

test('where nobody can call any of the first five, the best one with a number is the fifth', () => {
  const near = Array.from({ length: 7 }, (_, at) => ({
    answers: ['housing'] as NeedKey[],
    km: at + 1,
    flags: flagsIn(2026, listingFlags.website),
  }))
  const silent = near.map((place, at) => buildCandidate(`silent ${at}`, place))
  const lines = ['line', 'other line'].map((id) =>
    buildCandidate(id, { answers: ['housing'], scope: 'state', quality: 0, lat: null, lon: null, countyFips: null }),
  )
  const callable = lines.map((line) => ({ ...line, flags: flagsIn(1990, listingFlags.phone) }))
  const listIds = (candidates: Candidate[]) =>
    rankListings(candidates, request(['housing'])).map(({ candidate }) => candidate.id)
  const silentFirst = listIds([...silent, ...lines])
  expect(silentFirst.slice(-2)).toEqual(['line', 'other line'])
  const order = listIds([...silent, ...callable])
  expect(order.slice(0, 6)).toEqual([...silentFirst.slice(0, 4), 'line', silentFirst[4]])
  expect(order.at(-1)).toBe('other line')
})
