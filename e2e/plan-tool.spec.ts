import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, type Route, test } from './test.ts'
import { planTool as en } from '../src/content/en/plan-tool.ts'
import { planTool as es } from '../src/content/es/plan-tool.ts'
import { planQuestionIds } from '../src/domain/action-plan/plan-answers.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, open, ready } from './app.ts'
import { filled, findHelp, openIn, resultsHeading, type Tongue, tongues, words } from './journey.ts'

const texts = { en, es }
const address = '/action-plan-generator'
const plans = '**/api/generate-action-plan'

const box = (page: Page) => page.getByRole('textbox')
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })

/** From the first question to the last, by tapping the first offered answer of each. */
async function answerAll(page: Page, tongue: Tongue): Promise<void> {
  const text = texts[tongue]
  await button(page, text.intro.start).click()
  for (const [index, id] of planQuestionIds.entries()) {
    await expect(page.getByRole('heading', { name: text.questions[id].ask })).toBeFocused()
    await button(page, text.questions[id].chips[0]).click()
    if (index < 4) await button(page, words[tongue].common.next).click()
  }
}

const reply =
  (body: unknown, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, json: body })
const title = (page: Page, tongue: Tongue) => page.getByRole('heading', { name: texts[tongue].plan.title })

/** Everything the browser complains of, a broken security rule among it. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(error.message))
  return heard
}

for (const tongue of tongues) {
  const text = texts[tongue]
  const { common } = words[tongue]

  test(`[${tongue}] five answers become a plan with the next 72 hours first, a file and tasks`, async ({ page }) => {
    const heard = complaints(page)
    await openIn(page, tongue, address)
    await expectNoAxeViolations(page)
    await answerAll(page, tongue)
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await expectBigTargets(page)
    await button(page, text.create).click()

    await expect(title(page, tongue)).toBeVisible()
    const first = page.getByRole('region', { name: text.plan.phases.now })
    await expect(first.getByRole('listitem').first()).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await expectBigTargets(page)

    const [download] = await Promise.all([page.waitForEvent('download'), button(page, text.plan.download).click()])
    expect(download.suggestedFilename()).toBe('my-action-plan.txt')
    const file = await readFile(await download.path(), 'utf8')
    expect(file).toContain(text.plan.title)
    expect(file).toContain(await first.getByRole('heading', { level: 3 }).first().innerText())
    expect(file).not.toMatch(/\*\*|<[a-z]/)

    await button(page, text.tasks.add).click()
    await expect(page.getByRole('link', { name: text.tasks.open })).toBeVisible()
    await expect(button(page, text.tasks.add)).toBeHidden()
    await page.getByRole('link', { name: text.tasks.open }).click()
    await expect(page).toHaveURL(/\/action-plan$/)
    expect(heard).toEqual([])
  })

  test(`[${tongue}] a failure keeps every answer and says so; a second try makes the plan`, async ({ page }) => {
    await openIn(page, tongue, address)
    await answerAll(page, tongue)
    await page.route(plans, reply({ success: false }, 500))
    await button(page, text.create).click()
    await expect(page.getByText(text.trouble.failed)).toBeVisible()
    await expect(page.getByRole('link', { name: common.call211 })).toHaveAttribute('href', 'tel:211')
    await expect(box(page)).toHaveValue(text.questions.goals_3_months.chips[0])
    await expectNoAxeViolations(page)
    await page.unroute(plans)
    await page.route(plans, reply({ success: true, plan: 'Call 2-1-1.' }))
    await button(page, text.create).click()
    await expect(title(page, tongue)).toBeVisible()
  })

  test(`[${tongue}] an answer without a plan shows its own sentence`, async ({ page }) => {
    await page.route(plans, reply({ success: true }))
    await openIn(page, tongue, address)
    await answerAll(page, tongue)
    await button(page, text.create).click()
    await expect(page.getByText(text.none)).toBeVisible()
    await button(page, text.backToAnswers).click()
    await expect(box(page)).toHaveValue(text.questions.goals_3_months.chips[0])
  })
}

test('a double press sends once, and Back while it is made leads to the last question', async ({ page }) => {
  const sent: unknown[] = []
  await page.route(plans, (route) => {
    sent.push(route.request().postDataJSON())
  })
  await open(page, address)
  await answerAll(page, 'en')
  await button(page, en.create).dblclick()
  await expect(page.getByRole('heading', { name: en.making.title })).toBeVisible()
  await expectNoAxeViolations(page)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    location: '',
    selectedNeeds: '',
    language: 'en',
    responses: { urgent_need: 'A place to sleep' },
  })
  await button(page, 'Back').click()
  await expect(box(page)).toHaveValue(en.questions.goals_3_months.chips[0])
})

test('a reload in the middle loses nothing; Start Over forgets', async ({ page }) => {
  await open(page, address)
  await button(page, en.intro.start).click()
  await box(page).fill('I need my medicine 💊')
  await button(page, 'Next').click()
  await box(page).fill('No ride')
  await page.reload()
  await ready(page)
  await expect(page.getByRole('heading', { name: en.questions.biggest_challenge.ask })).toBeVisible()
  await expect(box(page)).toHaveValue('No ride')
  await button(page, 'Back').click()
  await expect(box(page)).toHaveValue('I need my medicine 💊')
  await button(page, en.startOver).click()
  await page.reload()
  await ready(page)
  await button(page, en.intro.start).click()
  await expect(box(page)).toHaveValue('')
})

test('a blank or endless answer goes nowhere and is not cut', async ({ page }) => {
  await open(page, address)
  await button(page, en.intro.start).click()
  await box(page).fill('   ')
  await expect(button(page, 'Next')).toBeDisabled()
  await box(page).fill('x'.repeat(10_000))
  await expect(button(page, 'Next')).toBeDisabled()
  await expect(page.getByText(filled(en.answer.tooLong, { count: 8000 }))).toBeVisible()
  await expect.poll(async () => (await box(page).inputValue()).length).toBe(10_000)
})

test('[es] without a connection that is said, and a plan made before still opens', async ({ page, context }) => {
  await page.route(plans, reply({ plan: '**Llame** al 2-1-1.' }))
  await openIn(page, 'es', address)
  await answerAll(page, 'es')
  await button(page, es.create).click()
  await expect(page.locator('.plan-text')).toHaveText('Llame al 2-1-1.')
  await button(page, es.another).click()
  await page.unroute(plans)
  await context.setOffline(true)
  await answerAll(page, 'es')
  await button(page, es.create).click()
  await expect(page.getByText(es.trouble.offline)).toBeVisible()
  await expect(box(page)).toHaveValue(es.questions.goals_3_months.chips[0] ?? '')
  await button(page, es.startOver).click()
  await button(page, es.intro.kept.open).click()
  await expect(page.locator('.plan-text')).toHaveText('Llame al 2-1-1.')
})

const hostile = [
  '## Week <script>window.hacked = 1</script>one',
  '- **Call** (213) 555-0134',
  '<img src=x onerror="window.hacked = 1"><svg onload="window.hacked = 1"><p class="plan-head evil" style="color:red">Kept</p>',
  '<div><div><p onclick="window.hacked = 1">Nested <span class="plan-strong">bold</span> <b>plain</b></p></div></div>',
  '<a href="javascript:window.hacked = 1">link</a><iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
  '<form action="/x"><input name=y></form><style>body{display:none}</style><math><mtext><style><img src=x onerror=hacked=1>',
].join('\n')

test('a hostile plan is shown as p, br, div and span alone, and nothing in it acts', async ({ page }) => {
  const heard = complaints(page)
  await page.route(plans, reply({ plan: hostile }))
  await open(page, address)
  await answerAll(page, 'en')
  await button(page, en.create).click()
  const shown = page.locator('.plan-text')
  await expect(shown.getByRole('link', { name: '(213) 555-0134' })).toHaveAttribute('href', 'tel:+12135550134')
  const found = await shown.evaluate((element) =>
    [...element.querySelectorAll('*')].map(({ localName, attributes }) => ({
      localName,
      attributes: [...attributes].map(({ name, value }) => `${name}=${value}`),
    })),
  )
  const own = found.filter(({ localName }) => localName !== 'a')
  expect([...new Set(own.map(({ localName }) => localName))].toSorted()).toEqual(['br', 'div', 'p', 'span'])
  const attributes = new Set(own.flatMap((one) => one.attributes))
  expect([...attributes].toSorted()).toEqual(['class=plan-head', 'class=plan-point', 'class=plan-strong'])
  await expect(shown).toContainText('Nested bold plain')
  await expect(shown).not.toContainText('hacked')
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(heard).toEqual([])
  await expectNoAxeViolations(page)
})

test('a plan that is an object is read as words', async ({ page }) => {
  await page.route(plans, reply({ plan: { title: 'My weeks', week1: ['Call 2-1-1', 'Rest'], note: 'You can do it.' } }))
  await open(page, address)
  await answerAll(page, 'en')
  await button(page, en.create).click()
  await expect(page.locator('.plan-text')).toContainText(/My weeks\s*Week 1\s*Call 2-1-1\s*Rest\s*You can do it\./)
})

test('an answer that tells of danger brings people who answer now', async ({ page }) => {
  await open(page, address)
  await button(page, en.intro.start).click()
  await box(page).fill('I want to kill myself')
  await button(page, 'Next').click()
  await expect(page.getByRole('link', { name: /988/ }).first()).toBeVisible()
  await expectNoAxeViolations(page)
})

test('Back leads to welcome without results, and to the results where there are any', async ({ page }) => {
  await open(page, address)
  await button(page, 'Back').click()
  await expect(page.getByRole('button', { name: words.en.welcome.findResources })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await findHelp(page, 'en')
  const sent = page.waitForRequest(plans)
  await open(page, address)
  await answerAll(page, 'en')
  await button(page, en.create).click()
  expect((await sent).postDataJSON()).toMatchObject({
    location: 'Los Angeles County, CA',
    selectedNeeds: 'housing, employment, id documentation',
  })
  await button(page, en.leave).click()
  await expect(resultsHeading(page, 'en')).toBeVisible()
})

test('the printed plan fits on two pages', async ({ page }) => {
  await open(page, address)
  await answerAll(page, 'en')
  await button(page, en.create).click()
  await expect(title(page, 'en')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.plan-paper')).toBeVisible()
  await expect(page.locator('.plan-paper li').last()).toBeVisible()
  await expect(page.locator('#main')).toBeHidden()
  await expect.poll(() => page.locator('.plan-paper li').count()).toBeGreaterThan(5)
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
})
