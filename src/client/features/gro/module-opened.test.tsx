// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Language } from '#domain/language.ts'
import { sessionReady, startVisitorSession } from '#client/platform/visitor/visitor-session.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { GroView } from '#client/app/gro-page.tsx'

let sessionId = ''

beforeEach(async () => {
  fakeFetch()
  await startVisitorSession()
  sessionId = await sessionReady()
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

function goTo(address: string) {
  history.replaceState(null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

async function show(address: string, language: Language = 'en') {
  goTo(address)
  await renderInLanguage(<GroView onAsk={() => undefined} onResources={() => undefined} />, language)
  await screen.findByRole('heading', { level: 1 })
}

const summarizeRequests = (sent: readonly SentRequest[]) =>
  sent.map(({ path, body, headers }) => ({ path, body, language: headers.get('accept-language') }))
const buildOpening = (module: string, language: Language) => ({
  path: '/api/events',
  body: { sessionId, eventType: 'gro_module', eventData: { module } },
  language,
})

test.each(['en', 'es'] as const)(
  'each opening of a module is told once: which one, in which language (%s)',
  async (language) => {
    const sent = fakeFetch()
    await show('/gro#ownMindset', language)
    await waitFor(() => expect(summarizeRequests(sent)).toEqual([buildOpening('ownMindset', language)]))

    act(() => goTo('/gro#ownMindset'))
    act(() => goTo('/gro'))
    act(() => goTo('/gro#ownMindset'))
    await waitFor(() => expect(sent).toHaveLength(2))
    act(() => goTo('/gro#toolUp'))

    await waitFor(() =>
      expect(summarizeRequests(sent)).toEqual([
        buildOpening('ownMindset', language),
        buildOpening('ownMindset', language),
        buildOpening('toolUp', language),
      ]),
    )
  },
)

test.each(['/gro', '/gro#no-such-module'])('at %s no module is open and nothing is told', async (address) => {
  const sent = fakeFetch()
  await show(address)

  expect(sent).toEqual([])
})

test('of a browser that asks for privacy nothing is told', async () => {
  const sent = fakeFetch()
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  await show('/gro#toolUp')

  expect(sent).toEqual([])
})
