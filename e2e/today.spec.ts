import { expect, test } from './test.ts'
import { planTasks } from '../src/content/es/plan-tasks.ts'
import { today as t } from '../src/content/es/today.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, open, ready } from './app.ts'
import { fillText, uiTexts } from './journey.ts'
import { openPrepared } from './prepared.ts'

const { tasks } = planTasks

test('[es] six taps give the next three things, and no answer leaves the phone', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await openPrepared(page, 'es')
  await page.getByRole('button', { name: uiTexts.es.welcome.whatFirst }).click()
  const taps = [t.choices.yesterday, t.choices.today, t.choices.no, t.choices.fewDays, t.choices.no, t.choices.yes]
  for (const [index, tap] of taps.entries()) {
    await expect(page.getByText(fillText(t.question, { number: index + 1, count: 6 }))).toBeVisible()
    if (index === 0) await expectNoAxeViolations(page, '.today')
    await page.getByRole('button', { name: tap, exact: true }).click()
  }
  const things = page.locator('.today-thing :is(h2, h3)')
  const bed = tasks['bed-tonight'].title
  await expect(things).toHaveText([bed, tasks['report-officer'].title, tasks['medicine-out'].title])
  await expectNoAxeViolations(page, '.today')
  await expectNoSidewaysScroll(page)
  await expectBigTargets(page)

  await test.step('what is done makes room for the next, and a reload keeps it', async () => {
    await page.getByRole('button', { name: fillText(t.doneLabel, { title: bed }) }).click()
    await expect(things.filter({ hasText: bed })).toHaveCount(0)
    await expect(things).toHaveCount(3)
    await page.reload()
    await ready(page)
    const next = page.getByRole('region', { name: t.nextThree })
    await expect(next.getByRole('listitem')).toHaveCount(3)
    await expectNoAxeViolations(page, '.today')
    await next.getByRole('button', { name: t.open }).click()
    await expect(page.getByRole('heading', { level: 1, name: uiTexts.es.welcome.whatFirst })).toBeVisible()
    await expect(things).toHaveCount(3)
  })

  await test.step('the same things stand on top of the plan, and can be asked for there', async () => {
    await open(page, '/action-plan')
    await expect(things).toHaveCount(3)
    await page.getByRole('button', { name: t.forget }).click()
    await expect(things).toHaveCount(0)
    await page.reload()
    await ready(page)
    await page.getByRole('button', { name: uiTexts.es.welcome.whatFirst }).click()
    await expect(page.getByRole('heading', { level: 2, name: t.title, exact: true })).toBeVisible()
    await expect(page.getByText(t.questions.releasedOn)).toBeVisible()
  })
  const bodies = sent.filter((request) => /medicine|placeTonight|releasedOn|reportBy|idInHand/.test(request))
  expect(bodies).toEqual([])
})
