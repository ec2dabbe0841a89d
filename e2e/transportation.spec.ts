import { readFileSync } from 'node:fs'
import { expect, test, type Page } from './test.ts'
import { menu as enMenu } from '../src/content/en/menu.ts'
import { transportation as en } from '../src/content/en/transportation.ts'
import { menu as esMenu } from '../src/content/es/menu.ts'
import { transportation as es } from '../src/content/es/transportation.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll } from './app.ts'
import { filled, openIn, place, tongues, words, type Tongue } from './journey.ts'

const texts = { en, es }
const menus = { en: enMenu, es: esMenu }
const spot = { latitude: 34.052_235, longitude: -118.243_683 }
const saved = (name: string, lat: number) => ({
  id: name,
  name,
  category: 'legal',
  services: [],
  scope: 'site',
  address: '1 Sample Street',
  state: place.state,
  county: place.county,
  position: { lat, lon: -118.24 },
  warmIntroStatus: 'none',
  warmIntroSentAt: null,
  providerResponse: null,
})

async function openGuide(page: Page, tongue: Tongue): Promise<void> {
  await page.addInitScript(
    (list) => localStorage.setItem('savedResources', list),
    JSON.stringify([saved('A shelter', 34.05), saved('A court', 34.06)]),
  )
  await openIn(page, tongue)
  await page.getByRole('button', { name: words[tongue].common.menu }).click()
  await page.getByRole('button', { name: menus[tongue].transportationGuide }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts[tongue].title })).toBeVisible()
}

const end = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

async function chooseEnds(page: Page, tongue: Tongue): Promise<void> {
  await end(page, texts[tongue].from).getByRole('button', { name: 'A shelter' }).click()
  await end(page, texts[tongue].to).getByRole('button', { name: 'A court' }).click()
}

for (const tongue of tongues) {
  const t = texts[tongue]

  test(`[${tongue}] a ZIP code leads to the bus lines of its county, a place to the way there`, async ({ page }) => {
    await openGuide(page, tongue)
    await expectNoAxeViolations(page)
    await expectBigTargets(page)
    await end(page, t.from).getByLabel(t.typed).fill(place.zip)
    await end(page, t.from).getByRole('button', { name: t.find }).click()
    await expect(end(page, t.from)).toContainText(filled(t.countyName, place))
    const lines = page.getByRole('region', { name: filled(t.agencies.title, place) })
    await expect(lines.getByRole('listitem').first()).toContainText(place.county.replace(' County', ''))
    await expect(lines).toContainText(t.agencies.askFacts)

    await end(page, t.from)
      .getByRole('button', { name: filled(t.changeEnd, { end: t.from }) })
      .click()
    await chooseEnds(page, tongue)
    const answer = page.getByRole('region', { name: t.answer.title })
    await expect(answer).toContainText(filled(t.answer.miles, { miles: 0.7 }))
    await expect(answer).toContainText(filled(t.answer.walk, { minutes: 20 }))
  })

  test(`[${tongue}] an appointment tells when to leave and whether the curfew allows it`, async ({ page }) => {
    await openGuide(page, tongue)
    await chooseEnds(page, tongue)
    await page.getByRole('radio', { name: t.whens.arrive }).check()
    await page.getByLabel(t.kind).selectOption('court')
    await page.getByLabel(t.day).fill('2030-01-15')
    await page.getByLabel(t.time).fill('14:00')
    await page.getByLabel(t.travel).fill('45')
    const answer = page.getByRole('region', { name: t.answer.title })
    await expect(answer).toContainText('12:45')
    await expect(answer).toContainText('12:15')
    await page.getByText(t.curfew.title).click()
    await page.getByLabel(t.curfew.from).fill('15:30')
    await page.getByLabel(t.curfew.until).fill('06:00')
    await expect(answer).toContainText(t.curfew.ask)
    await expect(answer).toContainText(t.notOrder)
    for (const section of Object.values(t.sections)) await page.getByText(section, { exact: true }).click()
    await expect(page.getByText(t.notes.realId.text)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectBigTargets(page)
    await expectNoAxeViolations(page)
  })

  test(`[${tongue}] a location that is not shared leaves the other ways`, async ({ page, context }) => {
    await context.clearPermissions()
    await openGuide(page, tongue)
    await page.getByRole('button', { name: t.device }).click()
    await expect(end(page, t.from)).toContainText(t.problems.denied)
    await expect(end(page, t.from).getByLabel(t.typed)).toBeVisible()
  })
}

test('a shared location stays in the page: only the county is sent, nothing is logged', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(spot)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await openGuide(page, 'en')
  await page.getByRole('button', { name: en.device }).click()
  await expect(end(page, en.from)).toContainText(place.county)
  await end(page, en.to).getByRole('button', { name: 'A court' }).click()
  await expect(page.getByRole('region', { name: en.answer.title })).toContainText(en.answer.straight)
  expect(sent.filter((request) => /34\.05|118\.24/.test(request))).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage, ...sessionStorage }, document.cookie]))
  expect(kept).not.toMatch(/34\.052|118\.243/)
  // Not a second of the clock, which has three figures behind the point.
  expect(readFileSync(process.env['E2E_LOG'] ?? '', 'utf8')).not.toMatch(/34\.05(?!\d)|34\.052\d|118\.24|county=/)
})

test('without a network the loaded county is still there and the trip is worked out', async ({ page, context }) => {
  await openGuide(page, 'en')
  await end(page, en.from).getByRole('button', { name: 'A shelter' }).click()
  await expect(page.getByRole('region', { name: filled(en.agencies.title, place) })).toBeVisible()
  await context.setOffline(true)
  await end(page, en.from)
    .getByRole('button', { name: filled(en.changeEnd, { end: en.from }) })
    .click()
  await end(page, en.from).getByRole('button', { name: 'A court' }).click()
  await expect(page.getByText(en.agencies.kept)).toBeVisible()
  await end(page, en.to).getByRole('button', { name: 'A shelter' }).click()
  const answer = page.getByRole('region', { name: en.answer.title })
  await expect(answer).toContainText(filled(en.answer.miles, { miles: 0.7 }))
  await expect(page.getByText(en.map.offline)).toBeVisible()
})

test('the trip prints on one page, and Back leads home', async ({ page }) => {
  await openGuide(page, 'en')
  await chooseEnds(page, 'en')
  await expect(page.getByRole('region', { name: filled(en.agencies.title, place) })).toBeVisible()
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.getByRole('button', { name: en.back, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.en.welcome.headline })).toBeVisible()
})
