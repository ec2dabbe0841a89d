// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createValue } from '#content/prompts/create-value.ts'
import { documentPrep } from '#content/prompts/document-prep.ts'
import { getInMotion } from '#content/prompts/get-in-motion.ts'
import { layFoundation } from '#content/prompts/lay-foundation.ts'
import { ownMindset } from '#content/prompts/own-mindset.ts'
import { toolUp } from '#content/prompts/tool-up.ts'
import { clearAll } from '#client/platform/storage/storage.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { conversation, newId } from './chat.ts'
import { chatDraft } from './chat-draft.ts'
import { fillFromModule } from './chat-prompts.ts'

beforeEach(() => {
  // Fake timers: the timeout of a tap ends when a test says so, not when the machine is busy.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.documentElement.lang = 'en'
  conversation.send({ type: 'newChat', id: newId(), isPrivate: false })
  chatDraft.send({ type: 'cleared' })
  clearAll()
})

afterEach(() => {
  vi.useRealTimers()
})

// Each test uses a different prompt module, because responses are cached as long as the page is open.
const changed = { en: ['New one?', 'New two?'], es: ['¿Nueva una?', '¿Nueva dos?'] }
const serve = (questions: unknown) =>
  fakeFetch(({ path }) => ({
    body: path.startsWith('/api/starters/') ? { success: true, questions } : { success: true },
  }))
const listStarterPaths = (sent: ReturnType<typeof fakeFetch>) =>
  sent.map(({ path }) => path).filter((path) => path.startsWith('/api/starters/'))

async function tap(module: Parameters<typeof fillFromModule>[0]) {
  await fillFromModule(module)
  return chatDraft.get().text
}

test('questions that staff changed are used from the first tap on, in order, and asked for once', async () => {
  const sent = serve(changed)

  const taps = [await tap('housing'), await tap('housing'), await tap('housing')]
  expect(taps).toEqual(['New one?', 'New two?', 'New one?'])
  document.documentElement.lang = 'es'
  expect(await tap('housing')).toBe('¿Nueva dos?')
  expect(listStarterPaths(sent)).toEqual(['/api/starters/housing'])
})

test('without a change the ones we ship stay', async () => {
  serve(null)
  expect(await tap('documentPrep')).toBe(documentPrep.en[0])
})

test.each([
  ['a refusal', 'createValue', createValue, () => ({ status: 500, body: 'down' })],
  [
    'a lost connection',
    'layFoundation',
    layFoundation,
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
  ['a reply that does not fit', 'getInMotion', getInMotion, () => ({ body: { success: true, questions: ['no'] } })],
] as const)('after %s the ones we ship are used', async (_, module, shipped, answer) => {
  fakeFetch(answer)
  expect([await tap(module), await tap(module)]).toEqual([shipped.en[0], shipped.en[1]])
})

test('after a failure the next tap asks again', async () => {
  fakeFetch(() => {
    throw new TypeError('Failed to fetch')
  })
  await tap('thriveAtWork')

  serve(changed)
  expect(changed.en).toContain(await tap('thriveAtWork'))
})

test('a tap does not wait for a slow server; what comes later counts from the next tap on', async () => {
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve
      }),
  )

  const first = tap('ownMindset')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await first).toBe(ownMindset.en[0])

  answer(Response.json({ success: true, questions: changed }))
  await vi.waitFor(async () => expect(changed.en).toContain(await tap('ownMindset')))
})

test('a no-trace chat tells nobody which topic was tapped', async () => {
  const sent = serve(changed)
  conversation.send({ type: 'privacyChosen', isPrivate: true })

  expect(await tap('toolUp')).toBe(toolUp.en[0])
  expect(listStarterPaths(sent)).toEqual([])
})

test('without a network nobody is asked; once it is back the change counts', async () => {
  const sent = serve(changed)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await tap('healthSupport')
  expect(listStarterPaths(sent)).toEqual([])

  online.mockReturnValue(true)
  expect(changed.en).toContain(await tap('healthSupport'))
  online.mockRestore()
})
