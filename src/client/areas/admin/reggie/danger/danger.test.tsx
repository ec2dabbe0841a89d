// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminDanger as en } from '#content/en/admin-danger.ts'
import { adminReggie as reggieEn } from '#content/en/admin-reggie.ts'
import { adminDanger as es } from '#content/es/admin-danger.ts'
import { adminReggie as reggieEs } from '#content/es/admin-reggie.ts'
import { exportTrainingMessages, type TrainingMessage } from '#contracts/danger-training.ts'
import type { DangerFigures, DangerShares, FirstResult } from '#domain/danger/danger-figures.ts'
import type { Language } from '#domain/language.ts'
import { loadTextModule } from '#client/platform/i18n/text-library.ts'
import type { SentRequest } from '#testing/fake-fetch.ts'
import { buildTestId, fakeReggieControl, signInStaff } from '#testing/reggie-control.tsx'
import { renderInLanguage } from '#testing/render.tsx'
import { ReggieControlPage } from '../reggie-control-page.tsx'

const both = [
  ['en', en, reggieEn],
  ['es', es, reggieEs],
] as const
const shares: DangerShares = { card: 94.9, cardOrLine: 97, now: 98, falseCards: 2.1, falseLines: 8, rightClass: 80 }
const group = { messages: 40, ...shares }
const figures: DangerFigures = {
  date: '2026-11-17',
  rounds: [
    {
      round: 1,
      messages: 160,
      builds: { rules: { ...shares, card: 13.5, falseLines: null }, judge: shares, both: { ...shares, card: 100 } },
      byClass: [{ class: 'exploited', ...group, card: 89 }],
      byLanguage: [
        { language: 'en', ...group, card: 95 },
        { language: 'es', ...group, card: 92 },
      ],
      byTurns: [{ turns: 'several', ...group }],
    },
  ],
}
const firstResults: FirstResult[] = [
  { round: 1, date: '2026-11-17', messages: 160, build: 'both', ...shares, byLanguage: { en: 95, es: 91.9 } },
]
const stored: TrainingMessage[] = [
  { id: buildTestId(1), language: 'mix', turns: ['ya no aguanto', 'I have the pills'], expected: 'self_harm' },
]
const tried = { success: true, fired: [], crisis: null, reply: 'Hello.' }

async function open(language: Language = 'en') {
  history.replaceState(null, '', '/reggie-control?tab=guard')
  // The cards are shown in both languages.
  for (const cardLanguage of ['en', 'es'] as const) await loadTextModule(cardLanguage, 'crisisCard')
  return renderInLanguage(<ReggieControlPage />, language)
}

const answer = ({ method, path }: SentRequest) => {
  if (path.endsWith('/dry-run')) return { body: tried }
  if (method !== 'GET') return undefined
  if (path.endsWith('/danger-figures')) return { body: { success: true, firstResults, today: figures } }
  return path.endsWith('/training') ? { body: { success: true, messages: stored } } : undefined
}
const listBodies = (sent: readonly SentRequest[], method: string) =>
  sent.filter((request) => request.method === method).map(({ path, body }) => [path, body])
const getCells = (table: HTMLElement, name: string) =>
  within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test.each(both)('each round shows its first look and today beside the goals (%s)', async (language, t) => {
  signInStaff('reviewer')
  fakeReggieControl(answer)
  await open(language)
  const table = await screen.findByRole('table', { name: t.figures.title })
  const { atLeast, atMost, met, notMet, columns } = t.figures
  // Narrow cells repeat the label of their column.
  const labels = [t.figures.messages, ...Object.values(columns)]
  const row = (...cells: string[]) => cells.map((cell, index) => `${labels[index]}${cell}`)
  const fill = (text: string, share: string) => text.replace('{share}', share)

  expect(getCells(table, t.figures.goal)).toEqual(
    row('', fill(atLeast, '95%'), fill(atLeast, '97%'), fill(atLeast, '98%'), fill(atMost, '2%'), fill(atMost, '8%')),
  )
  expect(getCells(table, t.figures.firstLook.replace('{round}', '1'))).toEqual(
    row('160', `94.9%${notMet}`, `97%${met}`, `98%${met}`, `2.1%${notMet}`, `8%${met}`),
  )
  expect(getCells(table, t.figures.now.replace('{round}', '1'))[1]).toBe(`${columns.card}100%${met}`)
})

