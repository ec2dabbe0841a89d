import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from './test.ts'
import { planTool as en } from '../src/content/en/plan-tool.ts'
import { planTool as es } from '../src/content/es/plan-tool.ts'
import { planPage } from '../src/content/en/plan-page.ts'
import { today } from '../src/content/en/today.ts'
import type { PlanPhase, PlanStep } from '../src/domain/action-plan/plan-step.ts'
import type { StoredPlan } from '../src/domain/action-plan/stored-plan.ts'
import { planQuestionIds } from '../src/domain/action-plan/plan-answers.ts'
import type { Language } from '../src/domain/language.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, open, ready } from './app.ts'
import { fillText, resultsHeading, type Tongue, uiTexts } from './journey.ts'
import { buildStorageAfterSearch, openPrepared } from './prepared.ts'

const texts = { en, es }
const address = '/action-plan-generator'

const box = (page: Page) => page.getByRole('textbox')
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page, tongue: Tongue) => page.getByRole('heading', { name: texts[tongue].plan.title })

/** A text plan from an earlier visit. */
const earlierPlan = (language: Language, text: string): StoredPlan => ({
  text,
  steps: [],
  language,
  madeAt: Date.now(),
  tasks: [],
  parts: [],
  understood: [],
  questions: [],
  feedback: {},
})

/** Answers every question by tapping its first option. */
async function answerAll(page: Page, tongue: Tongue): Promise<void> {
  const text = texts[tongue]
  for (const [index, id] of planQuestionIds.entries()) {
    await expect(page.getByRole('heading', { name: text.questions[id].ask })).toBeFocused()
    await button(page, text.questions[id].chips[0]).click()
    if (index < 4) await button(page, uiTexts[tongue].common.next).click()
  }
}

/** Collects everything the browser reports as an error, including security policy violations. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(error.message))
  return heard
}

async function expectGood(page: Page): Promise<void> {
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  await expectBigTargets(page)
}

test('[en] five answers become a plan on the screen, in a file, on paper and as tasks', async ({ page }) => {
  const heard = complaints(page)
  const sent = page.waitForRequest('**/api/generate-action-plan')
  await openPrepared(page, 'en', await buildStorageAfterSearch('en'), address)
  await button(page, en.intro.start).click()
  await answerAll(page, 'en')
  await expectGood(page)
  await button(page, en.create).click()
  const first = page.getByRole('region', { name: en.plan.week })

  await test.step('the first week comes first, for the place and the needs of the search', async () => {
    await expect(title(page, 'en')).toBeVisible()
    await expect(first.getByRole('listitem').first()).toBeVisible()
    expect((await sent).postDataJSON()).toMatchObject({
      location: 'Los Angeles County, CA',
      selectedNeeds: 'housing, employment, recovery support, id documentation',
    })
    await expectGood(page)
  })

  await test.step('the file has the plan in plain words', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, en.plan.download).click()])
    expect(download.suggestedFilename()).toBe('my-action-plan.txt')
    const file = await readFile(await download.path(), 'utf8')
    expect(file).toContain(en.plan.title)
    expect(file).toContain(await first.getByRole('heading', { level: 3 }).first().innerText())
    expect(file).not.toMatch(/\*\*|<[a-z]/)
  })

  await test.step('the printed plan fits on two pages', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.plan-paper')).toBeVisible()
    await expect(page.locator('.plan-paper li').last()).toBeVisible()
    await expect(page.locator('#main')).toBeHidden()
    await expect.poll(() => page.locator('.plan-paper li').count()).toBeGreaterThan(5)
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('the steps become tasks', async () => {
    await button(page, en.tasks.add).click()
    await expect(page.getByRole('link', { name: en.tasks.open })).toBeVisible()
    await expect(button(page, en.tasks.add)).toBeHidden()
    await page.getByRole('link', { name: en.tasks.open }).click()
    await expect(page).toHaveURL(/\/action-plan$/)
  })
  expect(heard).toEqual([])
})

