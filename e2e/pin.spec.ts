import { expect, type Page, test } from './test.ts'
import type { Resource } from '../src/domain/resources/resource.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, open } from './app.ts'
import { person } from './introduce.ts'
import { cards, testCounty, resultsHeading, tongues, uiTexts } from './journey.ts'
import {
  browserStores,
  call,
  counties,
  expectResults,
  buildFoundStorage,
  introduction,
  testListings,
  logIn,
  more,
  openNewDevice,
  openLogin,
  openPinForm,
  openResults,
  readReturnWords,
  savePin,
  title,
} from './pin-steps.ts'
import { fetchListings, openWithResults } from './prepared.ts'
import { requestIntroductions } from './prepared-introductions.ts'

const { pin: t } = uiTexts.en

test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()))
})

for (const tongue of tongues) {
  const { pin, results, introductions } = uiTexts[tongue]
  // Checked in one language only: the other uses the same components.
  const expectReadable = async (page: Page) => {
    if (tongue === 'es') return
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await expectBigTargets(page)
  }

  test(`[${tongue}] a person saves by PIN and comes back elsewhere with the words`, async ({ page, browser }) => {
    // Saved listings come first in the restored list.
    const [requestedListing] = (await fetchListings(tongue)) as [Resource]
    await openWithResults(page, tongue, await requestIntroductions(page, tongue, [requestedListing]))
    const found = await cards(page).getByRole('heading').allInnerTexts()

    await page.getByRole('button', { name: results.saveProgress }).click()
    await expect(title(page, pin.prompt.title)).toBeVisible()
    await expectReadable(page)
    await page.getByRole('button', { name: pin.prompt.create }).click()
    await expect(title(page, pin.create.title)).toBeVisible()
    await expectReadable(page)
    await page.getByRole('button', { name: pin.create.pick }).click()
    const field = page.getByLabel(pin.fields.pin, { exact: true })
    await expect(field).toHaveValue(/^\d{6}$/)
    const picked = await field.inputValue()
    await page.getByRole('button', { name: pin.create.submit }).click()
    const returnWords = await readReturnWords(page, tongue)
    await expect(page.getByText(pin.saved.whenShared)).toBeVisible()
    await expectReadable(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(pin.saved.printed)).toBeVisible()
    const printed = await page.locator('body').innerText()
    for (const word of returnWords) expect(printed).toContain(word)
    for (const hidden of [picked, pin.saved.title, pin.saved.continue, testCounty.county]) {
      expect(printed).not.toContain(hidden)
    }
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: pin.saved.continue }).click()
    await expect(resultsHeading(page, tongue)).toBeVisible()

    const other = await openNewDevice(browser, tongue)
    await openLogin(other, tongue)
    await expectReadable(other)
    await logIn(other, tongue, { pin: picked, location: { ...testCounty, stateName: 'California' }, returnWords })
    await expect(resultsHeading(other, tongue)).toBeVisible()
    await expect.poll(() => cards(other).getByRole('heading').allInnerTexts()).toEqual(found)
    await open(other, '/my-introductions')
    await other.getByRole('button', { name: `${introductions.list.viewSent}: ${requestedListing.name}` }).click()
    await expect(other.getByText(person.firstName)).toBeVisible()
    await expect(other.getByText(person.story)).toBeVisible()
  })
}

test('[en] on an own device PIN and place are enough, elsewhere a busy county asks for the words', async ({
  browser,
  playwright,
  baseURL,
}) => {
  const own = await openNewDevice(browser, 'en', buildFoundStorage(counties.own))
  await openResults(own, 'en')
  await openPinForm(own, 'en')
  await savePin(own, 'en', { mode: 'own' })
  await expect(own.getByText(t.saved.whenOwn)).toBeVisible()
  const { state, county } = counties.own
  for (let person = 0; person < 10; person += 1) {
    const userAgent = `another person ${person}`
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '', userAgent })
    const data = { pin: `93721${person}`, state, county, sessionData: {} }
    expect((await request.post('/api/session/create', { data })).status()).toBe(200)
    await request.dispose()
  }

  const other = await openNewDevice(browser, 'en')
  await openLogin(other, 'en')
  await logIn(other, 'en', { location: counties.own })
  await expect(other.getByText(t.login.incorrect)).toBeVisible()
  await expect(other.getByText(t.login.needsWords)).toBeVisible()
  await expect(other.getByLabel(t.login.words)).toBeFocused()
  await logIn(other, 'en', { returnWords: ['one', 'two'] })
  await expect(other.getByText(t.problems.words)).toBeVisible()

  await own.evaluate(() => localStorage.removeItem('lastSearchResults'))
  await own.reload()
  await openLogin(own, 'en')
  await logIn(own, 'en', { location: counties.own })
  await expectResults(own, 'en', counties.own)
  await expect(cards(own).getByRole('heading').first()).toHaveText(testListings[0]?.name ?? '')
})

