import { expect } from '@playwright/test'
import { cards, fillText, openIn, testCounty, resultsHeading, type Tongue, uiTexts } from '../../e2e/journey.ts'
import type { Camera } from './camera.ts'

/** From welcome to a saved listing. */
export async function recordFindVideo(camera: Camera, tongue: Tongue): Promise<void> {
  const { page } = camera
  const { welcome, onboarding } = uiTexts[tongue]
  const title = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await camera.scene(async () => {
    await openIn(page, tongue)
    await camera.hold(2)
    await camera.tap(page.getByRole('button', { name: welcome.findResources }))
    await title(onboarding.location.title)
    await camera.hold(1)
  })
  await camera.scene(async () => {
    await camera.write(page.getByRole('combobox', { name: onboarding.place.label }), testCounty.zip)
    await camera.hold(0.8)
    await camera.tap(page.getByRole('button', { name: onboarding.continue, exact: true }))
    await title(onboarding.needs.title)
    await camera.hold(0.8)
  })
  await camera.scene(async () => recordNeeds(camera, tongue))
  await camera.scene(async () => {
    await expect(resultsHeading(page, tongue)).toBeVisible({ timeout: 20_000 })
    await camera.hold(1.8)
    await camera.glideTo(cards(page).first(), 150)
    await camera.hold(2.4)
  })
  await camera.scene(async () => {
    const card = cards(page).first()
    const name = await card.getByRole('heading').first().innerText()
    const heart = card.getByRole('button', { name: fillText(uiTexts[tongue].results.card.save, { name }) })
    await camera.tap(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await camera.hold(3.5)
  })
}

/** Three taps and the whole search. */
async function recordNeeds(camera: Camera, tongue: Tongue): Promise<void> {
  const { page } = camera
  const { onboarding, needs } = uiTexts[tongue]
  for (const need of ['housing', 'employment', 'id-documentation'] as const) {
    await camera.tap(page.locator('label').filter({ has: page.getByRole('checkbox', { name: needs[need].label }) }))
    await camera.hold(0.4)
  }
  const find = page.getByRole('button', { name: onboarding.needs.find })
  await camera.whileAsking(
    '**/api/search-resources',
    () => camera.tap(find),
    async () => {
      await expect(find).toBeHidden()
      await camera.hold(1.2)
    },
  )
}
