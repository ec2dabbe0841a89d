import { expect, test } from 'vitest'
import { isZipInState } from '#domain/pin/state-zips.ts'
import { loadTestPlaces } from '#testing/builders/analytics.ts'
import { crowdLocation, openPin, savePin } from '#testing/pin.ts'
import { setUpTestServer } from '#testing/server.ts'

const strict = setUpTestServer({ config: { pin: { newDevice: 'words', rejectCommon: true, proofBits: 8 } } })
const open = setUpTestServer({ config: { pin: { newDevice: 'open', rejectCommon: false, proofBits: 8 } } })

test('under the strict rule the PIN alone never opens, and its wrap is never stored', async () => {
  const browser = strict.browser()
  const { returnWords } = (await savePin(browser)).json()
  const reply = await openPin(strict.browser())

  expect([reply.statusCode, reply.json().needsWords]).toEqual([401, true])
  expect((await strict.stored()).pin_doors?.map(({ kind }) => kind).toSorted()).toEqual(['device', 'words'])
  expect((await openPin(browser)).statusCode).toBe(200)
  expect((await openPin(strict.browser(), { returnWords })).statusCode).toBe(200)
})

test('where common PINs are refused, that is said before anything is counted', async () => {
  const reply = await savePin(strict.browser(), { pin: '1234' })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'pin_common'])
  expect(await strict.stored()).not.toHaveProperty('limits')
})

test('a ZIP code is refused too, where common PINs are', async () => {
  const reply = await savePin(strict.browser(), { pin: '90012' })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'pin_common'])
})

test('every ZIP code the server knows is one of its state for the browser, which warns before saving', () => {
  const places = loadTestPlaces()
  const missed = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0')).filter((zip) => {
    const [county] = places.zip(zip).counties
    return county && !isZipInState(county.state, zip)
  })
  expect(missed).toEqual([])
})

test('under the open rule the PIN alone opens in a busy place too', async () => {
  await savePin(open.browser())
  await crowdLocation(open)
  expect((await openPin(open.browser())).statusCode).toBe(200)
})
