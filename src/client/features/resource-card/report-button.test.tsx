// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { common } from '#content/en/common.ts'
import { results as english } from '#content/en/results.ts'
import { results as spanish } from '#content/es/results.ts'
import { ListingReport, listingReportKinds, turnedAwayReasons } from '#domain/directory/reports.ts'
import type { Language } from '#domain/language.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { ReportButton } from './listing-details.tsx'
import { longestReportNote } from './listing-report.tsx'

const counted = () => ({ body: { success: true, counted: true, reportsDiffer: false } })

async function openReport(language: Language = 'en') {
  const words = language === 'en' ? english.report : spanish.report
  const { user } = await renderInLanguage(<ReportButton resourceId="ca-food-1" name="Harbor House" />, language)
  await user.click(screen.getByRole('button', { name: words.open }))
  await screen.findByRole('dialog', { name: words.title.replace('{name}', 'Harbor House') })
  const send = () => user.click(screen.getByText(words.send))
  const choose = (name: string) => fireEvent.click(screen.getByLabelText(name))
  const write = (note: string) => fireEvent.change(screen.getByLabelText(words.note), { target: { value: note } })
  return { user, words, send, choose, write }
}

test.each(['en', 'es'] as const)('in %s a person tells why they were turned away, and is thanked', async (language) => {
  const sent = fakeFetch(counted)
  const { words, send, choose, write } = await openReport(language)
  expect(screen.getAllByRole('radio')).toHaveLength(listingReportKinds.length)
  choose(words.kinds.turned_away)
  expect(screen.getAllByRole('radio')).toHaveLength(listingReportKinds.length + turnedAwayReasons.length)
  choose(words.reasons.record)
  write(' They said no. ')
  await send()
  expect((await screen.findByRole('status')).textContent).toBe(words.thanks)
  expect(sent).toMatchObject([
    {
      method: 'POST',
      path: '/api/resources/ca-food-1/reports',
      body: { kind: 'turned_away', reason: 'record', note: 'They said no.' },
    },
  ])
  expect(screen.queryByRole('radio')).toBeNull()
})

test('without a kind nothing is sent and what is missing is said', async () => {
  const sent = fakeFetch(counted)
  const { send, choose, words } = await openReport()
  await send()
  expect(screen.getByRole('alert').textContent).toBe(words.choose)
  expect(sent).toEqual([])
  choose(words.kinds.closed)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a reason is sent only for being turned away', async () => {
  const sent = fakeFetch(counted)
  const { send, choose, words } = await openReport()
  choose(words.kinds.turned_away)
  choose(words.reasons.full)
  choose(words.kinds.moved)
  await send()
  await screen.findByRole('status')
  expect(sent[0]?.body).toEqual({ kind: 'moved' })
})

test('a report that did not go out stays, and trying again sends it', async () => {
  let isDown = true
  const sent = fakeFetch(() => {
    if (isDown) throw new TypeError('Failed to fetch')
    return counted()
  })
  const { user, send, choose, write, words } = await openReport()
  choose(words.kinds.wrong_phone)
  write('It rings and rings')
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe(words.failed)
  expect(screen.getByLabelText<HTMLTextAreaElement>(words.note).value).toBe('It rings and rings')
  isDown = false
  await user.click(screen.getByText(common.tryAgain))
  expect((await screen.findByRole('status')).textContent).toBe(words.thanks)
  expect(sent.at(-1)?.body).toEqual({ kind: 'wrong_phone', note: 'It rings and rings' })
})

test.each([
  [429, 'alert', english.report.limit],
  [404, 'status', english.report.unlisted],
  [500, 'alert', english.report.failed],
] as const)('an answer %s is told in words', async (status, role, text) => {
  fakeFetch(() => ({ status, body: { success: false, code: 'internal', error: 'no' } }))
  const { send, choose, words } = await openReport()
  choose(words.kinds.other)
  await send()
  expect((await screen.findByRole(role)).textContent).toBe(text)
})

test('closing brings the focus back to the button', async () => {
  fakeFetch(counted)
  const { user, words } = await openReport()
  await user.click(screen.getByRole('button', { name: common.cancel }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: words.open }))
})

test('the note takes exactly what the contract takes', () => {
  const fits = (length: number) => ListingReport.safeParse({ kind: 'other', note: 'x'.repeat(length) }).success
  expect([fits(longestReportNote), fits(longestReportNote + 1)]).toEqual([true, false])
})
