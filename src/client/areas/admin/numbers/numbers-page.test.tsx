// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminNumbers as en } from '#content/en/admin-numbers.ts'
import { adminNumbers as es } from '#content/es/admin-numbers.ts'
import type { NumberToCall } from '#contracts/state-lines.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { NumbersPage } from './numbers-page.tsx'

const number = (own: Partial<NumberToCall> = {}): NumberToCall => ({
  state: 'AL',
  service: 'child-support',
  agency: 'Payment Center',
  site: 'https://example.org/',
  phone: '334-242-1700',
  trust: 'listed',
  purpose: 'payments',
  source: 'A list',
  sourceDate: '2026',
  sourceNote: null,
  reason: 'listed',
  lastCall: null,
  ...own,
})
const second = number({ service: 'wic', phone: '334-242-1800', purpose: null })
const third = number({
  state: 'AK',
  service: 'snap',
  phone: '907-242-1900',
  purpose: null,
  trust: 'never',
  reason: 'conflict',
})
const call = {
  id: '00000000-0000-4000-8000-000000000001',
  correctedPhone: null,
  note: null,
  by: 'Ana',
  at: '2026-11-19T12:00:00.000Z',
}
const counts = { checked: 1, own: 2, listed: 3, hidden: 4, none: 5, waiting: 6 }

type Answer = (request: SentRequest) => { status?: number; body: unknown }
const answered: Answer = () => ({
  body: { success: true, number: number({ reason: null, lastCall: { ...call, verdict: 'right' } }) },
})
function serve(numbers: NumberToCall[], post: Answer = answered) {
  const list = { body: { success: true, numbers, total: numbers.length, counts } }
  return fakeFetch((request) => (request.method === 'GET' ? list : post(request)))
}
const card = (name: RegExp) => within(screen.getByRole('listitem', { name }))
const posted = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)

test.each([
  ['en', en],
  ['es', es],
] as const)('a number comes with its question, its source and why it waits (%s)', async (language, words) => {
  serve([number()])
  await renderInLanguage(<NumbersPage />, language)
  const own = within(await screen.findByRole('listitem', { name: new RegExp(words.services['child-support'].name) }))

  expect(own.getByText(words.reasons.listed)).toBeTruthy()
  expect(own.getByText(words.purposes.payments)).toBeTruthy()
  expect(own.getByText(words.ask.replace('{question}', words.services['child-support'].ask))).toBeTruthy()
  expect(own.getByRole('link', { name: words.call.replace('{phone}', '334-242-1700') }).getAttribute('href')).toBe(
    'tel:+13342421700',
  )
})

test('after an answer the number goes and the next one has the focus', async () => {
  const sent = serve([number(), second, third])
  const { user } = await renderInLanguage(<NumbersPage />)
  await screen.findByRole('listitem', { name: /Child support/ })
  await user.click(card(/Child support/).getByRole('button', { name: 'Right' }))

  await expect.poll(() => screen.queryByRole('listitem', { name: /Child support/ })).toBeNull()
  expect(document.activeElement?.textContent).toContain('WIC')
  expect(screen.getByText(en.saved.replace('{verdict}', 'Right'))).toBeTruthy()
  expect(posted(sent)).toEqual([
    {
      state: 'AL',
      service: 'child-support',
      phone: '334-242-1700',
      verdict: 'right',
      correctedPhone: null,
      note: null,
      lastCallId: null,
    },
  ])
})

test('the right number and a note go with the answer, and an impossible number stays here with a sentence', async () => {
  const sent = serve([number(), second])
  const { user } = await renderInLanguage(<NumbersPage />)
  await screen.findByRole('listitem', { name: /Child support/ })
  const own = card(/Child support/)
  const corrected = own.getByLabelText(en.corrected, { exact: false })
  await user.type(corrected, '12345')
  await user.click(own.getByRole('button', { name: 'Wrong' }))
  expect(await own.findByText(en.impossible)).toBeTruthy()
  expect(document.activeElement).toBe(corrected)
  expect(posted(sent)).toEqual([])

  await user.clear(corrected)
  await user.type(corrected, '(334) 242-9300')
  await user.type(own.getByLabelText(en.note, { exact: false }), 'Moved')
  await user.click(own.getByRole('button', { name: 'Wrong' }))
  await expect.poll(() => posted(sent)).toMatchObject([{ correctedPhone: '334-242-9300', note: 'Moved' }])
})

test('whoever answers second sees what the first found out', async () => {
  const current = number({ reason: null, lastCall: { ...call, verdict: 'wrong' } })
  const body = { success: false, code: 'edited_elsewhere', error: 'Changed.', current }
  serve([number(), second], () => ({ status: 409, body }))
  const { user } = await renderInLanguage(<NumbersPage />)
  await screen.findByRole('listitem', { name: /Child support/ })
  await user.click(card(/Child support/).getByRole('button', { name: 'Right' }))

  expect(await screen.findByText(en.answeredFirst)).toBeTruthy()
  expect(card(/Child support/).getByText(/Wrong\. Ana/)).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Child support')
})

test('filters stand in the address, and a list without numbers says so', async () => {
  const sent = serve([])
  const { user } = await renderInLanguage(<NumbersPage />)
  expect(await screen.findByText(en.empty)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText(en.state), 'AL')

  await expect.poll(() => sent.some(({ path }) => path.includes('state=AL'))).toBe(true)
  expect(location.search).toBe('?state=AL')
})
