// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { adminReggie } from '#content/en/admin-reggie.ts'
import { adminSearch as en } from '#content/en/admin-search.ts'
import { listing } from '#content/en/listing.ts'
import { adminSearch as es } from '#content/es/admin-search.ts'
import { needs as needsEn } from '#content/en/needs.ts'
import { needs as needsEs } from '#content/es/needs.ts'
import type { SearchExplanation, SearchConfig } from '#contracts/search-lab.ts'
import type { Language } from '#domain/language.ts'
import { rankWeights } from '#domain/search/rank-weights.ts'
import type { Measurement } from '#domain/search-lab/measurement.ts'
import { forgetCounties } from '#client/platform/places/county-lists.ts'
import { staffSession, welcomeStaff } from '#client/state/session/staff-session.ts'
import { buildPartnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { SearchLabPage } from './search-lab-page.tsx'

const words = { en, es }
const needs = { en: needsEn, es: needsEs }
const both: Language[] = ['en', 'es']

const row = {
  rank: 1,
  id: 'oak',
  name: 'Oak Pantry',
  total: 271.5,
  parts: { need: 200, service: 0, name: 0, distance: 55.5, freshness: 0, acceptance: 16, other: 0 },
  reasons: ['answers_need'],
}
const explained = {
  county: 'Cook County',
  needs: ['housing'],
  terms: [],
  candidates: 12,
  keyword: [],
  semantic: null,
  blended: [row],
} as unknown as SearchExplanation
const compared = {
  overlap: 9,
  of: 10,
  activeFound: 12,
  candidateFound: 12,
  moved: [
    { id: 'oak', name: 'Oak Pantry', from: 4, to: 1 },
    { id: 'elm', name: 'Elm House', from: 2, to: null },
  ],
}
const figures = { ndcg: 0.9, recall: 0.7, empty: 0, spanishGap: 0.01, p95Ms: 30 }
const measured: Measurement = {
  at: '2026-11-14T12:00:00.000Z',
  questions: 120,
  directory: 'test',
  figures,
  active: { ...figures, ndcg: 0.88 },
  foundNothing: [],
}
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const config = (changes: Partial<SearchConfig> = {}): SearchConfig => ({
  id: id(1),
  name: 'Closer',
  status: 'candidate',
  weights: { ...rankWeights, near: 60 },
  measured: null,
  author: 'Ana',
  createdAt: '2026-11-13T12:00:00.000Z',
  activatedAt: null,
  ...changes,
})

type Answer = (request: SentRequest) => { status?: number; body?: unknown } | undefined

async function open(
  language: Language,
  configs: SearchConfig[] = [],
  answer: Answer = () => undefined,
  canMeasure = true,
) {
  const replies: Record<string, object> = {
    '/api/admin/search/configs': { configs, shipped: rankWeights, canMeasure },
    '/api/admin/search/explain': { explained },
    '/api/admin/search/compare': { compared },
    '/api/admin/search/evaluate': { measured },
  }
  const sent = fakeFetch((request) => {
    const reply = answer(request)
    if (reply) return reply
    if (request.path.startsWith('/api/counties')) {
      const packed = { state: 'IL', prefix: '17', numbers: [31], names: ['Cook County'], lat: [41_800], lon: [-87_700] }
      return { body: { states: [packed] } }
    }
    if (request.method === 'POST' && request.path.endsWith('/configs'))
      return { body: { success: true, config: config() } }
    return { body: { success: true, ...replies[request.path] } }
  })
  welcomeStaff(buildPartnerAccount({ role: 'admin', organization: null }))
  const view = await renderInLanguage(<SearchLabPage />, language)
  await screen.findByRole('heading', { level: 2, name: words[language].saved.title })
  const posts = () => sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body] as const)
  return { ...view, posts }
}

afterEach(() => {
  forgetCounties()
  staffSession.send({ type: 'signedOut' })
})

async function search(user: Awaited<ReturnType<typeof open>>['user'], language: Language) {
  const t = words[language]
  await user.selectOptions(screen.getByLabelText(t.form.state), 'IL')
  await screen.findByRole('option', { name: 'Cook County' })
  await user.selectOptions(screen.getByLabelText(t.form.county), 'Cook County')
  await user.click(screen.getByRole('checkbox', { name: needs[language].housing.label }))
  await user.click(screen.getByRole('button', { name: t.form.search }))
}

test.each(both)('a search shows points, parts and why; that nothing goes by meaning is said (%s)', async (language) => {
  const t = words[language]
  const { user, posts } = await open(language)
  await search(user, language)

  const table = await screen.findByRole('table', { name: t.results.blended })
  expect(table.textContent).toContain('Oak Pantry')
  expect(table.textContent).toContain(`${t.results.partNames.distance} 55.5`)
  expect(screen.getByText(t.results.semanticNone)).toBeTruthy()
  expect(screen.getByText(t.results.keywordNone)).toBeTruthy()
  const moved = screen.getByRole('table', { name: t.compare.caption })
  expect(moved.textContent).toContain(t.compare.up.replace('{steps}', '3'))
  expect(moved.textContent).toContain(t.compare.gone)
  expect(posts()[0]).toEqual([
    '/api/admin/search/explain',
    {
      state: 'IL',
      county: 'Cook County',
      needs: ['housing'],
      words: '',
      language,
      weights: rankWeights,
    },
  ])
  if (language === 'en') expect(table.textContent).toContain(listing.reasons.answers_need)
})

