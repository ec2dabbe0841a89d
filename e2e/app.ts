import { readFileSync } from 'node:fs'
import { expect, type Frame, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** The small form: it goes to every page that is checked. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** The only rules that a change of colors changes. */
export const colorRules = ['color-contrast', 'link-in-text-block']

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
  await expect.poll(() => findViolations(page, { parts })).toEqual([])
}

/** Checks the whole page in light colors, and in dark ones what colors decide: the other rules do not see them. */
export async function expectCleanInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNoAxeViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => findViolations(page, { only: colorRules })).toEqual([])
}

interface AxeOptions {
  /** Selectors of the parts to check; without them the whole document. */
  parts?: string[]
  /** Rules that are left out. */
  off?: string[]
  /** The only rules that are checked. */
  only?: string[]
  /** Axe does not have to look into frames. */
  isAlone?: boolean
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * Runs axe inside the page or frame and reports violations only: the builder opens a second page for each check and also
 * lists passes.
 */
export async function findViolations(page: Page | Frame, options: AxeOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(runAxe, options)
}

/** Runs in the page. Without `noHtml` and `selectors` axe would describe every element it checks, not only the faulty. */
async function runAxe({ parts = [], off = [], only, isAlone = false }: AxeOptions): Promise<string[]> {
  window.axe.configure({ noHtml: true })
  const { violations } = await window.axe.run(parts.length > 0 ? { include: parts } : document, {
    resultTypes: ['violations'],
    selectors: false,
    elementRef: true,
    iframes: !isAlone,
    rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
    ...(only && { runOnly: only }),
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ element }) => element?.outerHTML).join(' | ')}`)
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
          // Clipped until the keyboard reaches it: there is nothing to touch.
          .filter((element) => getComputedStyle(element).clipPath !== 'inset(50%)')
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
