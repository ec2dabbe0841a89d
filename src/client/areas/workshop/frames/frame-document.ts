import type { Language } from '#domain/language.ts'
import type { FrameTheme, ViewSettings } from '../view-settings.ts'

interface Policy {
  createHTML: (text: string) => string
}

interface TypesFactory {
  createPolicy: (name: string, rules: { createHTML: () => string }) => Policy
}

/** Created once: the security policy allows each policy name a single time. */
let policy: Policy | undefined

/** An empty frame is in quirks mode; writing a doctype makes it lay out like a real page. */
export function makeStandard(frame: Document): void {
  const page = '<!doctype html><html><head></head><body></body></html>'
  const { trustedTypes } = globalThis as { trustedTypes?: TypesFactory }
  policy ??= trustedTypes?.createPolicy('workshop-frame', { createHTML: () => page })
  frame.open()
  frame.write(policy ? policy.createHTML('') : page)
  frame.close()
}

/**
 * The same rules as the page around it: the inlined sheet passes the security policy by its hash, files by origin. A
 * screen may bring a sheet of its own when it is drawn, so those that come later are copied as well.
 */
export function followStyles(from: Document, to: Document): () => void {
  const copied = new Set<Element>()
  const copy = () => {
    for (const sheet of from.querySelectorAll('style, link[rel="stylesheet"]')) {
      if (!copied.has(sheet)) to.head.append(to.importNode(sheet, true))
      copied.add(sheet)
    }
  }
  copy()
  const watch = new MutationObserver(copy)
  watch.observe(from.head, { childList: true })
  return () => watch.disconnect()
}

/** Links in a sample do nothing: the frame must keep its screen, and no real phone number should be called. */
export function holdLinks(frame: Document): void {
  frame.addEventListener('click', (event) => {
    const target = event.target as Element | null
    if (target?.closest('a[href]')) event.preventDefault()
  })
}

export interface FrameAppearance {
  language: Language
  title: string
  theme: FrameTheme
  motion: ViewSettings['motion']
  text: ViewSettings['text']
}

export function dress(frame: Document, { language, title, theme, motion, text }: FrameAppearance): void {
  const root = frame.documentElement
  frame.title = title
  root.lang = language
  root.dataset['motion'] = motion
  root.style.fontSize = `${text}%`
  if (theme === 'auto') delete root.dataset['theme']
  else root.dataset['theme'] = theme
}
