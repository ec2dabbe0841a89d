import { expect, test } from './test.ts'
import { expectNoAxeViolations, ready } from './app.ts'
import { fillText, uiTexts } from './journey.ts'
import { openMenu, openOwn } from './menu-steps.ts'
import {
  browserStores,
  call,
  counties,
  expectResults,
  buildFoundStorage,
  goodPin,
  introduction,
  testListings,
  logIn,
  more,
  openNewDevice,
  openLogin,
  openPinForm,
  openResults,
  savePin,
  title,
} from './pin-steps.ts'

const { pin: t } = uiTexts.en

test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()))
})

test('[es] a shared device covers the saved list and asks “Still you?” after half an hour', async ({ browser }) => {
  const { pin } = uiTexts.es
  const page = await openNewDevice(browser, 'es', {
    ...buildFoundStorage(counties.other),
    savedResources: [testListings[0]],
  })
  await openMenu(page, 'es', 'about')
  await page.getByRole('button', { name: more.es.device.whose }).click()
  await page.getByRole('button', { name: more.es.device.shared, exact: true }).click()
  const openSaved = () => openOwn(page, 'es', 'saved')
  const savedName = page.getByText(testListings[0]?.name ?? '', { exact: true })
  await expect(page.getByText(more.es.device.sharedKept)).toBeVisible()
  await page.reload()
  await openSaved()
  await expect(title(page, pin.cover.title)).toBeVisible()
  await expect(savedName).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: pin.cover.show }).click()
  await expect(savedName).toBeVisible()

  await page.evaluate(() => sessionStorage.setItem('lastVisit', String(Date.now() - 31 * 60_000)))
  await page.reload()
  await openSaved()
  await expect(title(page, pin.stillYou.title)).toBeVisible()
  await expect(savedName).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: pin.stillYou.no }).click()
  await expect(title(page, uiTexts.es.welcome.headline)).toBeVisible()
  await expect.poll(() => browserStores(page)).toEqual({ local: {}, session: {}, databases: [], caches: [] })
  await openSaved()
  await expect(page.getByText(uiTexts.es.saved.empty.title)).toBeVisible()
})

test('[en] Delete my data leaves nothing here and nothing on the server', async ({ browser }) => {
  const page = await openNewDevice(browser, 'en', {
    ...buildFoundStorage(counties.deleted),
    savedResources: [testListings[0]],
  })
  expect((await call(page, 'POST', '/api/warm-introduction', introduction(counties.deleted))).status).toBe(200)
  await openResults(page, 'en')
  await openPinForm(page, 'en')
  const returnWords = await savePin(page, 'en', { mode: 'own' })
  await page.getByRole('button', { name: t.saved.continue }).click()
  await expectResults(page, 'en', counties.deleted)
  const sid = async () => (await page.context().cookies()).find(({ name }) => name === 'sid')?.value
  const before = await sid()

  await openMenu(page, 'en', 'about')
  await page.getByRole('button', { name: more.en.menu.deleteData }).click()
  const dialog = page.getByRole('dialog', { name: t.deleteData.title })
  await expect(dialog.getByRole('button', { name: t.deleteData.keep })).toBeFocused()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: t.deleteData.confirm }).click()
  await expect(page.getByText(t.deleteData.done)).toBeVisible()
  await expect(title(page, uiTexts.en.welcome.headline)).toBeVisible()
  await expect.poll(() => browserStores(page)).toEqual({ local: {}, session: {}, databases: [], caches: [] })
  await expect.poll(sid).not.toBe(before)
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).not.toContain('device_mode')

  expect((await call(page, 'GET', '/api/warm-introductions')).body).toMatchObject({ introductions: [] })
  const other = await openNewDevice(browser, 'en')
  await openLogin(other, 'en')
  await logIn(other, 'en', { location: counties.deleted, returnWords })
  await expect(other.getByText(t.login.incorrect)).toBeVisible()
})

test('[en] the offer to save comes once, and a reload at any PIN screen brings back neither PIN nor words', async ({
  browser,
}) => {
  const page = await openNewDevice(browser, 'en', buildFoundStorage(counties.other))
  const reload = async (...secrets: string[]) => {
    await page.reload()
    await ready(page)
    await expect(title(page, uiTexts.en.welcome.headline)).toBeVisible()
    const left = `${await page.content()} ${JSON.stringify(await browserStores(page))}`
    for (const secret of secrets) expect(left).not.toContain(secret)
    await openResults(page, 'en')
  }
  await test.step('the offer waits below the list until it is declined, and Home is home', async () => {
    const home = page.getByRole('main').getByRole('button', { name: uiTexts.en.results.home, exact: true })
    await openResults(page, 'en')
    const offer = page.getByRole('heading', { name: t.offer.title })
    await expect(offer).toBeVisible()
    await home.click()
    await expect(title(page, uiTexts.en.welcome.headline)).toBeVisible()
    await openResults(page, 'en')
    await page.getByRole('button', { name: t.prompt.noThanks }).click()
    await expect(offer).toHaveCount(0)
    await home.click()
    await openResults(page, 'en')
    await expect(offer).toHaveCount(0)
    await home.click()
  })

  await openResults(page, 'en')
  await page.getByRole('button', { name: uiTexts.en.results.saveProgress }).click()
  await expect(title(page, t.prompt.title)).toBeVisible()
  await expect(
    page.getByText(fillText(t.prompt.countMany, { count: testListings.length, ...counties.other })),
  ).toBeVisible()
  await reload()
  await openPinForm(page, 'en')
  await page.getByLabel(t.fields.pin, { exact: true }).fill(goodPin)
  await reload(goodPin)
  await openPinForm(page, 'en')
  const returnWords = await savePin(page, 'en')
  await reload(goodPin, returnWords.join(' '), JSON.stringify(returnWords), returnWords.join(','))
  await page.reload()
  await expect(page.getByRole('button', { name: uiTexts.en.welcome.viewResources })).toBeVisible()
  await openLogin(page, 'en')
  await page.getByLabel(t.fields.pin, { exact: true }).fill(goodPin)
  await reload(goodPin)
})
