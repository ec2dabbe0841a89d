import { expect } from '@playwright/test'
import { findHelp, openIn, type Tongue, uiTexts } from '../../e2e/journey.ts'
import { planTool as en } from '../../src/content/en/plan-tool.ts'
import { planTool as es } from '../../src/content/es/plan-tool.ts'
import { planQuestionIds } from '../../src/domain/action-plan/plan-answers.ts'
import type { Camera } from './camera.ts'

const texts = { en, es }
/** The first answer is typed, the others are tapped. */
const firstAnswer = { en: 'I need a bed for tonight', es: 'Necesito una cama para hoy' }

/** From the menu to a plan with its steps added as tasks. */
export async function recordPlanVideo(camera: Camera, tongue: Tongue): Promise<void> {
  const { page } = camera
  const text = texts[tongue]
  const { menu, results } = uiTexts[tongue]
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const plan = page.getByRole('heading', { name: text.plan.title })

  // A plan names listings near the person, so this person has searched before.
  await openIn(page, tongue)
  await findHelp(page, tongue)
  await button(results.home).first().tap()

  await camera.scene(async () => {
    await expect(page.getByRole('heading', { level: 1, name: uiTexts[tongue].welcome.headline })).toBeVisible()
    await camera.hold(1.2)
    await camera.tap(page.getByRole('button', { name: menu.title }))
    await camera.hold(0.8)
    await camera.tap(page.getByRole('dialog').getByRole('button', { name: menu.createActionPlan }))
    await expect(button(text.intro.start)).toBeVisible()
    await camera.hold(1.5)
  })
  await camera.scene(async () => {
    await camera.tap(button(text.intro.start))
    for (const [index, id] of planQuestionIds.entries()) {
      await expect(page.getByRole('heading', { name: text.questions[id].ask })).toBeVisible()
      await camera.hold(0.8)
      if (index === 0) await camera.write(page.getByRole('textbox'), firstAnswer[tongue])
      else await camera.tap(button(text.questions[id].chips[0]))
      await camera.hold(0.4)
      if (index < planQuestionIds.length - 1) await camera.tap(button(uiTexts[tongue].common.next))
    }
    await camera.whileAsking(
      '**/api/generate-action-plan',
      () => camera.tap(button(text.create)),
      async () => {
        await expect(page.getByRole('heading', { name: text.making.title })).toBeVisible()
        await camera.hold(1.2)
      },
    )
  })
  await camera.scene(async () => {
    await expect(plan).toBeVisible({ timeout: 20_000 })
    await camera.hold(1.8)
    const first = page.getByRole('region', { name: text.plan.week })
    await camera.glideTo(first, 90)
    await camera.hold(2.2)
    const withPhoneLink = { has: page.getByRole('link', { name: /\(\d{3}\)/ }) }
    await camera.glideTo(first.getByRole('listitem').filter(withPhoneLink).first())
    await camera.hold(2.2)
  })
  await camera.scene(async () => {
    await camera.tap(button(text.tasks.add))
    await expect(page.getByRole('link', { name: text.tasks.open })).toBeVisible({ timeout: 20_000 })
    await camera.hold(2)
    await camera.glideTo(button(text.plan.print))
    await camera.hold(2.5)
  })
}
