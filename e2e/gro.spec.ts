import { expect, test } from './test.ts'
import { layFoundation } from '../src/content/gro/es/lay-foundation.ts'
import { layFoundation as prompts } from '../src/content/prompts/lay-foundation.ts'
import { groModules } from '../src/domain/prompts/modules.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, ready } from './app.ts'
import { box } from './chat-steps.ts'
import { fillText, openIn, uiTexts } from './journey.ts'

test('from all topics to a lesson, which stays done after a load, and on to Reggie', async ({ page }) => {
  const { gro, menu } = uiTexts.es
  const { papers, budget } = layFoundation.lessons
  const name = (number: number, { title }: { title: string }) => fillText(gro.lesson.name, { number, title })
  const first = page.getByRole('button', { name: name(1, papers) })
  const second = page.getByRole('button', { name: name(2, budget) })

  await test.step('every topic is one tap away', async () => {
    await openIn(page, 'es', '/gro')
    for (const module of groModules) await expect(page.getByRole('link', { name: menu[module] })).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await expectBigTargets(page)
  })
  await test.step('a lesson is read and marked as done, and the next one opens', async () => {
    await page.getByRole('link', { name: menu.layFoundation }).click()
    await expect(page).toHaveURL(/\/gro#layFoundation$/)
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await expectBigTargets(page)
    await page.getByRole('button', { name: gro.lesson.finish }).click()
    await expect(first).toContainText(gro.lesson.done)
    await page.getByRole('button', { name: gro.lesson.next }).click()
    await expect(second).toBeFocused()
  })
  await test.step('a link to a module opens it, with what was done before', async () => {
    await page.reload()
    await ready(page)
    await expect(page.getByRole('heading', { level: 1, name: menu.layFoundation })).toBeVisible()
    await expect(first).toContainText(gro.lesson.done)
    await expect(second).toHaveAttribute('aria-expanded', 'true')
  })
  await test.step('Back of the browser leads from a module to all topics', async () => {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: gro.title })).toBeVisible()
    const tile = page.getByRole('link', { name: menu.layFoundation })
    await expect(tile).toContainText(fillText(gro.moduleDone, { done: 1, total: 6 }))
    await tile.click()
  })
  await test.step('Reggie has the question of the module ready', async () => {
    await page.getByRole('button', { name: gro.ask.button }).click()
    await expect(box(page, 'es')).toHaveValue(prompts.es[0])
    await expect(box(page, 'es')).toBeFocused()
  })
})
