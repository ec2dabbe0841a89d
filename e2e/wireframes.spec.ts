import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type FrameLocator, type Page } from './test.ts'
import axe from 'axe-core'
import { screenGroups, screenNames } from '#client/areas/workshop/screens/screen-names.ts'
import { expectNoSidewaysScroll, overflowPx } from './app.ts'

const expectSoftly = expect.configure({ soft: true })

declare global {
  interface Window {
    axe: typeof axe
  }
}

const languages = ['en', 'es'] as const
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
const smallPhone = { width: 320, height: 640 }

/** Finger-sized, with room for how browsers round. */
const fingerPx = 43.9
const controls = [
  'button',
  'a.ui-button',
  'select',
  'textarea',
  'input.ui-input',
  '.ui-tile',
  '.ui-segment > input',
  '.ws-jump',
  '.ws-map-row a',
].join(', ')

async function openWorkshop(page: Page, language: string, query: Record<string, string> = {}) {
  await page.context().addCookies([{ name: 'lang', value: language, url: test.info().project.use.baseURL ?? '' }])
  await page.goto(`/wireframes?${new URLSearchParams(query)}`)
  await expect(page.locator('.ws-page h1')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

function frameOf(page: Page, screen: string) {
  return page.frameLocator(`[data-screen="${screen}"] iframe`)
}

/** Waits until a screen stands in its frame, with its style sheets and the panel it opens. */
async function expectDrawn(frame: FrameLocator) {
  const main = frame.locator('main')
  await expect(main).not.toBeEmpty()
  if ((await main.getAttribute('data-panel')) !== null)
    await expect(frame.locator('dialog[open] h2').first()).toBeVisible()
  await expect
    .poll(() =>
      frame
        .locator('html')
        .evaluate((html) =>
          [...html.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every((link) => link.sheet !== null),
        ),
    )
    .toBe(true)
}

async function expectNoViolations(page: Page, about = '') {
  // Only what is wrong is looked at: to list all that is right would take most of the time.
  await expect
    .poll(async () => {
      const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
    }, about)
    .toEqual([])
}

/**
 * The same rules asked inside the frame, where the screen is a page of its own. Asked from outside, the workshop around
 * it would be looked at with every screen, which takes five times as long; that is done once for each language.
 */
async function expectScreenClean(page: Page, screen: string) {
  const frame = await (await page.locator(`[data-screen="${screen}"] iframe`).elementHandle())?.contentFrame()
  if (!frame) throw new Error(`${screen} has no frame`)
  await frame.evaluate(axe.source)
  await expect
    .poll(
      () =>
        frame.evaluate(async () => {
          const { violations } = await window.axe.run(document, {
            resultTypes: ['violations'],
            iframes: false,
            // Some screens are parts of a page whose heading stands outside the frame; whole pages are looked at in the journeys.
            rules: { 'page-has-heading-one': { enabled: false } },
          })
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
        }),
      screen,
    )
    .toEqual([])
}

/** The screen stands as it is and only its frame changes: to draw it anew would take most of the time. */
function chooseView(values: readonly string[]) {
  for (const value of values) document.querySelector<HTMLInputElement>(`.ws-settings input[value="${value}"]`)?.click()
}

/** Every two of language, theme and viewport meet once; all three together would take twice as long. */
const looks = [
  { language: 'en', theme: 'light', name: 'phone', viewport: phone },
  { language: 'en', theme: 'dark', name: 'desktop', viewport: desktop },
  { language: 'es', theme: 'dark', name: 'phone', viewport: phone },
  { language: 'es', theme: 'light', name: 'desktop', viewport: desktop },
]

for (const { language, theme, name, viewport } of looks) {
  test.describe(`the workshop in ${language}, ${theme}, ${name}`, () => {
    test.use({ viewport, isMobile: name === 'phone', hasTouch: name === 'phone' })

    test('has no accessibility violation', async ({ page }) => {
      await openWorkshop(page, language, { theme })

      await expectNoViolations(page)
    })
  })
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ viewport: desktop, isMobile: false, hasTouch: false })

    // Colors do not depend on words: by day in one language, by night in the other.
    const view = language === 'en' ? { theme: 'light', width: '390' } : { theme: 'dark', width: 'full' }
    test(`the workshop around one screen has no accessibility violation, ${view.theme}`, async ({ page }) => {
      const [first] = screenGroups.start
      await openWorkshop(page, language, { screen: first, ...view })
      await expectDrawn(frameOf(page, first))

      await expectNoViolations(page, first)
    })

    for (const [group, screens] of Object.entries(screenGroups)) {
      test(`no screen of “${group}” has an accessibility violation, ${view.theme}`, async ({ page }) => {
        await openWorkshop(page, language, { screen: screens[0], ...view })
        for (const screen of screens) {
          await page.locator('.ws-page select').first().selectOption(screen)
          await expectDrawn(frameOf(page, screen))

          await expectScreenClean(page, screen)
        }
      })
    }
  })

  test.describe(`at 320 px in ${language}`, () => {
    test.use({ viewport: smallPhone })

    for (const width of ['full', '768']) {
      test(`the parts never scroll sideways, frame width ${width}`, async ({ page }) => {
        await openWorkshop(page, language, { width })

        await expectNoSidewaysScroll(page)
      })
    }

    // In sixths: the list grows with the product, and one test must end.
    const size = Math.ceil(screenNames.length / 6)
    const parts = [0, 1, 2, 3, 4, 5].map((index) => screenNames.slice(index * size, (index + 1) * size))
    for (const screens of parts) {
      test(`from ${screens[0]} on, screens fit in 320 px, and in 390 px with text at 200%`, async ({ page }) => {
        await openWorkshop(page, language, { screen: screens[0] ?? screenGroups.start[0], width: '320' })
        for (const screen of screens) {
          await page.locator('.ws-page select').first().selectOption(screen)
          await expectDrawn(frameOf(page, screen))
          for (const [width, text] of [
            ['320', '100'],
            ['390', '200'],
          ] as const) {
            await page.evaluate(chooseView, [width, text])
            const frame = frameOf(page, screen)
            await expect(page.locator(`[data-screen="${screen}"] iframe`)).toHaveAttribute('data-width', width)
            await expect(frame.locator('html')).toHaveCSS('font-size', text === '200' ? '32px' : '16px')
            const tooWidePx = async () =>
              Math.max(
                await overflowPx(page),
                ...(await frame
                  .locator('html, .ui-dialog-body')
                  .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth))),
              )
            // The others are looked at too, so that one run names all that do not fit.
            await expectSoftly
              .poll(tooWidePx, { message: `${screen} at ${width} px, ${text}%`, timeout: 10_000 })
              .toBeLessThanOrEqual(0)
          }
        }
      })
    }
  })

  test(`every control in the gallery is finger-sized in ${language}`, async ({ page }) => {
    await openWorkshop(page, language)

    const all = page.locator('.ws-page').locator(controls)
    await expect.poll(() => all.count()).toBeGreaterThan(100)
    await expect
      .poll(() =>
        all.evaluateAll(
          (found, least) =>
            found.flatMap((control) => {
              const { width, height } = control.getBoundingClientRect()
              const text = `${control.tagName} ${control.textContent} ${control.getAttribute('aria-label')}`
              return Math.min(width, height) < least ? [{ text, width, height }] : []
            }),
          fingerPx,
        ),
      )
      .toEqual([])
  })
}

test('the settings work from the keyboard and stay in the address', async ({ page }) => {
  await openWorkshop(page, 'en')

  await page.getByRole('radio', { name: 'Auto' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')

  await expect(page).toHaveURL(/theme=dark/)
  await expect(page.locator('#part-button .ws-frame')).toHaveAttribute('data-theme', 'dark')
})

test('both themes stand beside each other without an accessibility violation', async ({ page }) => {
  await openWorkshop(page, 'en', { theme: 'both' })

  await expect(page.locator('#part-button .ws-frame')).toHaveCount(2)
  await expectNoViolations(page)
})

test('a dialog opens from the keyboard, Escape closes it, and the focus comes back', async ({ page }) => {
  await openWorkshop(page, 'en')
  const open = page.locator('#part-dialog').getByRole('button', { name: 'Open' })

  await open.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Send this now?' })).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(open).toBeFocused()
})

test('a sample link leads nowhere, and going back brings the whole workshop', async ({ page }) => {
  await openWorkshop(page, 'en', { screen: 'sign-in-partner' })
  const frame = frameOf(page, 'sign-in-partner')

  await frame.getByRole('link').click()
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the workshop' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Workshop' })).toBeVisible()
})