test('a county can be typed where the list cannot be had', async () => {
  const { user } = await open('en', [], ({ path }) =>
    path.startsWith('/api/counties') ? { status: 404, body: 'none' } : undefined,
  )
  await user.selectOptions(screen.getByLabelText(en.form.state), 'IL')

  expect(await screen.findByRole('textbox', { name: en.form.county })).toBeTruthy()
})

test('nothing is asked without a place and a need', async () => {
  const { user, posts } = await open('en')
  await user.click(screen.getByRole('button', { name: en.form.search }))

  for (const problem of [en.form.stateProblem, en.form.countyProblem, en.form.needProblem]) {
    expect(screen.getAllByText(problem).length).toBeGreaterThan(0)
  }
  expect(posts()).toEqual([])
})

test.each(both)('a changed weight is saved, a wrong one is not, and reset brings all back (%s)', async (language) => {
  const t = words[language]
  const { user, posts } = await open(language)
  const box = screen.getByLabelText(t.weights.names.near)
  const saveButton = screen.getByRole('button', { name: t.save.button })
  await user.clear(box)
  await user.type(box, '900')
  await user.type(screen.getByLabelText(t.save.name), 'Closer')
  await user.click(saveButton)
  expect(posts()).toEqual([])
  expect(screen.getByText(t.weights.problem.replace('{min}', '0').replace('{max}', '400'))).toBeTruthy()

  await user.clear(box)
  await user.type(box, '60')
  await user.click(saveButton)
  await screen.findByRole('group', { name: t.save.saved.replace('{name}', 'Closer') })
  expect(posts()).toEqual([['/api/admin/search/configs', { name: 'Closer', weights: { ...rankWeights, near: 60 } }]])

  await user.click(screen.getByRole('button', { name: t.weights.reset }))
  expect(screen.getByText(t.weights.same)).toBeTruthy()
})

test.each(both)('weights are measured, then used after a yes (%s)', async (language) => {
  const t = words[language]
  const { user, posts } = await open(language, [config({ measured })])
  await user.click(screen.getByRole('button', { name: `${t.saved.measure}: Closer` }))
  await screen.findByRole('group', {
    name: t.saved.measured.replace('{name}', 'Closer').replace('{ndcg}', '0.9').replace('{active}', '0.88'),
  })
  await user.click(screen.getByRole('button', { name: `${t.saved.promote}: Closer` }))
  expect(posts().map(([path]) => path)).toEqual(['/api/admin/search/evaluate'])
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t.saved.promoteYes }))

  await screen.findByRole('group', { name: t.saved.promoted.replace('{name}', 'Closer') })
  expect(posts().at(-1)).toEqual(['/api/admin/search/promote', { id: id(1) }])
  expect(screen.getByText(t.saved.better)).toBeTruthy()
})

test('weights that were not measured cannot be used, and a refusal is told in words', async () => {
  const refusal = { success: false, code: 'not_better', error: 'Not better.' }
  const { user } = await open('en', [config(), config({ id: id(2), name: 'Other', measured })], ({ path }) =>
    path.endsWith('/promote') ? { status: 409, body: refusal } : undefined,
  )
  expect(screen.queryByRole('button', { name: `${en.saved.promote}: Closer` })).toBeNull()

  await user.click(screen.getByRole('button', { name: `${en.saved.promote}: Other` }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: en.saved.promoteYes }))
  expect(await screen.findByRole('group', { name: 'Not better.' })).toBeTruthy()
})

test('the way back is asked for first, and no leaves all as it is', async () => {
  const { user, posts } = await open('en', [config({ status: 'active', measured })])
  const button = screen.getByRole('button', { name: `${en.saved.retire}: Closer` })
  await user.click(button)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: adminReggie.cancel }))
  expect(posts()).toEqual([])

  await user.click(button)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: en.saved.retireYes }))
  expect(await screen.findByRole('group', { name: en.saved.retired })).toBeTruthy()
  expect(posts()).toEqual([['/api/admin/search/retire', { id: id(1) }]])
})

test.each(both)('what cannot be read or measured is said (%s)', async (language) => {
  const t = words[language]
  await open(language, [config({ status: 'active', weights: null })], undefined, false)

  expect(screen.getByText(t.saved.brokenActive)).toBeTruthy()
  expect(screen.getByText(t.saved.cannotMeasure)).toBeTruthy()
  expect(screen.queryByRole('button', { name: `${t.saved.measure}: Closer` })).toBeNull()
})

test('figures stand over time in a chart with its table', async () => {
  await open('en', [config({ measured })])

  const table = screen.getByRole('table', { name: en.saved.chart })
  expect(within(table).getAllByRole('row')[1]?.textContent).toContain('90')
})
