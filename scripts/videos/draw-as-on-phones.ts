import type { Page } from '@playwright/test'

/**
 * Evens out differences between machines: letters as narrow as a phone's, and no waving hand, because many machines
 * lack that emoji.
 */
export async function drawAsOnPhones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      html { font-family: Roboto, 'Helvetica Neue', Arial, 'Nimbus Sans', 'Liberation Sans', sans-serif !important }
      .waving-hand { display: none }
    `)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}
