// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jobTools as en } from '#content/en/job-tools.ts'
import { opportunities as enCard } from '#content/en/opportunities.ts'
import { jobTools as es } from '#content/es/job-tools.ts'
import { opportunities as esCard } from '#content/es/opportunities.ts'
import type { ListedOpportunity } from '#domain/opportunities/opportunity.ts'
import { buildOpening } from '#testing/builders/listing.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { OpportunityCard } from './opportunity-card.tsx'
import { OpportunityList, OpportunityReport } from './opportunity-list.tsx'

const id = '00000000-0000-4000-8000-000000000061'
const both = [
  ['en', en.report, enCard.card],
  ['es', es.report, esCard.card],
] as const

async function open(language: 'en' | 'es', button: string) {
  const { user } = await renderInLanguage(<OpportunityReport id={id} />, language)
  await user.click(screen.getByRole('button', { name: button }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

test.each(both)(
  'somebody tells that they were turned away, and nothing else is sent (%s)',
  async (language, words, card) => {
    const sent = fakeFetch()
    const { user, dialog } = await open(language, card.report)
    await user.click(dialog.getByRole('radio', { name: words.kinds.turned_away }))
    await user.click(dialog.getByRole('button', { name: words.send }))

    expect(await dialog.findByText(words.thanks)).toBeTruthy()
    expect(sent).toMatchObject([
      { method: 'POST', path: `/api/opportunities/${id}/report`, body: { kind: 'turned_away' } },
    ])
    expect(dialog.queryByRole('radio')).toBeNull()
    await user.click(dialog.getAllByRole('button').at(-1) as HTMLElement)
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('without a choice nothing is sent, and the dialog says what is missing', async () => {
  const sent = fakeFetch()
  const { user, dialog } = await open('en', enCard.card.report)
  await user.click(dialog.getByRole('button', { name: en.report.send }))
  expect(dialog.getByRole('alert').textContent).toBe(en.report.choose)
  await user.click(dialog.getByRole('radio', { name: en.report.kinds.gone }))

  expect(dialog.queryByRole('alert')).toBeNull()
  expect(sent).toEqual([])
})

test.each([
  [404, 'gone'],
  [429, 'limit'],
  [500, 'failed'],
] as const)('an answer of %i is told in words', async (status, key) => {
  fakeFetch(() => ({ status, body: { success: false, error: 'No.' } }))
  const { user, dialog } = await open('en', enCard.card.report)
  await user.click(dialog.getByRole('radio', { name: en.report.kinds.wrong }))
  await user.click(dialog.getByRole('button', { name: en.report.send }))

  expect(await dialog.findByText(en.report[key])).toBeTruthy()
})

const listed = (changes: Partial<ListedOpportunity>): ListedOpportunity => ({
  ...buildOpening(),
  id,
  source: { name: 'Open Door', url: null },
  checkedOn: '2026-11-10',
  expiresOn: null,
  miles: null,
  isPosted: true,
  ...changes,
})

test.each([
  ['what a partner posted', { isPosted: true, state: null, county: null }, 1],
  ['a place of the directory', { isPosted: false }, 1],
  ['a program of the whole country', { isPosted: false, state: null, county: null }, 0],
] as const)('%s has this many buttons for it: %j → %i', async (_name, changes, count) => {
  const list = { phase: 'ready', items: [listed(changes)], total: 1, page: 1, pages: 1, more: 'idle' } as const
  await renderInLanguage(
    <OpportunityList list={list} answers={{ kinds: [], age: 'unsaid' }} onMore={() => undefined} />,
  )

  expect(screen.queryAllByRole('button', { name: enCard.card.report, description: 'Warehouse helper' })).toHaveLength(
    count,
  )
})

test('a card that is only a preview has none', async () => {
  await renderInLanguage(<OpportunityCard opportunity={listed({})} />)

  expect(screen.queryByRole('button', { name: enCard.card.report })).toBeNull()
})
