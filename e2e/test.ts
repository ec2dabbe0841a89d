import { test as base } from '@playwright/test'

export { expect, type Browser, type Frame, type Locator, type Page, type Request } from '@playwright/test'

/**
 * A page may still ask for something when its journey is over. What stood in for the server then is told to let go: its
 * late failure would be counted against whichever journey runs next.
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
