import { expect, test } from 'vitest'
import { returnWords } from '#content/return-words.ts'
import { createPinSession, retrievePinSession } from '#contracts/pin-sessions.ts'
import { buildFullResource } from '#testing/builders/resource.ts'
import { crowdLocation, openPin, pinAndLocation, savedData, savePin } from '#testing/pin.ts'
import { setUpTestServer } from '#testing/server.ts'
import { mark, testAccess } from '#testing/visitor-access.ts'

const server = setUpTestServer()
const minuteMs = 60_000

const crowd = (count?: number) => crowdLocation(server, count)

test('saving answers a session id, three words of the list, and whether the PIN is easy to guess', async () => {
  const reply = await savePin(server.browser())
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({
    success: true,
    sessionId: expect.any(String),
    weakPin: false,
    returnWords: [0, 1, 2].map(() => expect.toBeOneOf(returnWords.map(([en]) => en))),
  })
  const spanish = await savePin(server.browser(), { pin: '1234' }, { 'accept-language': 'es' })
  expect(spanish.json()).toMatchObject({
    weakPin: true,
    returnWords: [0, 1, 2].map(() => expect.toBeOneOf(returnWords.map(([, es]) => es))),
  })
})

test('the device that saved opens it by PIN, also where the PIN alone is not enough', async () => {
  const browser = server.browser()
  await savePin(browser)
  await crowd()
  for (let round = 0; round < 2; round += 1) {
    const reply = await openPin(browser, { county: 'los angeles county' })
    expect(reply.json()).toEqual({ success: true, sessionId: expect.any(String), sessionData: savedData })
  }
  expect((await openPin(server.browser())).statusCode).toBe(401)
})

test('PIN and words open it on any device, in either language and without accents', async () => {
  const { returnWords: words } = (await savePin(server.browser())).json()
  await crowd()
  const spanish = words.map((word: string) => returnWords.find(([en]) => en === word)?.[1])
  for (const writtenWords of [words, spanish, words.map((word: string) => ` ${word.toUpperCase()} `)]) {
    expect((await openPin(server.browser(), { returnWords: writtenWords })).json()).toMatchObject({
      sessionData: savedData,
    })
  }
})

test('wrong or unknown words, or their wrong order, open nothing, even on the device that saved', async () => {
  const browser = server.browser()
  const { returnWords: words } = (await savePin(browser)).json()
  const other = returnWords.find(([en]) => !words.includes(en))?.[0]
  const [one, two, three] = words
  for (const writtenWords of [
    [one, two, other],
    ['zzzz', two, three],
  ]) {
    expect((await openPin(browser, { returnWords: writtenWords })).statusCode).toBe(401)
  }
  if (one !== two) expect((await openPin(browser, { returnWords: [two, one, three] })).statusCode).toBe(401)
})

test('an own device that came in by words needs only the PIN from then on; another one does not', async () => {
  const { returnWords: words } = (await savePin(server.browser())).json()
  await crowd()
  const [own, unasked] = [server.browser(), server.browser()]
  await own.send({ method: 'PUT', url: '/api/device', payload: { mode: 'own' } })
  for (const browser of [own, unasked]) await openPin(browser, { returnWords: words })

  expect((await openPin(own)).statusCode).toBe(200)
  expect((await openPin(unasked)).statusCode).toBe(401)
})

test('in a quiet place the PIN alone opens the saved places on a new device, and nothing else', async () => {
  const resource = buildFullResource({ id: 'place-1', needs: ['sobriety'], description: 'Open to all' })
  const pantry = { id: 'place-2', name: 'Pantry', category: 'community-services', services: ['Food boxes'] }
  const saved = {
    ...savedData,
    resources: [resource, { ...pantry, savedFor: { state: 'TX', county: 'Harris' } }],
    actionPlans: [{ title: 'Call my lawyer', description: 'About the case' }],
    userNeeds: { sobriety: true, legal: true },
    userLocation: { state: 'CA', county: 'Los Angeles County' },
  }
  await savePin(server.browser(), { sessionData: saved })
  for (const caller of [server.browser(), server]) {
    const reply = await openPin(caller)
    expect(reply.json()).toEqual({
      success: true,
      sessionId: expect.any(String),
      placesOnly: true,
      sessionData: { resources: [expect.objectContaining({ id: 'place-1', name: resource.name }), expect.anything()] },
    })
    const [first, second] = reply.json().sessionData.resources
    const { needs: _needs, reasons: _reasons, ...known } = resource
    expect(first).toEqual(known)
    expect(second).toEqual({ ...pantry, savedFor: null })
    expect(reply.body).not.toMatch(/lawyer|case|sobriety|legal|reasons|distance|Harris|Los Angeles County/)
  }
})

