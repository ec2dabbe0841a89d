// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ListingChange } from '#contracts/partner-listings.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { ChangeLines } from './change-lines.tsx'

const change = (before: ListingChange['before'], after: ListingChange['after']): ListingChange => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'review',
  status: 'waiting',
  before,
  after,
  author: null,
  at: '2026-11-14T12:00:00.000Z',
  reason: null,
  canUndo: false,
})
const lines = () => screen.getAllByRole('definition').map((definition) => definition.textContent)

test.each([
  ['en', ['Was: 1 Old Street', 'Becomes: Nothing']],
  ['es', ['Antes: 1 Old Street', 'Después: Nada']],
] as const)('what was and what becomes of it stand in words, also nothing (%s)', async (language, expected) => {
  const sent = fakeFetch()
  await renderInLanguage(<ChangeLines change={change({ street: '1 Old Street' }, { street: null })} />, language)

  expect(lines()).toEqual(expected)
  expect(sent).toEqual([])
})

test('the names of counties are asked for where one changes, and its number has to do without them', async () => {
  const sent = fakeFetch(() => ({ status: 503, body: 'down' }))
  await renderInLanguage(<ChangeLines change={change({ countyFips: '06037' }, { countyFips: '06019' })} />)

  expect(lines()).toEqual([expect.stringContaining('06037'), expect.stringContaining('06019')])
  expect(sent.length).toBeGreaterThan(0)
})
