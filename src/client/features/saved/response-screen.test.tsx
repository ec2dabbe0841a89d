// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ProviderResponse } from '#domain/saved/saved-resource.ts'
import { fakeSpeech } from '#testing/fake-speech.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { buildSavedResource } from '#testing/builders/saved-resource.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { ResponseScreen, type ResponseScreenProps } from './response-screen.tsx'

const now = Date.UTC(2026, 10, 15, 12)
const whole: ProviderResponse = {
  message: 'We have a bed.\n<b>Come</b> today.',
  contactInfo: 'Ask for the desk: (213) 555-0199, not (900) 555-0100',
  instructions: 'Bring any ID',
  respondedAt: now,
  isRead: false,
}

function props(changes: Partial<ResponseScreenProps> = {}): ResponseScreenProps {
  const response = changes.response ?? whole
  const listing = buildSavedResource({
    warmIntroStatus: 'responded',
    introductionState: 'accepted',
    warmIntroSentAt: now,
    providerResponse: response,
  })
  return {
    listing,
    response,
    news: 'unasked',
    now,
    alternatives: [],
    onConnect: vi.fn(),
    onTryAgain: vi.fn(),
    onIntroductions: vi.fn(),
    onBack: vi.fn(),
    ...changes,
  }
}

const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent)

test.each([
  ['en', ['Answer from Harbor House', 'What they said', 'What to do', 'How to reach them']],
  ['es', ['Respuesta de Harbor House', 'Lo que dicen', 'Qué hacer', 'Cómo hablar con ellos']],
] as const)('an answer in %s has its parts under their titles', async (language, titles) => {
  await renderInLanguage(<ResponseScreen {...props()} />, language)
  expect(headings()).toEqual(titles)
})

test('what the provider wrote is text, and only good numbers can be dialed', async () => {
  const { container } = await renderInLanguage(<ResponseScreen {...props()} />)
  expect(container.textContent).toContain('<b>Come</b> today.')
  expect(container.querySelector('b')).toBeNull()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['tel:+12135550199', 'tel:+12135550100'])
})

test('parts that were left empty have no title', async () => {
  const response = { ...whole, contactInfo: null, instructions: ' ' }
  await renderInLanguage(<ResponseScreen {...props({ response })} />)
  expect(headings()).toEqual(['Answer from Harbor House', 'What they said'])
})

test('an answer without words says to call', async () => {
  const response = { message: null, contactInfo: null, instructions: null, respondedAt: now, isRead: true }
  await renderInLanguage(<ResponseScreen {...props({ response })} />)
  expect(screen.getByText('They answered, but left no message. Please call them.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Call (213) 555-0100' })).toBeDefined()
})

const hidden: ProviderResponse = { respondedAt: now, isRead: false }

test.each([
  ['asking', 'Getting the answer…'],
  ['fresh', 'To read this answer, come back with your three words or on your own device.'],
] as const)('words this browser does not have, news %s, are told as such', async (news, words) => {
  await renderInLanguage(<ResponseScreen {...props({ response: hidden, news })} />)
  expect(screen.getByRole('status').textContent).toBe(words)
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

test('words that could not be fetched can be asked for again', async () => {
  const screenProps = props({ response: hidden, news: 'failed' })
  const { user } = await renderInLanguage(<ResponseScreen {...screenProps} />)
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screenProps.onTryAgain).toHaveBeenCalledOnce()
})

test('it can be read aloud and printed', async () => {
  const speech = fakeSpeech()
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user } = await renderInLanguage(<ResponseScreen {...props()} />)
  await user.click(screen.getByRole('button', { name: 'Read aloud' }))
  const read = speech.queue.map(({ text }) => text).join(' ')
  expect(read).toMatch(/^Answer from Harbor House We have a bed\. .*Bring any ID/)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('a no comes with the next best places', async () => {
  const declined = props()
  const other = buildResource({ id: 'b', name: 'Second' })
  const listing = { ...declined.listing, introductionState: 'declined' as const }
  const screenProps = { ...declined, listing, alternatives: [other] }
  const { user } = await renderInLanguage(<ResponseScreen {...screenProps} />)
  expect(screen.getByText("They can't help this time. Try this one.")).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Connect with Second' }))
  expect(screenProps.onConnect).toHaveBeenCalledExactlyOnceWith(other)
})

test('it leads back to the list and on to the introductions', async () => {
  const screenProps = props()
  const { user } = await renderInLanguage(<ResponseScreen {...screenProps} />)
  await user.click(screen.getByRole('button', { name: 'Back to my saved list' }))
  await user.click(screen.getByRole('button', { name: 'Reply, or tell us if it helped' }))
  expect([screenProps.onBack, screenProps.onIntroductions].map((call) => vi.mocked(call).mock.calls.length)).toEqual([
    1, 1,
  ])
})
