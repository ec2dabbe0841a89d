import { expect, type Page } from '@playwright/test'
import { device as enDevice } from '../src/content/en/device.ts'
import { device as esDevice } from '../src/content/es/device.ts'
import { layFoundation } from '../src/content/gro/es/lay-foundation.ts'
import { publicRoutes } from '../src/domain/navigation/routes.ts'
import { expectNoAxeViolations, open, ready } from './app.ts'
import { ask } from './chat-steps.ts'
import { choose, findListings, type FoundListing, findListed } from './introduce.ts'
import {
  cards,
  fillText,
  findHelp,
  openDetails,
  openIn,
  resultsHeading,
  testCounty,
  type Tongue,
  tongues,
  uiTexts,
} from './journey.ts'
import { openMenu } from './menu-steps.ts'
import { openPrepared } from './prepared.ts'
import { requestIntroductions } from './prepared-introductions.ts'
import { test } from './switched-server.ts'

test.use({ serviceWorkers: 'allow' })

const prepTools = [
  'createActionPlan',
  'documentPreparation',
  'transportationGuide',
  'votingGuide',
  'mindfulness',
] as const

const listCachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return found.flat().map(({ url }) => new URL(url).pathname)
  })

/** Waits until everything is cached; the documents are cached last. */
async function waitUntilCached(page: Page, tongue: Tongue = 'en'): Promise<void> {
  const shell = () => page.evaluate(async () => (await caches.match('/offline/shell'))?.headers.get('content-language'))
  await expect.poll(shell).toBe(tongue)
}

const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function chooseFromMenu(page: Page, tongue: Tongue, entry: string, group?: 'learn'): Promise<void> {
  await openMenu(page, tongue, group)
  const navigation = page.getByRole('navigation', { name: uiTexts[tongue].menu.title })
  await navigation.getByRole('button', { name: entry, exact: true }).click()
}

/** Checks that a new screen is shown, neither the previous one nor an error. */
async function expectScreen(page: Page, tongue: Tongue): Promise<void> {
  const { common, welcome } = uiTexts[tongue]
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await expect(title).not.toHaveText(welcome.headline)
  for (const failure of [common.failure.title, common.notLoaded]) await expect(page.getByText(failure)).toHaveCount(0)
}