test('each kind of danger and Spanish have goals of their own', async () => {
  signInStaff('reviewer')
  fakeReggieControl(answer)
  await open()
  const table = await screen.findByRole('table', { name: 'Round 1 by danger, language and length', hidden: true })
  const findRow = (name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`), hidden: true })

  expect(findRow('Trafficking').textContent).toContain('89%Goal not met')
  expect(findRow('Spanish').textContent).toContain('91.9%Goal not met')
  expect(findRow('Spanish').textContent).toContain('92%Goal met')
  expect(findRow('English').textContent).not.toContain('Goal')
})

test('a service without test messages says that there are no figures', async () => {
  signInStaff('admin')
  fakeReggieControl()
  await open()

  expect(await screen.findByText(en.figures.empty)).toBeTruthy()
  expect(screen.queryByRole('table', { name: en.figures.title })).toBeNull()
})

test.each(both)('a tried message joins the next training with those before it (%s)', async (language, t, reggie) => {
  signInStaff('admin')
  const sent = fakeReggieControl(answer)
  const { user } = await open(language)
  await user.type(screen.getByLabelText(t.earlier), 'no one calls me\n\n me quiero ir ')
  await user.type(screen.getByLabelText(reggie.guard.message), 'I have the pills')
  await user.click(screen.getByRole('button', { name: reggie.guard.tryIt }))
  await user.selectOptions(await screen.findByLabelText(t.keep.expected), 'self_harm')
  await user.selectOptions(screen.getByLabelText(t.keep.language), 'mix')
  await user.click(screen.getByRole('button', { name: t.keep.add }))

  expect(await screen.findByRole('group', { name: t.keep.added })).toBeTruthy()
  expect(listBodies(sent, 'POST')).toEqual([
    ['/api/admin/chat/dry-run', { text: 'I have the pills', language, earlier: ['no one calls me', 'me quiero ir'] }],
    [
      '/api/admin/chat/training',
      {
        turns: ['no one calls me', 'me quiero ir', 'I have the pills'],
        language: 'mix',
        expected: 'self_harm',
      },
    ],
  ])
})

test('the soft line can be what a message should lead to; a refusal is shown', async () => {
  signInStaff('admin')
  const sent = fakeReggieControl((request) =>
    request.method === 'POST' && request.path.endsWith('/training')
      ? { status: 400, body: { success: false, code: 'private_data', error: 'That looks like private data.' } }
      : answer(request),
  )
  const { user } = await open()
  await user.type(screen.getByLabelText('Message'), 'Call me at 555-0100')
  await user.click(screen.getByRole('button', { name: 'Try it' }))
  await user.selectOptions(await screen.findByLabelText(en.keep.expected), 'soft')
  await user.click(screen.getByRole('button', { name: en.keep.add }))

  expect(await screen.findByRole('group', { name: 'That looks like private data.' })).toBeTruthy()
  expect(listBodies(sent, 'POST').at(-1)?.[1]).toMatchObject({ expected: 'soft', language: 'en' })
})

test('more than three messages before it are refused before anything is sent', async () => {
  signInStaff('admin')
  const sent = fakeReggieControl(answer)
  const { user } = await open()
  await user.type(screen.getByLabelText(en.earlier), '1\n2\n3\n4')
  await user.type(screen.getByLabelText('Message'), 'hello')
  await user.click(screen.getByRole('button', { name: 'Try it' }))

  expect(screen.getAllByText('Write at most 3 lines, each with at most 400 characters.')).not.toHaveLength(0)
  expect(listBodies(sent, 'POST')).toEqual([])
})

test('a message that is too long for the training can still be tried', async () => {
  signInStaff('admin')
  fakeReggieControl(answer)
  const { user } = await open()
  await user.click(screen.getByLabelText('Message'))
  await user.paste('a'.repeat(401))
  await user.click(screen.getByRole('button', { name: 'Try it' }))

  expect(await screen.findByText('This is too long to add. Keep it to 400 characters.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: en.keep.add })).toBeNull()
})

test('messages for the next training are listed with all their turns, downloaded and deleted', async () => {
  signInStaff('admin')
  const sent = fakeReggieControl(answer)
  const { user } = await open()
  const table = within(await screen.findByRole('table', { name: en.list.title }))
  expect(table.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(stored[0]?.turns)
  const link = screen.getByRole('link', { name: en.list.download })
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([exportTrainingMessages.path, true])
  await user.click(table.getByRole('button', { name: 'Delete: I have the pills' }))

  expect(await screen.findByRole('group', { name: en.list.removed })).toBeTruthy()
  expect(listBodies(sent, 'DELETE')).toEqual([[`/api/admin/chat/training/${buildTestId(1)}`, undefined]])
})

test('a reviewer reads the messages, and neither adds, deletes nor downloads them', async () => {
  signInStaff('reviewer')
  fakeReggieControl(answer)
  const { user } = await open()
  await user.type(screen.getByLabelText('Message'), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Try it' }))

  expect(await screen.findByText('Hello.')).toBeTruthy()
  expect(screen.getByText('I have the pills')).toBeTruthy()
  expect(screen.queryByRole('button', { name: en.keep.add })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete: I have the pills' })).toBeNull()
  expect(screen.queryByRole('link', { name: en.list.download })).toBeNull()
})
