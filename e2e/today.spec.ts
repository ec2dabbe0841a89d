import { expect, test } from './test.ts'
import { planTasks as enTasks } from '../src/content/en/plan-tasks.ts'
import { today as en } from '../src/content/en/today.ts'
import { planTasks as esTasks } from '../src/content/es/plan-tasks.ts'
import { today as es } from '../src/content/es/today.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, ready } from './app.ts'
import { filled, openIn, tongues, words } from './journey.ts'

const texts = { en, es }
const tasks = { en: enTasks.tasks, es: esTasks.tasks }

for (const tongue of tongues) {
  const t = texts[tongue]

  test(`[${tongue}] six taps give the next three things, and no answer leaves the phone`, async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await openIn(page, tongue)
    await page.getByRole('button', { name: words[tongue].welcome.whatFirst }).click()
    const taps = [t.choices.yesterday, t.choices.today, t.choices.no, t.choices.fewDays, t.choices.no, t.choices.yes]
    for (const [index, tap] of taps.entries()) {
      await expect(page.getByText(filled(t.question, { number: index + 1, count: 6 }))).toBeVisible()
      if (index < 2) await expectNoAxeViolations(page, '.today')
      await page.getByRole('button', { name: tap, exact: true }).click()
    }
    const things = page.locator('.today-thing h3')
    await expect(things).toHaveText([
      tasks[tongue]['bed-tonight'].title,
      tasks[tongue]['report-officer'].title,
      tasks[tongue]['medicine-out'].title,
    ])
    await expectNoAxeViolations(page, '.today')
    await expectNoSidewaysScroll(page)
    await expectBigTargets(page)

    const bed = tasks[tongue]['bed-tonight'].title
    await page.getByRole('button', { name: filled(t.doneLabel, { title: bed }) }).click()
    await expect(things.filter({ hasText: bed })).toHaveCount(0)
    await expect(things).toHaveCount(3)

    await page.reload()
    await ready(page)
    await expect(things).toHaveCount(3)
    await page.getByRole('button', { name: t.forget }).click()
    await expect(things).toHaveCount(0)
    const bodies = sent.filter((request) => /medicine|placeTonight|releasedOn|reportBy|idInHand/.test(request))
    expect(bodies).toEqual([])
  })
}

test('the next things stand on top of the plan too', async ({ page }) => {
  await openIn(page, 'en', '/action-plan')
  await page.getByRole('button', { name: words.en.welcome.whatFirst }).click()
  await expect(page.getByRole('heading', { level: 2, name: en.title, exact: true })).toBeVisible()
  await expect(page.getByText(en.questions.releasedOn)).toBeVisible()
})
