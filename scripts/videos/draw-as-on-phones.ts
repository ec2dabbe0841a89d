import type { Page } from '@playwright/test'

/**
 * What differs from machine to machine is made the same: letters as narrow as a phone's, and no waving hand, for which
 * many machines have no picture.
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