test('[es] answers outlive a reload and a lost connection, and an earlier plan still opens', async ({
  page,
  context,
}) => {
  const { common } = uiTexts.es
  const storedValues = {
    ...(await buildStorageAfterSearch('es')),
    'last-action-plan': earlierPlan('es', '**Llame** al 2-1-1.'),
  }
  await openPrepared(page, 'es', storedValues, address)
  const openEarlierPlan = async () => {
    await button(page, es.intro.kept.open).click()
    await expect(page.locator('.plan-text')).toHaveText('Llame al 2-1-1.')
  }

  await test.step('a reload in the middle loses nothing; Start Over forgets', async () => {
    await button(page, es.intro.start).click()
    await box(page).fill('Necesito mi medicina 💊')
    await button(page, common.next).click()
    await box(page).fill('Sin transporte')
    await page.reload()
    await ready(page)
    await expect(page.getByRole('heading', { name: es.questions.biggest_challenge.ask })).toBeVisible()
    await expect(box(page)).toHaveValue('Sin transporte')
    await button(page, common.back).click()
    await expect(box(page)).toHaveValue('Necesito mi medicina 💊')
    await button(page, es.startOver).click()
    await page.reload()
    await ready(page)
    await openEarlierPlan()
    await button(page, common.back).click()
    await button(page, es.intro.start).click()
    await expect(box(page)).toHaveValue('')
  })

  await test.step('without a connection that is said, and the earlier plan opens', async () => {
    await answerAll(page, 'es')
    await context.setOffline(true)
    await button(page, es.create).click()
    await expect(page.getByText(es.trouble.offline)).toBeVisible()
    await expect(box(page)).toHaveValue(es.questions.goals_3_months.chips[0] ?? '')
    await button(page, es.startOver).click()
    await openEarlierPlan()
  })

  await test.step('leaving leads to the results', async () => {
    await context.setOffline(false)
    await button(page, es.leave).click()
    await expect(resultsHeading(page, 'es')).toBeVisible()
  })
})

const sampleStep = (number: number, phase: PlanPhase): PlanStep => ({
  task: `step-${number}`,
  phase,
  title: `Sample step ${number}`,
  detail: 'Start at https://example.org/a-very-long-address-for-a-small-phone/apply-for-help-today. Bring your papers.',
  category: 'housing',
  priority: 'high',
  dueOn: '2026-11-16',
  place: {
    id: `p${number}`,
    name: 'Sample House',
    phone: '(213) 555-0134 ext. 4',
    address: '1200 Sample Boulevard, Los Angeles, CA 90001',
  },
  script: 'Call (213) 555-0134 and say: “I need help.”',
})
const sampleSteps = (['now', 'now', 'week1', 'week1', 'week1', 'week2', 'week3'] as const).map((phase, index) =>
  sampleStep(index + 1, phase),
)
const bed = { signal: 'no-bed', line: 'You have no place to sleep tonight.' }
const noId = { signal: 'no-id', line: 'You have no ID.' }
const parole = { signal: 'supervised', line: 'You are on parole or probation.' }

