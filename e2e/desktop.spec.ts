import { expect, test } from './test.ts'
import { listScreens, visitorGroups } from './workshop-screens.ts'

// One run names every screen with a fault.
const expectSoftly = expect.configure({ soft: true })

/** In Spanish, because its words are longer. */
const language = 'es'
const desktop = { width: 1280, height: 800 }
// The workshop has room around its frame.
test.use({ viewport: { width: 1400, height: 900 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false })

for (const groups of visitorGroups) {
  test(`on a desktop no button is wider than 360 px and nothing scrolls sideways: ${groups.join(', ')}`, async ({
    page,
  }) => {
    const names = listScreens(groups)
    await page.context().addCookies([{ name: 'lang', value: language, url: test.info().project.use.baseURL ?? '' }])
    await page.goto(`/wireframes?${new URLSearchParams({ screen: names[0] ?? '', width: 'full' })}`)
    await expect(page.locator('.ws-page h1')).toBeVisible()
    for (const name of names) {
      await page.evaluate(showScreen, name)
      await expectSoftly.poll(() => page.evaluate(findFaults, { name, ...desktop }), name).toEqual([])
    }
  })
}

/** Runs in the page. */
function showScreen(screen: string) {
  const select = document.querySelector<HTMLSelectElement>('.ws-page select')
  if (select) select.value = screen
  select?.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Runs in the page: draws the screen in a desktop's window, and says what is wrong with it. */
function findFaults({ name, width, height }: { name: string; width: number; height: number }) {
  const device = document.querySelector<HTMLIFrameElement>(`[data-screen="${name}"] iframe`)
  const drawn = device?.contentDocument
  const main = drawn?.querySelector('main')
  if (!drawn || !main?.firstChild) return ['not drawn']
  if (main.hasAttribute('data-panel') && !drawn.querySelector('dialog[open] h2')?.checkVisibility()) return ['no panel']
  device.style.boxSizing = 'content-box'
  device.style.width = `${width}px`
  device.style.height = `${height}px`
  const boxes = [...drawn.querySelectorAll('html, .ui-dialog-body')]
  return [
    ...boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => `${box.tagName} scrolls sideways`),
    ...[...drawn.querySelectorAll<HTMLElement>('button, a.ui-button')]
      .filter((button) => button.checkVisibility() && button.getBoundingClientRect().width > 360.5)
      .map((button) => `${Math.round(button.getBoundingClientRect().width)} px: ${button.textContent}`),
  ]
}
