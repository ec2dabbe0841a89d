import { expect, test, vi } from 'vitest'
import { emptyTalk } from '#domain/conversation/talk-state.ts'
import { turnKinds } from '#domain/conversation/turn-kinds.ts'
import { facetNames } from '#domain/knowledge/facets.ts'
import type { County } from '#domain/places/county.ts'
import { understandQuestion, type UnderstandDeps } from './understand-question.ts'

const toChances = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 1 / names.length])) as Record<Name, number>
const washoe = { state: 'NV', name: 'Washoe County' } as County
const named = vi.fn((name: string) => (name === 'reno' ? [washoe] : []))
const deps: UnderstandDeps = {
  findGuides: () => [],
  details: { ask: () => () => null },
  facets: { ask: () => () => [] },
  readQuestion: () => ({
    guides: new Map(),
    facets: toChances(facetNames),
    kinds: toChances(turnKinds),
    aboutOther: 0,
  }),
  readTalk: () => emptyTalk,
  findGuide: () => null,
  findTitle: () => null,
  places: { findCounty: () => null, zip: () => ({ counties: [] }), named, misspelled: () => null },
}
const read = (...said: string[]) =>
  understandQuestion(
    {
      messages: said.map((content) => ({ role: 'user', content })),
      location: { state: 'CA', county: 'Kern County' },
      needs: [],
      language: 'en',
      tone: 'encouragement',
      danger: null,
    },
    deps,
  )

test('a message is searched for places once, however much depends on them', () => {
  const understood = read('I need a bed and some food and my papers, and all that in Reno')
  expect(understood).toMatchObject({ namesPlace: true, location: { state: 'NV', county: 'Washoe County' } })
  expect(named.mock.calls.filter(([name]) => name === 'reno')).toHaveLength(1)
})

test('a place named before still counts where the last message names none', () => {
  expect(read('I need a bed in Reno', 'and what papers do they want to see there')).toMatchObject({
    namesPlace: false,
    location: { state: 'NV', county: 'Washoe County' },
  })
})
