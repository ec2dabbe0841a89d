import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Opens an address and waits until the app is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

export async function ready(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready="true"]')).toBeAttached()
}

/*
 * These checks cover the final state of a screen: a failure that disappears a moment later was a half-rendered screen,
 * so each check is repeated until it passes or times out.
 */

/** Checks the whole page, or only the given parts that are new: checking the rest of a long page twice is slow. */
export async function expectNoAxeViolations(page: Page, ...parts: string[]): Promise<void> {
  await expect.poll(() => findViolations(page, parts)).toEqual([])
}

/**
 * Runs axe inside the page and reports violations only: the builder opens a second page for each check and also lists
 * passes.
 */
async function findViolations(page: Page, parts: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (include) => {
    const { axe: rules } = window as unknown as { axe: typeof axe }
    const context = include.length > 0 ? { include } : document
    const { violations } = await rules.run(context, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
  }, parts)
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.poll(() => overflowPx(page)).toBeLessThanOrEqual(0)
}

/** How many pixels the page is wider than its window. */
function overflowPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Every touch control is at least 44 by 44; links inside sentences are exempt, as WCAG says. */
export async function expectBigTargets(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, [role=radio]')]
          .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .filter((element) => !(element.tagName === 'A' && getComputedStyle(element).display === 'inline'))
          // A checkbox or radio is as big as its label unless it is taller itself.
          .map((element) => {
            const label = element.matches('[type=checkbox], [type=radio]') ? element.closest('label') : null
            return label && label.offsetHeight > element.offsetHeight ? label : element
          })
          .map((element) => ({ html: element.outerHTML.slice(0, 90), box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && box.bottom > 0 && (box.width < 44 || box.height < 44))
          .map(({ html, box }) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`),
      ),
    )
    .toEqual([])
}
