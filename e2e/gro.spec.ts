import { expect, test } from './test.ts'
import { layFoundation as enLayFoundation } from '../src/content/gro/en/lay-foundation.ts'
import { layFoundation as esLayFoundation } from '../src/content/gro/es/lay-foundation.ts'
import { layFoundation as prompts } from '../src/content/prompts/lay-foundation.ts'
import { groModules } from '../src/domain/prompts/modules.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, open, ready } from './app.ts'
import { box } from './chat-steps.ts'
import { filled, openIn, tongues, words } from './journey.ts'

const lessons = { en: enLayFoundation.lessons, es: esLayFoundation.lessons }

for (const tongue of tongues) {
  const { gro, menu } = words[tongue]
  const name = (number: number, { title }: { title: string }) => filled(gro.lesson.name, { number, title })

  test(`[${tongue}] from all topics to a lesson, which stays done after a load`, async ({ page }) => {
    await openIn(page, tongue, '/gro')
    for (const module of groModules) await expect(page.getByRole('link', { name: menu[module] })).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await expectBigTargets(page)

    await page.getByRole('link', { name: menu.layFoundation }).click()
    await expect(page).toHaveURL(/\/gro#layFoundation$/)
    const first = page.getByRole('button', { name: name(1, lessons[tongue].papers) })
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await expectBigTargets(page)
    await page.getByRole('button', { name: gro.lesson.finish }).click()
    await expect(first).toContainText(gro.lesson.done)
    await page.getByRole('button', { name: gro.lesson.next }).click()
    const second = page.getByRole('button', { name: name(2, lessons[tongue].budget) })
    await expect(second).toBeFocused()

    await page.reload()
    await ready(page)
    await expect(first).toContainText(gro.lesson.done)
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('button', { name: gro.allTopics }).click()
    const tile = page.getByRole('link', { name: menu.layFoundation })
    await expect(tile).toContainText(filled(gro.moduleDone, { done: 1, total: 6 }))
  })

  test(`[${tongue}] a link to a module opens it, and Reggie has its question ready`, async ({ page }) => {
    await openIn(page, tongue, '/gro#layFoundation')
    await expect(page.getByRole('heading', { level: 1, name: menu.layFoundation })).toBeVisible()
    await page.getByRole('button', { name: gro.ask.button }).click()
    await expect(box(page, tongue)).toHaveValue(prompts[tongue][0])
    await expect(box(page, tongue)).toBeFocused()
  })
}

test('Back leads from a module to all topics, and an address nobody knows shows them too', async ({ page }) => {
  await open(page, '/gro')
  await page.getByRole('link', { name: words.en.menu.ownMindset }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.en.menu.ownMindset })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: words.en.gro.title })).toBeVisible()
  await open(page, '/gro#nothing')
  await expect(page.getByRole('heading', { level: 1, name: words.en.gro.title })).toBeVisible()
})
