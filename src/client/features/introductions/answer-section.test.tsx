// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildIntroduction } from '#testing/builders/build-introduction.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { AnswerSection, spokenAnswer } from './answer-section.tsx'

const answeredIntroduction = buildIntroduction({
  status: 'completed',
  state: 'accepted',
  partnerResponse: 'Come in.',
  bring: ['Photo ID', 'Release papers'],
  appointment: { at: '2026-11-20T14:30', place: '12 Main St' },
})

test.each([
  ['en', 'What to bring', /Friday, November 20, 2026 at 2:30/],
  ['es', 'Qué llevar', /viernes, 20 de noviembre de 2026, 2:30/],
] as const)('what to bring is a list, and the appointment has its day (%s)', async (language, title, day) => {
  await renderInLanguage(<AnswerSection introduction={answeredIntroduction} tone="ok" tools={null} />, language)

  const list = screen.getByRole('heading', { name: title }).nextElementSibling as HTMLElement
  const items = within(list).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Photo ID', 'Release papers'])
  expect(screen.getByText(day)).toBeTruthy()
  expect(screen.getByText('12 Main St')).toBeTruthy()
})

test('the appointment becomes a calendar file that is made on the device', async () => {
  const made = vi.fn((_: Blob) => 'blob:calendar')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} }))
  const { user } = await renderInLanguage(<AnswerSection introduction={answeredIntroduction} tone="ok" tools={null} />)

  await user.click(screen.getByRole('button', { name: 'Add to calendar' }))

  const text = await made.mock.calls[0]?.[0].text()
  expect(text).toContain('DTSTART:20261120T143000')
  expect(screen.getByText('The calendar file is on this device.')).toBeTruthy()
})

test('an answer is read out with its time and what to bring', () => {
  expect(spokenAnswer(answeredIntroduction, () => 'Friday at 2:30')).toContain(
    'Friday at 2:30, 12 Main St. Photo ID. Release papers',
  )
})
