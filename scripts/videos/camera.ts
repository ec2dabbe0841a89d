import { expect, type Locator, type Page } from '@playwright/test'
import type { Cue } from './captions.ts'
import { hideFinger, showFinger } from './finger.ts'

export const frameMs = 100

/** A picture and its number of frames. */
export interface Shot {
  image: Buffer
  frames: number
}

/** Pixels scrolled per frame. */
const glide = 55
/** The comfortable viewing range: below the bars at the top, above those at the bottom. */
const comfort = { top: 130, bottom: 640 }
/** On a wide element the finger lands here, so that the text stays readable. */
const besideWords = 0.82

/**
 * Records a page picture by picture. The script sets the time in the video, not the clock: a slow machine makes the
 * same video as a fast one.
 */
export class Camera {
  readonly shots: Shot[] = []
  readonly cues: Cue[] = []
  readonly page: Page
  readonly #lines: readonly string[]

  constructor(page: Page, lines: readonly string[]) {
    this.page = page
    this.#lines = lines
  }

  /** The next caption line and the pictures recorded while it is shown. */
  async scene(action: () => Promise<void>): Promise<void> {
    const text = this.#lines[this.cues.length]
    if (text === undefined) throw new Error('the film has more scenes than lines')
    const fromMs = this.lengthMs
    await action()
    this.cues.push({ text, fromMs, toMs: this.lengthMs })
  }

  get lengthMs(): number {
    return this.shots.reduce((sum, { frames }) => sum + frames, 0) * frameMs
  }

  async hold(seconds: number): Promise<void> {
    const image = await this.page.screenshot({ animations: 'disabled' })
    this.shots.push({ image, frames: Math.round((seconds * 1000) / frameMs) })
  }

  async tap(target: Locator): Promise<void> {
    await this.glideTo(target)
    const box = await getBox(target)
    const position = { x: box.width * (box.width > 100 ? besideWords : 0.5), y: box.height / 2 }
    const point = { x: box.x + position.x, y: box.y + position.y }
    await showFinger(this.page, point, false)
    await this.hold(0.4)
    await showFinger(this.page, point, true)
    await this.hold(0.2)
    await hideFinger(this.page)
    await target.tap({ position })
    // A finger does not hover; the browser's pointer would stay where it tapped.
    await this.page.mouse.move(0, 0)
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.tap(field)
    for (const letter of text) {
      await field.pressSequentially(letter)
      await this.hold(0.1)
    }
  }

  /** Scrolls until the target is in the comfortable range; with `top`, until it begins there. */
  async glideTo(target: Locator, top?: number): Promise<void> {
    await expect(target).toBeVisible({ timeout: 20_000 })
    const box = await getBox(target)
    const isNear = box.y >= comfort.top && box.y + Math.min(box.height, 200) <= comfort.bottom
    if (top === undefined && isNear) return
    await this.#glideBy(target, box.y - (top ?? (comfort.top + comfort.bottom) / 2))
  }

  async #glideBy(inside: Locator, by: number): Promise<void> {
    const steps = Math.ceil(Math.abs(by) / glide)
    for (let step = 0; step < steps; step += 1) {
      const hasMoved = await inside.evaluate(scrollAround, by / steps)
      if (!hasMoved) return
      await this.hold(0.1)
    }
  }

  /** Records while a request is pending: its response is held until `film` is done. */
  async whileAsking(address: string, ask: () => Promise<void>, film: () => Promise<void>): Promise<void> {
    const filmed = Promise.withResolvers<void>()
    await this.page.route(
      address,
      async (route) => {
        await filmed.promise
        await route.continue()
      },
      { times: 1 },
    )
    try {
      await ask()
      await film()
    } finally {
      filmed.resolve()
    }
  }
}

async function getBox(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`this cannot be filmed: ${target.toString()}`)
  return box
}

/** Runs in the page: scrolls the containers around the element and returns whether it could. */
function scrollAround(element: Element, by: number): boolean {
  const canScroll = (candidate: Element) =>
    candidate.scrollHeight > candidate.clientHeight && /auto|scroll/.test(getComputedStyle(candidate).overflowY)
  let around = element.parentElement
  while (around && !canScroll(around)) around = around.parentElement
  const scroller = around ?? document.scrollingElement ?? document.documentElement
  const before = scroller.scrollTop
  scroller.scrollBy({ top: by, behavior: 'instant' })
  return scroller.scrollTop !== before
}
