import { readFileSync } from 'node:fs'
import { expect, test, type Page } from './test.ts'
import { transportation as en } from '../src/content/en/transportation.ts'
import { transportation as es } from '../src/content/es/transportation.ts'
import type { SavedResource } from '../src/domain/saved/saved-resource.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll } from './app.ts'
import { fillText, testCounty, uiTexts, type Tongue } from './journey.ts'
import { openPrepared } from './prepared.ts'

const texts = { en, es }
const spot = { latitude: 34.052_235, longitude: -118.243_683 }
const buildSavedListing = (name: string, lat: number): SavedResource => ({
  id: name,
  name,
  category: 'legal',
  services: [],
  scope: 'site',
  address: '1 Sample Street',
  state: testCounty.state,
  county: testCounty.county,
  position: { lat, lon: -118.24 },
  warmIntroStatus: 'none',
  warmIntroSentAt: null,
  providerResponse: null,
})

/** Opens the guide from welcome, with two saved listings as destinations. */
async function openGuide(page: Page, tongue: Tongue): Promise<void> {
  await openPrepared(page, tongue, {
    savedResources: [buildSavedListing('A shelter', 34.05), buildSavedListing('A court', 34.06)],
  })
  await page.getByRole('button', { name: uiTexts[tongue].common.menu }).click()
  await page.getByRole('button', { name: uiTexts[tongue].menu.transportationGuide }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts[tongue].title })).toBeVisible()
}

const end = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

async function chooseEnds(page: Page, tongue: Tongue): Promise<void> {
  await end(page, texts[tongue].from).getByRole('button', { name: 'A shelter' }).click()
  await end(page, texts[tongue].to).getByRole('button', { name: 'A court' }).click()
}

test('[es] a ZIP code leads to bus lines, two places to the trip, an appointment to the time to leave', async ({
  page,
  context,
}) => {
  await context.clearPermissions()
  await openGuide(page, 'es')
  const from = end(page, es.from)
  const answer = page.getByRole('region', { name: es.answer.title })
  const lines = page.getByRole('region', { name: fillText(es.agencies.title, testCounty) })

  await test.step('a location that is not shared leaves the other ways', async () => {
    await page.getByRole('button', { name: es.device }).click()
    await expect(from).toContainText(es.problems.denied)
    await expect(from.getByLabel(es.typed)).toBeVisible()
  })

  await test.step('a ZIP code leads to the bus lines of its county', async () => {
    await from.getByLabel(es.typed).fill(testCounty.zip)
    await from.getByRole('button', { name: es.find }).click()
    await expect(from).toContainText(fillText(es.countyName, testCounty))
    await expect(lines.getByRole('listitem').first()).toContainText(testCounty.county.replace(' County', ''))
    await expect(lines).toContainText(es.agencies.askFacts)
  })

  await test.step('two saved places lead to the distance and the walk', async () => {
    await from.getByRole('button', { name: fillText(es.changeEnd, { end: es.from }) }).click()
    await chooseEnds(page, 'es')
    await expect(answer).toContainText(fillText(es.answer.miles, { miles: 0.7 }))
    await expect(answer).toContainText(fillText(es.answer.walk, { minutes: 20 }))
  })

  await test.step('an appointment tells when to leave and whether the curfew allows it', async () => {
    await page.getByRole('radio', { name: es.whens.arrive }).check()
    await page.getByLabel(es.kind).selectOption('court')
    await page.getByLabel(es.day).fill('2030-01-15')
    await page.getByLabel(es.time).fill('14:00')
    await page.getByLabel(es.travel).fill('45')
    await expect(answer).toContainText('12:45')
    await expect(answer).toContainText('12:15')
    await page.getByText(es.curfew.title).click()
    await page.getByLabel(es.curfew.from).fill('15:30')
    await page.getByLabel(es.curfew.until).fill('06:00')
    await expect(answer).toContainText(es.curfew.ask)
    await expect(answer).toContainText(es.notOrder)
  })

  await test.step('everything unfolded is for everyone', async () => {
    for (const section of Object.values(es.sections)) await page.getByText(section, { exact: true }).click()
    await expect(page.getByText(es.notes.realId.text)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectBigTargets(page)
    await expectNoAxeViolations(page)
  })
})

test('[en] a shared location stays in the page, a loaded county outlives the network, the trip prints on one page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(spot)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await openGuide(page, 'en')
  const from = end(page, en.from)
  const answer = page.getByRole('region', { name: en.answer.title })

  await test.step('only the county is sent, and nothing is logged', async () => {
    await page.getByRole('button', { name: en.device }).click()
    await expect(from).toContainText(testCounty.county)
    await end(page, en.to).getByRole('button', { name: 'A shelter' }).click()
    await expect(answer).toContainText(en.answer.straight)
    expect(sent.filter((request) => /34\.05|118\.24/.test(request))).toEqual([])
    const storedText = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage, ...sessionStorage }, document.cookie]),
    )
    expect(storedText).not.toMatch(/34\.052|118\.243/)
    // The lookahead skips seconds in log times, which have three decimals.
    expect(readFileSync(process.env['E2E_LOG'] ?? '', 'utf8')).not.toMatch(/34\.05(?!\d)|34\.052\d|118\.24|county=/)
  })

  await test.step('without a network the county is still there and another trip is worked out', async () => {
    await expect(page.getByRole('region', { name: fillText(en.agencies.title, testCounty) })).toBeVisible()
    await context.setOffline(true)
    for (const name of [en.to, en.from]) {
      await page.getByRole('button', { name: fillText(en.changeEnd, { end: name }) }).click()
    }
    await from.getByRole('button', { name: 'A court' }).click()
    await expect(page.getByText(en.agencies.kept)).toBeVisible()
    await end(page, en.to).getByRole('button', { name: 'A shelter' }).click()
    await expect(answer).toContainText(fillText(en.answer.miles, { miles: 0.7 }))
    await expect(page.getByText(en.map.offline)).toBeVisible()
  })

  await test.step('the trip prints on one page, and Back leads home', async () => {
    await context.setOffline(false)
    await expect(page.getByText(en.map.offline)).toBeHidden()
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.getByRole('button', { name: en.back, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: uiTexts.en.welcome.headline })).toBeVisible()
  })
})
