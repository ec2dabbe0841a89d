import { test as base } from '@playwright/test'

export { expect, type Browser, type Frame, type Locator, type Page, type Request } from '@playwright/test'

/**
 * A page may still send a request when its test is over. The mock routes are released then, because a late failure
 * would be counted against the next test.
 */
export const test = base.extend({
  context: async ({ context }, provide) => {
    let isOpen = true
    context.on('close', () => {
      isOpen = false
    })
    await provide(context)
    if (!isOpen) return
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