test('[en] what was understood can be corrected, and each step says how it went, here and on Today', async ({
  page,
}) => {
  const sent: { corrections?: Record<string, boolean> }[] = []
  await page.route('**/api/generate-action-plan', async (route) => {
    const body = route.request().postDataJSON() as (typeof sent)[number]
    sent.push(body)
    const corrections = body.corrections ?? {}
    const understood = [bed, noId, parole].filter(({ signal }) => corrections[signal] ?? signal !== parole.signal)
    const questions = corrections[parole.signal] ? [] : [parole]
    await route.fulfill({ json: { success: true, plan: '', steps: sampleSteps, understood, questions } })
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await openPrepared(page, 'en', await buildStorageAfterSearch('en'), address)
  await button(page, en.intro.start).click()
  await answerAll(page, 'en')
  await button(page, en.create).click()
  const named = (action: string, about: string) => button(page, fillText(en.steps.named, { action, about }))
  const week = page.getByRole('region', { name: en.plan.week })
  const titles = week.getByRole('heading', { level: 3 })

  await test.step('a line that is not right is struck, a question answered, and both are sent', async () => {
    await named(en.understood.wrong, noId.line).click()
    await expect(named(en.understood.undo, noId.line)).toBeFocused()
    await expect(page.getByText(en.understood.updated)).toBeVisible()
    await button(page, parole.line).click()
    await expect(named(en.understood.wrong, parole.line)).toBeVisible()
    expect(sent.map(({ corrections }) => corrections)).toEqual([
      undefined,
      { 'no-id': false },
      { 'no-id': false, supervised: true },
    ])
    await expectGood(page)
  })

  await test.step('nothing is wider than a small phone with text at twice the size', async () => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await named(en.steps.didNotWork, 'Sample step 1').click()
    await expect(page.getByText('I tried Sample House.')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('what is done leaves, and the next one takes its place and the focus', async () => {
    await expect(titles).toHaveText([
      'Sample step 2',
      'Sample step 1',
      'Sample step 3',
      'Sample step 4',
      'Sample step 5',
    ])
    await named(en.steps.done, 'Sample step 2').press('Enter')
    await expect(titles.first()).toHaveText('Sample step 1')
    await expect(page.getByText(fillText(en.steps.settled, { count: 1 }))).toBeVisible()
  })

  await test.step('Today and the task page show the same steps, and a step done there is done here', async () => {
    await open(page, '/action-plan')
    const things = page.getByRole('region', { name: today.title, exact: true }).getByRole('heading', { level: 3 })
    await expect(things).toHaveText(['Sample step 1', 'Sample step 3', 'Sample step 4'])
    await expect(page.getByText(planPage.plan.more)).toBeVisible()
    await expect(page.getByText(planPage.empty.text)).toHaveCount(0)
    await named(en.steps.done, 'Sample step 3').click()
    await expect(things).toHaveText(['Sample step 1', 'Sample step 4', 'Sample step 5'])
    await expectGood(page)
    await open(page, '/')
    const next = page.getByRole('region', { name: today.nextThree }).getByRole('listitem')
    for (const [index, title] of ['Sample step 1', 'Sample step 4', 'Sample step 5'].entries())
      await expect(next.nth(index)).toContainText(title)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: today.open, exact: true }).click()
    await page.getByRole('button', { name: today.openPlan }).click()
    await expect(page.getByText(fillText(en.steps.settled, { count: 2 }))).toBeVisible()
    await expect(page.getByText(bed.line)).toBeVisible()
    await expect(named(en.understood.wrong, bed.line)).toHaveCount(0)
  })
})

const hostile = [
  '## Week <script>window.hacked = 1</script>one',
  '- **Call** (213) 555-0134',
  '<img src=x onerror="window.hacked = 1"><svg onload="window.hacked = 1"><p class="plan-head evil" style="color:red">Kept</p>',
  '<div><div><p onclick="window.hacked = 1">Nested <span class="plan-strong">bold</span> <b>plain</b></p></div></div>',
  '<a href="javascript:window.hacked = 1">link</a><iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
  '<form action="/x"><input name=y></form><style>body{display:none}</style><math><mtext><style><img src=x onerror=hacked=1>',
].join('\n')

test('[en] a hostile plan is shown as p, br, div and span alone, and nothing in it acts', async ({ page }) => {
  const heard = complaints(page)
  await openPrepared(page, 'en', { 'last-action-plan': earlierPlan('en', hostile) }, address)
  await button(page, en.intro.kept.open).click()
  const planText = page.locator('.plan-text')
  await expect(planText.getByRole('link', { name: '(213) 555-0134' })).toHaveAttribute('href', 'tel:+12135550134')
  const found = await planText.evaluate((element) =>
    [...element.querySelectorAll('*')].map(({ localName, attributes }) => ({
      localName,
      attributes: [...attributes].map(({ name, value }) => `${name}=${value}`),
    })),
  )
  const own = found.filter(({ localName }) => localName !== 'a')
  expect([...new Set(own.map(({ localName }) => localName))].toSorted()).toEqual(['br', 'div', 'p', 'span'])
  const attributes = new Set(own.flatMap((element) => element.attributes))
  expect([...attributes].toSorted()).toEqual(['class=plan-head', 'class=plan-point', 'class=plan-strong'])
  await expect(planText).toContainText('Nested bold plain')
  await expect(planText).not.toContainText('hacked')
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(heard).toEqual([])
})
