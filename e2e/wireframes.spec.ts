import { colorRules, expectNoSidewaysScroll, findViolations } from './app.ts'
import { expect, test, type Frame, type Page, type Request } from './test.ts'
import { workshopScreens } from './workshop-screens.ts'

// One run names every screen with a fault.
const expectSoftly = expect.configure({ soft: true })

const languages = ['en', 'es'] as const
type Language = (typeof languages)[number]

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
const smallPhone = { width: 320, height: 640 }

// Drawing at a higher pixel density takes time and changes nothing that is checked here.
test.use({ deviceScaleFactor: 1 })

/** Minimum touch target, with tolerance for browser rounding. */
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

async function openWorkshop(page: Page, language: Language, query: Record<string, string> = {}) {
  await page.context().addCookies([{ name: 'lang', value: language, url: test.info().project.use.baseURL ?? '' }])
  await page.goto(`/wireframes?${new URLSearchParams(query)}`)
  await expect(page.locator('.ws-page h1')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

async function expectNoViolations(page: Page, part = 'html') {
  await expect.poll(() => findViolations(page, { parts: [part], isAlone: true })).toEqual([])
}

/** Runs in the page. The settings are radio buttons, and so is the choice of language above the page. */
function choose(values: readonly string[]) {
  for (const value of values) document.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`)?.click()
}

/** Runs in the frame: the setting of the workshop would draw the screen again. */
function setTheme(theme: string) {
  document.documentElement.dataset['theme'] = theme
}

/** Runs in the page: the screen and its width change together, so that it is laid out once. */
function showScreen({ screen, width }: { screen: string; width: string }) {
  for (const value of [width, '100'])
    document.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`)?.click()
  const select = document.querySelector<HTMLSelectElement>('.ws-page select')
  if (select) select.value = screen
  select?.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Runs in the page: what is still missing of a screen, its style sheets or the panel it opens. */
async function findMissing({ screen, language }: { screen: string; language: string }) {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  const drawn = document.querySelector<HTMLIFrameElement>(`[data-screen="${screen}"] iframe`)?.contentDocument
  const main = drawn?.querySelector('main')
  if (!drawn || !main || main.childNodes.length === 0) return 'the screen'
  if (drawn.documentElement.lang !== language) return 'the language'
  const sheets = [...drawn.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  if (sheets.some(({ sheet }) => sheet === null)) return 'the style sheets'
  const title = drawn.querySelector('dialog[open] h2')
  return main.hasAttribute('data-panel') && !title?.checkVisibility() ? 'the panel' : ''
}

/** Waits until a screen is in its frame with all its parts: some are fetched when they are first drawn. */
function watchScreens(page: Page) {
  const fetching = new Set<Request>()
  page.on('request', (request) => fetching.add(request))
  page.on('requestfinished', (request) => fetching.delete(request))
  page.on('requestfailed', (request) => fetching.delete(request))
  return async (screen: string, language: Language) => {
    const missing = async () =>
      (await page.evaluate(findMissing, { screen, language })) || (fetching.size ? 'parts' : '')
    await expect.poll(missing, `${screen} in ${language} is drawn`).toBe('')
  }
}

async function findFrame(page: Page): Promise<Frame> {
  const frame = await (await page.locator('[data-screen] iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('the screen has no frame')
  return frame
}

const narrowViews = [
  { width: '320', text: '100' },
  { width: '390', text: '200' },
]

/** Runs in the page: where a screen or its dialog is too wide for the frame, or the frame for the page. */
async function findOverflow(views: { width: string; text: string }[]) {
  const faults = []
  for (const { width, text } of views) {
    for (const value of [width, text])
      document.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`)?.click()
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    const device = document.querySelector<HTMLIFrameElement>('[data-screen] iframe')
    const drawn = device?.contentDocument
    const view = `at ${width} px, text ${text}%`
    const isReady = drawn && device.dataset['width'] === width && drawn.documentElement.style.fontSize === `${text}%`
    if (!isReady || device.getBoundingClientRect().width !== Number(width)) faults.push(`${view}: not drawn`)
    for (const box of [document.documentElement, ...(drawn?.querySelectorAll('html, .ui-dialog-body') ?? [])]) {
      const excess = box.scrollWidth - box.clientWidth
      if (excess > 0) faults.push(`${view}: ${box.tagName} is ${excess} px too wide`)
    }
  }
  return faults
}

/*
 * Every screen is in one of these tests. All rules are checked in one language, in one theme and at one size: half of
 * the screens in light colors on a phone, the other half in dark colors on a desktop. The rules about colors are then
 * checked in the other theme as well. Width depends on the words, so it is measured in both languages. The component
 * tests check the rules that need no layout in both languages.
 */
// To open the workshop costs as much as to check three screens, and a test of fifty screens is not too long.
const batches = 6
// Some screens are parts of a page whose heading is outside the frame; whole pages are checked in the journeys.
const off = ['page-has-heading-one']

for (let batch = 0; batch < batches; batch += 1) {
  const screens = workshopScreens.filter((_, index) => index % batches === batch)
  const isDesktop = batch % 2 === 1
  const view = isDesktop ? { theme: 'dark', width: 'full' } : { theme: 'light', width: '390' }
  const otherTheme = isDesktop ? 'light' : 'dark'

  test.describe(`every ${batches}th screen from ${screens[0]} on, ${view.theme}`, () => {
    test.use({ viewport: isDesktop ? desktop : smallPhone, isMobile: !isDesktop, hasTouch: !isDesktop })

    test('has no accessibility violation, is readable in both themes, and fits in 320 px and at 200% text', async ({
      page,
    }) => {
      const expectDrawn = watchScreens(page)
      let language: Language = batch % 4 < 2 ? 'en' : 'es'
      await openWorkshop(page, language, { screen: screens[0] ?? '', ...view })
      const frame = await findFrame(page)

      const expectClean = (about: string, rules: { off: string[] } | { only: string[] }) =>
        // Axe does not descend into frames: asked from outside it would be five times as slow.
        expectSoftly.poll(() => findViolations(frame, { parts: ['html'], isAlone: true, ...rules }), about).toEqual([])
      const checkRules = async (screen: string) => {
        await expectClean(`${screen}, ${view.theme}`, { off })
        await frame.evaluate(setTheme, otherTheme)
        await expectClean(`${screen}, ${otherTheme}`, { only: colorRules })
        await frame.evaluate(setTheme, view.theme)
      }
      const expectFits = (screen: string, views: typeof narrowViews) =>
        expectSoftly.poll(() => page.evaluate(findOverflow, views), `${screen} in ${language}`).toEqual([])
      const checkWidths = async (screen: string) => {
        await expectFits(screen, narrowViews)
        language = language === 'en' ? 'es' : 'en'
        await page.evaluate(choose, [language])
        await expectDrawn(screen, language)
        await expectFits(screen, narrowViews.toReversed())
      }

      // A screen that was drawn for a large window is drawn again for the small one.
      for (const checks of isDesktop ? [[checkRules], [checkWidths]] : [[checkRules, checkWidths]]) {
        for (const screen of screens) {
          await page.evaluate(showScreen, { screen, width: view.width })
          await expectDrawn(screen, language)
          for (const check of checks) await check(screen)
        }
        await page.setViewportSize(smallPhone)
      }
    })
  })
}

/**
 * Two combinations, so that each language, each size and each color scheme of the page is checked once: English on a
 * phone in dark colors, Spanish on a desktop in light colors. The gallery shows its parts in both themes in each of them.
 */
const appearances = [
  { language: 'en', name: 'phone', viewport: phone, colorScheme: 'dark' },
  { language: 'es', name: 'desktop', viewport: desktop, colorScheme: 'light' },
] as const

for (const { language, name, viewport, colorScheme } of appearances) {
  test.describe(`the workshop in ${language}, ${colorScheme}, ${name}`, () => {
    test.use({ viewport, colorScheme, isMobile: name === 'phone', hasTouch: name === 'phone' })

    test('has both themes beside each other and no accessibility violation', async ({ page }) => {
      await openWorkshop(page, language, { theme: 'both' })

      await expect(page.locator('#part-button .ws-frame')).toHaveCount(2)
      await expectNoViolations(page)
    })

    test('has no accessibility violation around one screen, which never makes it scroll sideways', async ({ page }) => {
      const [first = ''] = workshopScreens
      const expectDrawn = watchScreens(page)
      await openWorkshop(page, language, { screen: first, width: '768' })
      await expectDrawn(first, language)

      await expectNoViolations(page)
      await page.setViewportSize(smallPhone)
      await expectNoSidewaysScroll(page)
    })
  })
}

for (const language of languages) {
  test(`every control in the gallery is finger-sized and nothing scrolls sideways in ${language}`, async ({ page }) => {
    await openWorkshop(page, language)

    const all = page.locator('.ws-page').locator(controls)
    await expect.poll(() => all.count()).toBeGreaterThan(100)
    await expect.poll(() => all.evaluateAll(findSmall, fingerPx)).toEqual([])

    await page.setViewportSize(smallPhone)
    for (const width of ['full', '768']) {
      await page.evaluate(choose, [width])
      await expect(page.locator('#part-button .ws-frame')).toHaveAttribute('data-width', width)
      await expectNoSidewaysScroll(page)
    }
  })
}

function findSmall(found: Element[], least: number) {
  return found.flatMap((control) => {
    const { width, height } = control.getBoundingClientRect()
    const text = `${control.tagName} ${control.textContent} ${control.getAttribute('aria-label')}`
    return Math.min(width, height) < least ? [{ text, width, height }] : []
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

test('a dialog opens from the keyboard, Escape closes it, and the focus comes back', async ({ page }) => {
  await openWorkshop(page, 'en')
  const open = page.locator('#part-dialog').getByRole('button', { name: 'Open' })

  await open.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Send this now?' })).toBeVisible()
  await expectNoViolations(page, 'dialog[open]')
  await page.keyboard.press('Escape')

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(open).toBeFocused()
})

test('a sample link leads nowhere, and going back brings the whole workshop', async ({ page }) => {
  await openWorkshop(page, 'en', { screen: 'sign-in-partner' })
  const frame = page.frameLocator('[data-screen="sign-in-partner"] iframe')

  await frame.getByRole('link').click()
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the workshop' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Workshop' })).toBeVisible()
})