test('with the words a place that is in no directory comes back with all its fields, and its heart', async () => {
  const place = { ...buildFullResource({ id: 'web-1', description: 'Found elsewhere' }), isUnchecked: true }
  const resources = [{ ...place, savedFor: { state: 'Texas', county: 'Harris' } }, buildFullResource({ id: 'web-2' })]
  const browser = server.browser()
  const { returnWords: words } = (await savePin(browser, { sessionData: { ...savedData, resources } })).json()

  const reply = await openPin(server.browser(), { returnWords: words })
  expect(reply.json().sessionData).toEqual({ ...savedData, resources })
})

test('words and the own device give everything back after the PIN alone gave the places', async () => {
  const owner = server.browser()
  const { returnWords: words } = (await savePin(owner)).json()
  const other = server.browser()
  expect((await openPin(other)).json().sessionData).toEqual({ resources: [] })
  for (const reply of [await openPin(other, { returnWords: words }), await openPin(owner)]) {
    expect(reply.json().sessionData).toEqual(savedData)
    expect(reply.json()).not.toHaveProperty('placesOnly')
  }
})

test('the eleventh session closes the quiet door of the place, and the answer says words are needed', async () => {
  await savePin(server.browser())
  await crowd(9)
  expect((await openPin(server.browser())).statusCode).toBe(200)
  await crowd(2)
  const reply = await openPin(server.browser())
  expect(reply.statusCode).toBe(401)
  expect(reply.json()).toMatchObject({ code: 'pin_incorrect', needsWords: true })
  const unlockMethods = (await server.stored()).pin_doors ?? []
  expect(unlockMethods.filter(({ kind }) => kind === 'quiet')).toEqual([])
})

test.each([
  ['a run', '1234'],
  ['a birthday', '031485'],
  ['a birthday, day first', '14385'],
  ['a ZIP code of the county', '90012'],
  ['a ZIP code far away', '99950'],
  ['a path on the keypad', '147258'],
])('%s is a common PIN: saving says so, and it opens alone for 15 minutes only', async (_, pin) => {
  const { weakPin, returnWords: words } = (await savePin(server.browser(), { pin })).json()
  expect(weakPin).toBe(true)
  server.clock.advance(15 * minuteMs - 1)
  expect((await openPin(server.browser(), { pin })).statusCode).toBe(200)
  server.clock.advance(1)
  expect((await openPin(server.browser(), { pin })).statusCode).toBe(401)
  expect((await openPin(server.browser(), { pin, returnWords: words })).statusCode).toBe(200)
})

test('five digits that are no ZIP code and no date are not common', async () => {
  expect((await savePin(server.browser(), { pin: '63594' })).json().weakPin).toBe(false)
})

test('a session saved before its PIN counted as common does not open by the PIN alone any more', async () => {
  const owner = server.browser()
  await savePin(owner, { pin: '031485' })
  await server.database.db.updateTable('pin_doors').set({ expires_at: null }).where('kind', '=', 'quiet').execute()
  const reply = await openPin(server.browser(), { pin: '031485' })
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'pin_incorrect'])
  expect((await openPin(owner, { pin: '031485' })).statusCode).toBe(200)
})

test('two people may have one PIN in one place: saving tells neither, and the PIN alone opens neither', async () => {
  const [one, other] = [server.browser(), server.browser()]
  const first = (await savePin(one)).json()
  const second = (await savePin(other, { sessionData: { userNeeds: { legal: true } } })).json()
  expect(Object.keys(second)).toEqual(Object.keys(first))
  expect((await openPin(server.browser())).statusCode).toBe(401)

  expect((await openPin(one)).json().sessionData).toEqual(savedData)
  expect((await openPin(other)).json().sessionData).toEqual({ userNeeds: { legal: true } })
  const byWords = await openPin(server.browser(), { returnWords: second.returnWords })
  expect(byWords.json().sessionData).toEqual({ userNeeds: { legal: true } })
})