test('[es] after one look at welcome everything opens without a network', async ({
  page,
  context,
  server,
  baseURL,
}) => {
  const { welcome, menu, gro, chat, crisisCard, common, saved, introductions } = uiTexts.es
  const [requestedListing] = (await findListings('es')).other as [FoundListing]
  await context.addCookies([{ name: 'device_mode', value: 'own', url: baseURL ?? '' }])
  await openPrepared(page, 'es', await requestIntroductions(page, 'es', [requestedListing]))
  await waitUntilCached(page, 'es')
  await server.cut()
  const missed: string[] = []
  page.on('requestfailed', (request) => {
    if (request.url().includes('/assets/')) missed.push(request.url())
  })

  await test.step('every address, a wrong one too', async () => {
    for (const route of publicRoutes.filter((path) => path !== '/')) {
      await open(page, route)
      await expectScreen(page, 'es')
    }
    await open(page, '/no-such-page')
    await expect(heading(page, common.notFound.title)).toBeVisible()
  })

  await test.step('every tool of the menu', async () => {
    await open(page, '/')
    await expect(heading(page, welcome.headline)).toBeVisible()
    const tools = [...prepTools.map((tool) => [menu[tool]] as const), [menu.tutorial, 'learn'] as const]
    for (const [tool, group] of tools) {
      await chooseFromMenu(page, 'es', tool, group)
      await expectScreen(page, 'es')
      await choose(page, 'es', 'home')
      await expect(heading(page, welcome.headline)).toBeVisible()
    }
  })

  await test.step('lessons never opened', async () => {
    await open(page, '/gro')
    await page.getByRole('link', { name: menu.layFoundation }).click()
    const first = fillText(gro.lesson.name, { number: 1, title: layFoundation.lessons.papers.title })
    await expect(page.getByRole('button', { name: first })).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('the card for a hard moment', async () => {
    await open(page, '/')
    // The stored results move the buttons of the first render.
    await expect(page.getByRole('button', { name: welcome.viewResources })).toBeVisible()
    await page.getByRole('button', { name: welcome.chat }).click()
    await expect(heading(page, chat.title)).toBeVisible()
    await ask(page, 'es', 'Me quiero matar')
    const card = page.getByRole('region', { name: crisisCard.kinds.self_harm.title })
    await expect(card.locator('a[href="tel:988"]').first()).toBeVisible()
  })

  await test.step('the places that were found, saved and asked', async () => {
    await open(page, '/')
    await page.getByRole('button', { name: welcome.viewResources }).click()
    await expect(resultsHeading(page, 'es')).toBeVisible()
    // The best two for each of the four needs.
    await expect(cards(page)).toHaveCount(8)
    await choose(page, 'es', 'saved')
    await expect(heading(page, saved.title)).toBeVisible()
    await expect(findListed(page, requestedListing)).toBeVisible()
    await open(page, '/my-introductions')
    await expect(heading(page, introductions.list.title)).toBeVisible()
    await expect(findListed(page, requestedListing)).toBeVisible()
  })
  expect(missed).toEqual([])
})

test('[en] only what everybody gets is kept, once, and in the language that is in use', async ({ page, server }) => {
  const { common, welcome } = uiTexts.en
  await openPrepared(page, 'en')
  await waitUntilCached(page)

  await test.step('no file of the first load is paid for twice', async () => {
    const files = server.asked.filter((address) => address.startsWith('/assets/'))
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((address, index) => files.indexOf(address) !== index)).toEqual([])
  })

  await test.step('no answer to a call is kept, and nothing of the staff’s', async () => {
    await page.reload()
    await ready(page)
    server.asked = []
    await open(page, '/my-introductions')
    const calls = [
      '/api/warm-introductions',
      '/api/satisfaction-stats',
      '/api/places?q=Orange',
      '/api/counties?state=NV',
    ]
    for (const call of calls) await page.evaluate(async (path) => void (await fetch(path)), call)
    await expect.poll(() => listCachedAddresses(page)).toContain('/api/counties')
    const cachedAddresses = await listCachedAddresses(page)
    const isFile = (address: string) => /^\/(assets\/|offline\/|icon\.svg|site\.webmanifest)/.test(address)
    expect(cachedAddresses.filter((address) => !isFile(address))).toEqual(['/api/counties'])
    expect(cachedAddresses.filter((address) => /admin|partner|workshop|wireframes|chat-demo/.test(address))).toEqual([])
    expect(server.asked.filter((address) => address.startsWith('/assets/'))).toEqual([])
    expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  })

  const chooseSpanish = () => page.getByRole('radio', { name: common.language.es }).click({ force: true })
  await test.step('another language chosen without a network: the page says so and stays as it is', async () => {
    await server.cut()
    await open(page, '/')
    await chooseSpanish()
    await expect(page.getByText(common.notLoadedText)).toBeVisible()
    await expect(heading(page, welcome.headline)).toBeVisible()
  })

  await test.step('a language chosen with a network is the one that works without', async () => {
    await server.restore()
    await open(page, '/')
    await chooseSpanish()
    await expect(heading(page, uiTexts.es.welcome.headline)).toBeVisible()
    await waitUntilCached(page, 'es')
    await server.cut()
    await open(page, '/gro')
    await expect(heading(page, uiTexts.es.gro.title)).toBeVisible()
  })
})

test('[en] a new build takes over quietly, and an open page of the old one finds its files', async ({
  page,
  server,
}) => {
  await openPrepared(page, 'en')
  await waitUntilCached(page)
  const [before] = (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('files-'))
  server.build = 'next-'
  server.gone = /\/assets\/gro/
  server.asked = []
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const after = before?.replace('files-', 'files-next-')
  const isFull = () =>
    page.evaluate(async (name) => Boolean(await caches.match('/offline/shell', { cacheName: name })), after ?? '')
  await expect.poll(isFull).toBe(true)
  // Files whose name did not change are not fetched again.
  expect(server.asked.filter((address) => address.startsWith('/assets/'))).toEqual([])
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([before, 'counties', 'county-copies', after])
  await page.evaluate(() => history.pushState(null, '', '/gro'))
  await expect(heading(page, uiTexts.en.gro.title)).toBeVisible()

  await server.cut()
  await open(page, '/gro')
  await expect(heading(page, uiTexts.en.gro.title)).toBeVisible()
})

test('[en] clearing the device leaves no worker and no file, whatever the page does next', async ({ page, server }) => {
  const { menu, common } = uiTexts.en
  await openPrepared(page, 'en')
  await waitUntilCached(page)
  await openMenu(page, 'en', 'about')
  await page.getByRole('button', { name: enDevice.clear }).click()
  await page.getByRole('button', { name: enDevice.clearConfirm }).click()
  await expect(page.getByText(enDevice.cleared)).toBeVisible()
  const left = async () => [await page.evaluate(() => caches.keys()), await workers(page)]
  await expect.poll(left).toEqual([[], 0])

  await chooseFromMenu(page, 'en', menu.votingGuide)
  await page.getByRole('radio', { name: common.language.es }).click({ force: true })
  await choose(page, 'es', 'home')
  await expect(heading(page, uiTexts.es.welcome.headline)).toBeVisible()
  await expect.poll(left).toEqual([[], 0])
  await server.cut()
  await expect(page.goto('/')).rejects.toThrow(/ERR_/)
})

test('[es] on a shared device there is no worker, also when there was one', async ({ page, context, baseURL }) => {
  await openPrepared(page, 'es')
  await waitUntilCached(page, 'es')
  await openMenu(page, 'es', 'about')
  await page.getByRole('button', { name: esDevice.whose }).click()
  await page.getByRole('button', { name: esDevice.shared, exact: true }).click()
  await expect.poll(async () => [await page.evaluate(() => caches.keys()), await workers(page)]).toEqual([[], 0])

  const other = await context.browser()?.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'allow' })
  await other?.addCookies([{ name: 'device_mode', value: 'shared', url: baseURL ?? '' }])
  const stranger = await other?.newPage()
  if (!stranger) throw new Error('No second browser')
  await open(stranger, '/')
  // Background requests have finished by then.
  await stranger.waitForLoadState('networkidle')
  expect([await stranger.evaluate(() => caches.keys()), await workers(stranger)]).toEqual([[], 0])
  await other?.close()
})

