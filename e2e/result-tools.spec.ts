import { expect, test } from './test.ts'
import { documents as enDocuments } from '../src/content/en/documents.ts'
import { planTool as enPlan } from '../src/content/en/plan-tool.ts'
import { documents as esDocuments } from '../src/content/es/documents.ts'
import { planTool as esPlan } from '../src/content/es/plan-tool.ts'
import { planQuestionIds } from '../src/domain/action-plan/plan-answers.ts'
import { expectNoAxeViolations } from './app.ts'
import { findHelp, openIn, resultsHeading, tongues, words } from './journey.ts'

const plans = { en: enPlan, es: esPlan }
const papers = { en: enDocuments, es: esDocuments }

for (const tongue of tongues) {
  test(`[${tongue}] beside a list the plan and the papers open over it, and the list is there when they close`, async ({
    page,
  }) => {
    const { results, common } = words[tongue]
    const plan = plans[tongue]
    await openIn(page, tongue)
    await findHelp(page, tongue)

    await page.getByRole('button', { name: results.documents }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { level: 2, name: papers[tongue].title })).toBeVisible()
    await expect(dialog.getByRole('checkbox').first()).toBeVisible()
    await expectNoAxeViolations(page, 'dialog')
    await dialog.getByRole('button', { name: common.close }).first().click()
    await expect(dialog).toHaveCount(0)

    await page.getByRole('button', { name: results.makePlan }).click()
    await dialog.getByRole('button', { name: plan.intro.start, exact: true }).click()
    for (const id of planQuestionIds) {
      await dialog.getByRole('button', { name: plan.questions[id].chips[0] ?? '', exact: true }).click()
      const isLast = id === planQuestionIds.at(-1)
      await dialog.getByRole('button', { name: isLast ? plan.create : common.next, exact: true }).click()
    }
    // A place to sleep was tapped: it comes before everything else.
    const first = dialog
      .getByRole('listitem')
      .filter({ hasText: tongue === 'en' ? /bed/i : /cama/i })
      .first()
    await expect(first).toBeVisible()
    await expectNoAxeViolations(page, 'dialog')
    await dialog.getByRole('button', { name: common.close }).first().click()
    await expect(resultsHeading(page, tongue)).toBeVisible()
  })
}
