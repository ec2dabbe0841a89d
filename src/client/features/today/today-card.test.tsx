// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readKey, removeKey } from '#client/platform/storage/storage.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { TodayCard } from './today-card.tsx'

beforeEach(() => removeKey('today'))

const card = (
  <TodayCard
    now={{ day: '2026-11-16', hour: 9 }}
    state="TX"
    isRequested
    onFindListings={vi.fn()}
    onMakePlan={vi.fn()}
  />
)
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('six taps lead to three things, with whom to call and what to say, and stay on the device', async () => {
  const { user } = await renderInLanguage(card)
  for (const tap of ['Yesterday', 'Today', 'No', "It's gone", 'No', 'Yes']) {
    await user.click(screen.getByRole('button', { name: tap }))
  }
  expect(titles()).toEqual(['Find a bed for tonight', 'Report to your officer', 'Get your medicine before it runs out'])
  expect(screen.getAllByText('Overdue: call today')).toHaveLength(1)
  expect(screen.getByText(/^Call your officer \(the number is on your papers\) and say/)).toBeTruthy()
  expect(readKey('today')).toMatchObject({
    answers: { placeTonight: false, medicineDays: 0, reportBy: '2026-11-16' },
    done: [],
  })

  await user.click(screen.getByRole('button', { name: 'Done: Find a bed for tonight' }))
  expect(titles()).not.toContain('Find a bed for tonight')
  await user.click(screen.getByRole('button', { name: 'Forget my answers' }))
  expect(readKey('today')).toEqual({})
})

test('a day can be picked, a question gone back to, and everything skipped', async () => {
  const { user } = await renderInLanguage(card, 'es')
  await user.type(screen.getByLabelText('O elija el día'), '2026-11-20')
  await user.click(screen.getByRole('button', { name: 'Usar este día' }))
  await user.click(screen.getByRole('button', { name: 'Atrás' }))
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('¿Cuándo salió?')
  for (let question = 0; question < 6; question += 1) await user.click(screen.getByRole('button', { name: 'Saltar' }))
  expect(titles()).toHaveLength(3)
})

test('broken answers are asked anew', async () => {
  localStorage.setItem('today', JSON.stringify({ answers: { releasedOn: 'never' }, done: 5 }))
  await renderInLanguage(card)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('When did you get out?')
})