test('[es] who saves data keeps what was opened, and nothing is fetched ahead', async ({ page, server }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await openPrepared(page, 'es')
  await expect.poll(() => listCachedAddresses(page)).toContain('/offline/home')
  const opened = server.asked.filter((address) => address.startsWith('/assets/'))
  await expect
    .poll(async () => (await listCachedAddresses(page)).filter((address) => address.startsWith('/assets/')).toSorted())
    .toEqual(opened.toSorted())
  expect(opened.filter((address) => /gro|chat-send/.test(address))).toEqual([])

  await page.evaluate(() => history.pushState(null, '', '/gro'))
  await expect(heading(page, uiTexts.es.gro.title)).toBeVisible()
  await expect.poll(() => listCachedAddresses(page)).toContainEqual(expect.stringMatching(/gro-page/))
  await server.cut()
  await open(page, '/gro')
  await expect(heading(page, uiTexts.es.gro.title)).toBeVisible()
})

/** What the server finds for food near the ZIP code of the journeys, by name. */
async function askServer(page: Page, language: Tongue): Promise<string[]> {
  const { zip, ...location } = testCounty
  const data = { location, zip, language, needs: { 'food-assistance': true } }
  const reply = await page.request.post('/api/search-resources', { data })
  return ((await reply.json()) as { resources: { name: string }[] }).resources.map(({ name }) => name)
}

for (const tongue of tongues) {
  test(`[${tongue}] the county of a search is searched again without a server: needs, filters, details and calls`, async ({
    page,
    server,
  }) => {
    const { results, needs, onboarding } = uiTexts[tongue]
    await openIn(page, tongue)
    await waitUntilCached(page, tongue)
    await findHelp(page, tongue)
    const [before = '', after = ''] = results.copy.kept.split('{date}')
    await expect(page.getByText(before.trim())).toContainText(after.trim())
    // The part that searches is kept with the copy.
    await expect.poll(() => listCachedAddresses(page)).toContainEqual(expect.stringMatching(/search-copy/))
    const [place = ''] = await askServer(page, tongue)
    await server.cut()

    await test.step('another need, from the list', async () => {
      await page.getByRole('button', { name: results.changeSearch }).click()
      await page.getByRole('button', { name: onboarding.continue, exact: true }).click()
      for (const need of ['housing', 'employment', 'id-documentation'] as const) {
        await page.getByRole('checkbox', { name: needs[need].label }).uncheck({ force: true })
      }
      await page.getByRole('checkbox', { name: needs['food-assistance'].label }).check({ force: true })
      await page.getByRole('button', { name: onboarding.needs.find }).click()
      await expect(page.getByText(results.copy.usedTitle)).toBeVisible()
      await expect(page.getByText(String(new Date().getFullYear())).first()).toBeVisible()
      await expect(resultsHeading(page, tongue)).toBeVisible()
      await expect(cards(page).first()).toContainText(place)
    })

    await test.step('filters, details, a call', async () => {
      await page.getByRole('button', { name: results.filters.title }).click()
      const panel = page.getByRole('dialog', { name: results.filters.title })
      await panel.getByLabel(results.filters.searchLabel).fill(place)
      const [apply = ''] = results.filters.apply.split('{count}')
      await panel.getByRole('button', { name: new RegExp(`^${apply}`) }).click()
      await expect(page.getByText(/ (of|de) /).first()).toBeVisible()
      await expect(cards(page).first()).toContainText(place)
      await openDetails(page, tongue, place)
      await expect(cards(page).first().locator('a[href^="tel:"]').first()).toBeVisible()
      await expectNoAxeViolations(page)
    })
  })
}