test('[es] wrong PINs are told kindly, five of them lock, and Start Fresh leads on', async ({ browser }) => {
  const { login, locked } = uiTexts.es.pin
  const page = await openNewDevice(browser, 'es')
  await openLogin(page, 'es')
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const answer = page.waitForResponse('**/api/session/retrieve')
    await logIn(page, 'es', { pin: `40718${attempt}`, ...(attempt === 1 ? { location: counties.wrong } : {}) })
    expect((await answer).status()).toBe(401)
    await expect(page.getByText(login.incorrect)).toBeVisible()
  }
  await logIn(page, 'es', {})
  await expect(title(page, locked.title)).toBeVisible()
  await expect(page.getByText(locked.text)).toBeVisible()
  await expect(page.getByRole('link', { name: more.es.common.call211 })).toHaveAttribute('href', 'tel:211')
  await expectNoAxeViolations(page)
  await expectBigTargets(page)
  await page.getByRole('button', { name: login.startFresh }).click()
  await expect(page.getByRole('button', { name: uiTexts.es.welcome.findResources })).toBeVisible()
})

test('in a quiet county the PIN alone brings back the places, and the rest stays closed', async ({ browser }) => {
  const userSession = { actionPlans: [{ title: 'See the judge' }] }
  const first = await openNewDevice(browser, 'en', { ...buildFoundStorage(counties.quiet), userSession })
  expect((await call(first, 'POST', '/api/warm-introduction', introduction(counties.quiet))).status).toBe(200)
  await openResults(first, 'en')
  await openPinForm(first, 'en')
  const returnWords = await savePin(first, 'en')

  const other = await openNewDevice(browser, 'en')
  await openLogin(other, 'en')
  const answer = other.waitForResponse('**/api/session/retrieve')
  await logIn(other, 'en', { location: counties.quiet })
  const { sessionData } = await (await answer).json()
  expect(Object.keys(sessionData)).toEqual(['resources'])
  await expectResults(other, 'en', counties.quiet)
  await expect(cards(other).getByRole('heading')).toHaveText(testListings.map(({ name }) => name))
  await expect(other.getByText(t.placesOnly.title)).toBeVisible()
  await expect(other.getByText(t.placesOnly.text)).toBeVisible()
  await expectNoAxeViolations(other)
  await open(other, '/my-introductions')
  await expect(other.getByText(uiTexts.en.introductions.list.empty)).toBeVisible()
  const { introductions } = (await call(other, 'GET', '/api/warm-introductions')).body
  expect(introductions).toEqual([])
  const stored = JSON.stringify(await browserStores(other))
  for (const secret of ['See the judge', '"housing":true', 'Test Person', 'A bed for tonight', '0143']) {
    expect(stored).not.toContain(secret)
  }

  await open(other, '/')
  await openLogin(other, 'en')
  await logIn(other, 'en', { returnWords })
  await expectResults(other, 'en', counties.quiet)
  await expect(other.getByText(t.placesOnly.title)).toHaveCount(0)
  expect(JSON.stringify(await browserStores(other))).toContain('See the judge')
})

test('a birthday as PIN is warned about', async ({ browser }) => {
  const page = await openNewDevice(browser, 'en', buildFoundStorage(counties.other))
  await openResults(page, 'en')
  await openPinForm(page, 'en')
  await page.getByLabel(t.fields.pin, { exact: true }).fill('031485')
  await page.getByLabel(t.fields.confirmation, { exact: true }).fill('031485')
  await page.getByRole('button', { name: t.create.submit }).click()
  await expect(page.getByText(t.create.weak)).toBeVisible()
  await expect(page.getByText(t.create.weakText)).toBeVisible()
})
