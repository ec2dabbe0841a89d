import { expect, test } from 'vitest'
import { openPin, pinAndLocation, savePin } from '#testing/pin.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer({}, { withRealHashes: true })

test('what is saved is reduced to four keys, and inside them to what they are for (T-2.6)', async () => {
  const browser = server.browser()
  const personal = { name: 'canary-name', phone: 'canary-phone', story: 'canary-story', chat: ['canary-chat'] }
  const resource = { id: 'r1', name: 'Pantry', category: 'other', services: [] }
  await savePin(browser, {
    sessionData: {
      ...personal,
      resources: [{ ...resource, warmIntroResponse: 'canary-answer', userName: 'canary-name' }],
      actionPlans: [{ title: 'Call', note: 'canary-story' }],
      userNeeds: { housing: true, otherDescription: 'canary-words' },
    },
  })
  const reply = await openPin(browser)
  expect(reply.body).not.toContain('canary')
  expect(reply.json().sessionData).toEqual({
    resources: [resource],
    actionPlans: [{ title: 'Call' }],
    userNeeds: { housing: true },
  })
})

test('nothing can be read in the tables or the log: not the list, the PIN, the words, the place (T-2.12)', async () => {
  const browser = server.browser()
  const resources = [{ id: 'r1', name: 'canary-place' }]
  const sessionData = { resources, userLocation: { state: 'CA', county: 'canary' } }
  const saved = (await savePin(browser, { sessionData })).json()
  await openPin(server.browser(), { returnWords: saved.returnWords })
  await openPin(server.browser(), { pin: '555018' })
  const { pin_sessions: sessions = [], pin_doors: unlockMethods = [], limits = [] } = await server.stored()
  expect(sessions).toHaveLength(1)
  expect(unlockMethods.map(({ kind }) => kind).toSorted()).toEqual(['device', 'quiet', 'words'])
  const columns = sessions.map(({ sealed_data }) => Buffer.from(sealed_data, 'base64').toString('latin1'))
  const values = [...sessions, ...unlockMethods, ...limits].flatMap((row) => Object.values(row).map(String))
  const text = [...columns, ...values, ...server.logLines].join(' ')
  for (const secret of ['canary', pinAndLocation.pin, '555018', 'Los Angeles', 'CA:'])
    expect(text).not.toContain(secret)
  // Shorter words stand in sealed values by chance, and `kind` may be a return word itself.
  const words = saved.returnWords.filter((word: string) => word.length >= 5)
  const readable = [...sessions, ...unlockMethods.map(({ kind: _, ...row }) => row), ...limits]
    .flatMap((row) => Object.values(row).map(String))
    .join(' ')
  for (const word of words) expect(readable.split(/[^a-z]+/)).not.toContain(word)
  expect(readable).not.toContain(saved.returnWords.join(' '))
  expect(text).not.toContain(browser.cookie()?.split(/[=.]/)[1])
})

test('the same PIN in two places, or saved twice, leaves nothing alike', async () => {
  await savePin(server.browser())
  await savePin(server.browser())
  await savePin(server.browser(), { county: 'Kern' })
  const { pin_doors: unlockMethods = [] } = await server.stored()
  expect(new Set(unlockMethods.map(({ wrapped_key }) => wrapped_key)).size).toBe(9)
  // Only the quiet unlock methods of one PIN and one location share their tag; this is how an ambiguous PIN is
  // detected.
  expect(new Set(unlockMethods.map(({ tag }) => tag)).size).toBe(8)
})

test('a row moved under another id opens nothing', async () => {
  const browser = server.browser()
  const { returnWords } = (await savePin(server.browser())).json()
  await savePin(browser, { pin: '918264' })
  const { pin_sessions: [one, other] = [] } = await server.stored()
  const swap = (id = '', from = '') =>
    server.database.db.updateTable('pin_sessions').set({ sealed_data: from }).where('id', '=', id).execute()
  await swap(one?.id, other?.sealed_data)
  await swap(other?.id, one?.sealed_data)
  expect((await openPin(server.browser(), { returnWords })).statusCode).toBe(401)
})
