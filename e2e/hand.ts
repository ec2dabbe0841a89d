import type { Locator, Page } from '@playwright/test'

/** How a person operates a control and fills in a field. */
export interface Hand {
  press: (target: Locator) => Promise<void>
  tick: (target: Locator) => Promise<void>
  type: (target: Locator, text: string) => Promise<void>
}

export const byTouch: Hand = {
  press: (target) => target.click(),
  tick: (target) => target.check({ force: true }),
  type: (target, text) => target.fill(text),
}

export function byKeyboard(page: Page): Hand {
  const pressKey = (key: string) => async (target: Locator) => {
    await reach(page, target)
    await page.keyboard.press(key)
  }
  return {
    press: pressKey('Enter'),
    tick: pressKey('Space'),
    type: async (target, text) => {
      await reach(page, target)
      await page.keyboard.type(text)
    },
  }
}

/** Every stop on the way must be one that a person sees and a screen reader names. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let turn = 0; turn < 80; turn += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    const lost = await page.evaluate(describeLostFocus)
    if (lost) throw new Error(lost)
  }
  throw new Error('The keyboard never got there')
}

/** Runs in the page. */
function describeLostFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const { width, height } = focused.getBoundingClientRect()
  if (width === 0 || height === 0) return `The focus is on something nobody sees: ${focused.outerHTML.slice(0, 120)}`
  const labels = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused.labels : null
  const name =
    focused.getAttribute('aria-label') ??
    focused.getAttribute('aria-labelledby') ??
    (labels?.[0]?.textContent || focused.textContent)
  return name.trim() === '' ? `The focus is on something without a name: ${focused.outerHTML.slice(0, 120)}` : null
}
