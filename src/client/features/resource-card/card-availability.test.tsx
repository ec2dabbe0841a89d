// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { results } from '#content/en/results.ts'
import { results as resultados } from '#content/es/results.ts'
import type { Language } from '#domain/language.ts'
import type { Availability } from '#domain/partners/availability.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { buildFullResource, openAvailability } from '#testing/builders/resource.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { stayOnPage } from '#testing/stay-on-page.ts'
import { connectBlock, deviceDay } from './connect-block.ts'
import { ResourceCard } from './resource-card.tsx'

stayOnPage()
beforeEach(() => fakeFetch())

async function draw(
  availability: Partial<Availability>,
  listing: Partial<Resource> = {},
  language: Language = 'en',
  isSent = false,
) {
  const onConnect = vi.fn()
  const view = await renderInLanguage(
    <ResourceCard
      resource={buildFullResource({ ...listing, care: { ...openAvailability, ...availability } })}
      position={1}
      isSaved={false}
      introduction={isSent ? 'sent' : 'none'}
      details={{ isOpen: true, onToggle: vi.fn() }}
      onToggleSave={() => undefined}
      onConnect={onConnect}
    />,
    language,
  )
  return { ...view, onConnect }
}

const words = { en: results.card.care, es: resultados.card.care }

test.each([
  ['en', 'Connect with Harbor House', 'We are moving.', 'December 1, 2099'],
  ['es', 'Conectar con Harbor House', 'Nos mudamos.', '1 de diciembre de 2099'],
] as const)(
  'in %s a paused place has no Connect, says why and until when, and can be called',
  async (language, name, reason, date) => {
    const { user, onConnect } = await draw({ connect: 'paused', reason, until: '2099-12-01' }, {}, language)
    const button = screen.getByRole('button', { name })
    const why = [
      words[language].noConnect.paused,
      reason,
      words[language].until.replace('{date}', date),
      words[language].stillCall,
    ].join(' ')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(why)
    await user.click(button)
    expect(onConnect).not.toHaveBeenCalled()
    expect(screen.getByRole('link', { name: /\(213\) 555-0100/ })).toBeDefined()
  },
)

test.each(['full', 'away', 'off', 'busy'] as const)('%s has its own words', async (connect) => {
  await draw({ connect })
  expect(screen.getByText(new RegExp(`^${words.en.noConnect[connect].replaceAll('.', '\\.')}`))).toBeDefined()
})

test('nobody is told to call where there is only a number for texts', async () => {
  await draw({ connect: 'off' }, { phone: null, phones: [{ number: '(213) 555-0102', kind: 'text' }] })
  expect(screen.getByText(words.en.noConnect.off).textContent).not.toContain(words.en.stillCall)
})

test('a day that is over blocks nothing, and neither does a place that was asked already', async () => {
  expect(connectBlock({ ...openAvailability, connect: 'full', until: '2026-11-14' }, '2026-11-15')).toBeNull()
  expect(connectBlock({ ...openAvailability, connect: 'full', until: '2026-11-15' }, '2026-11-15')).toBe('full')
  expect(connectBlock({ ...openAvailability, connect: 'full' }, '2026-11-15')).toBe('full')
  expect(connectBlock(undefined, '2026-11-15')).toBeNull()
  expect(deviceDay(new Date(2026, 0, 5))).toBe('2026-01-05')
  await draw({ connect: 'paused' }, {}, 'en', true)
  expect(screen.getByRole('button', { name: 'Sent to Harbor House' })).toBeDefined()
  expect(screen.queryByText(words.en.noConnect.paused, { exact: false })).toBeNull()
})

test('an open place connects, and tells how soon they answer and what to know before going', async () => {
  const { user, onConnect } = await draw({
    isConfirmed: true,
    answersWithinHours: 72,
    capacity: 'waitlist',
    alert: 'Bring a bag.',
    howToApply: 'Ask at the desk.',
    accessibility: ['wheelchair', 'sign_language'],
    closed: { from: '2026-11-26', until: '2026-11-27', note: 'Thanksgiving' },
  })
  for (const text of [
    words.en.confirmed,
    'They answer within 3 days.',
    words.en.waitlist,
    'Bring a bag.',
    'Ask at the desk.',
    words.en.accessibility.wheelchair,
    words.en.accessibility.sign_language,
    'Closed from November 26, 2026 to November 27, 2026: Thanksgiving',
  ])
    expect(screen.getByText(text), text).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Connect with Harbor House' }))
  expect(onConnect).toHaveBeenCalledTimes(1)
})

test('a secret address is asked for on the phone: no street, no directions', async () => {
  await draw({ isAddressPrivate: true }, { address: 'Los Angeles, CA', position: null })
  expect(screen.getByText(words.en.callForAddress)).toBeDefined()
  expect(screen.queryByRole('link', { name: /directions/i })).toBeNull()
})

test('what the group writes is only ever text', async () => {
  const html = '<img src=x onerror=alert(1)>'
  const { container } = await draw({ connect: 'paused', reason: html, alert: html, howToApply: html })
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getAllByText(html, { exact: false }).length).toBeGreaterThanOrEqual(3)
})

test('a card of which nobody takes care looks as before', async () => {
  await renderInLanguage(
    <ResourceCard
      resource={buildFullResource()}
      position={1}
      isSaved={false}
      introduction="none"
      details={{ isOpen: true, onToggle: vi.fn() }}
      onToggleSave={() => undefined}
      onConnect={() => undefined}
    />,
    'en',
  )
  expect(screen.getByRole('button', { name: 'Connect with Harbor House' }).getAttribute('aria-describedby')).toBeNull()
  expect(screen.queryByText(words.en.confirmed)).toBeNull()
})