test('wrong PIN, unknown place, ambiguous PIN and wrong words are answered alike', async () => {
  await savePin(server.browser())
  await savePin(server.browser())
  const replies = [
    await openPin(server.browser()),
    await openPin(server.browser(), { pin: '555018' }),
    await openPin(server.browser(), { county: 'Atlantis' }),
    await openPin(server.browser(), { state: 'Narnia' }),
    await openPin(server.browser(), { returnWords: ['zzzz', 'zzzz', 'zzzz'] }),
  ]
  for (const reply of replies) {
    expect(reply.statusCode).toBe(401)
    expect(reply.body).toBe(replies[0]?.body)
  }
  expect(replies[0]?.json()).toEqual({
    success: false,
    code: 'pin_incorrect',
    error: 'Incorrect PIN or location. Please try again.',
  })
})

test('an unknown place can be saved under and opened again', async () => {
  await savePin(server.browser(), { county: 'Atlantis' })
  expect((await openPin(server.browser(), { state: 'California', county: 'ATLANTIS county' })).statusCode).toBe(200)
  expect((await openPin(server.browser(), { county: 'Eldorado' })).statusCode).toBe(401)
})

test('saving and opening give a new cookie; the old one is dead, what was the browser’s stays', async () => {
  const browser = server.browser()
  await browser.send({ method: 'POST', url: '/api/action-plans', payload: { sessionId: 'fp_abc', title: 'Call' } })
  const tasks = async (headers = {}) =>
    (await browser.send({ method: 'GET', url: '/api/action-plans/fp_abc', headers })).json().actionPlans
  const seen = [browser.cookie()]
  for (const call of [savePin, openPin]) {
    await call(browser)
    expect(seen).not.toContain(browser.cookie())
    expect(await tasks()).toHaveLength(1)
    seen.push(browser.cookie())
  }
  for (const cookie of seen.slice(0, 2)) expect(await tasks({ cookie })).toEqual([])
})

test('saving again keeps the first session open to the device', async () => {
  const browser = server.browser()
  await savePin(browser)
  await savePin(browser, { pin: '918264', sessionData: {} })
  await crowd()
  expect((await openPin(browser)).json().sessionData).toEqual(savedData)
  expect((await openPin(browser, { pin: '918264' })).json().sessionData).toEqual({})
})

test('on a shared device the new cookie still ends with the browser', async () => {
  const browser = server.browser()
  await browser.send({ method: 'PUT', url: '/api/device', payload: { mode: 'shared' } })
  const reply = await savePin(browser)
  expect(reply.cookies).toHaveLength(1)
  expect(reply.cookies[0]).not.toHaveProperty('maxAge')
})

test('clearing the device leaves the saved session, without its door', async () => {
  const browser = server.browser()
  const { returnWords: words } = (await savePin(browser)).json()
  await crowd()
  await browser.send({ method: 'POST', url: '/api/device/clear' })
  expect((await openPin(browser)).statusCode).toBe(401)
  expect((await openPin(browser, { returnWords: words })).statusCode).toBe(200)
})

test('a list as long as a large county gives is saved and comes back whole', async () => {
  const browser = server.browser()
  const resources = Array.from({ length: 150 }, (_, index) => buildFullResource({ id: `place-${index}` }))
  const reply = await savePin(browser, { sessionData: { ...savedData, resources } })
  expect(reply.statusCode).toBe(200)
  expect((await openPin(browser)).json().sessionData.resources).toEqual(resources)
})

testAccess(server, createPinSession, 'apart', () => ({ body: { ...pinAndLocation, sessionData: {} } }))
// At a location where the PIN alone opens nothing: by a bound device, or not at all.
testAccess(
  server,
  retrievePinSession,
  { own: 'yes', nobody: 'not signed in', other: 'not signed in' },
  async (owner) => {
    await savePin(owner, { sessionData: { resources: [{ id: 'r1', name: mark }] } })
    await crowd()
    return { body: pinAndLocation }
  },
)
