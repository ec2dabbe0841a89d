import axe, { type NodeResult } from 'axe-core'

// Otherwise axe records the HTML of every element it checks, not only of those with a fault.
axe.configure({ noHtml: true })

/** Rules about colors, sizes, scrolling, frames or the whole document: only a real browser can judge them. */
export const browserRules = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'skip-link',
  'aria-hidden-body',
  'bypass',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'landmark-one-main',
  'meta-refresh',
  'meta-viewport',
  'meta-viewport-large',
  'page-has-heading-one',
  'frame-focusable-content',
  'frame-tested',
  'frame-title',
  'frame-title-unique',
  'no-autoplay-audio',
]

/** Replaced by `findRepeatedIds`, which checks every id and is faster than this rule in the simulated browser. */
const idRule = 'duplicate-id-aria'

/** Checks a drawn part with every accessibility rule that needs no layout. Returns one line for each fault. */
export async function findViolations(part: Element): Promise<string[]> {
  const restore = prepareWindow()
  try {
    const { violations, incomplete } = await axe.run(part, {
      resultTypes: ['violations'],
      iframes: false,
      selectors: false,
      elementRef: true,
      rules: Object.fromEntries([...browserRules, idRule].map((id) => [id, { enabled: false }])),
    })
    // What axe is not sure about is a fault too, and so is a rule that could not run, because it has checked nothing.
    const unsure = incomplete.map(({ id, error, nodes }) => describe(error ? `${id} (${error.message})` : id, nodes))
    return [...violations.map(({ id, nodes }) => describe(id, nodes)), ...unsure, ...findRepeatedIds(part)]
  } finally {
    restore()
  }
}

function describe(rule: string, nodes: readonly NodeResult[]): string {
  return `${rule}: ${nodes.map(({ element }) => element?.outerHTML.slice(0, 200)).join(' | ')}`
}

function findRepeatedIds(part: Element): string[] {
  const ids = [...part.querySelectorAll('[id]')].map(({ id }) => id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => `${idRule}: ${id}`)
}

/** Gives axe what the simulated browser lacks or does slowly. Returns a function that restores the window. */
function prepareWindow(): () => void {
  if (document.styleSheets.length > 0) throw new Error('Styles are remembered by tag: no style sheet may be present.')
  const { getComputedStyle } = window
  const { getContext } = HTMLCanvasElement.prototype
  window.getComputedStyle = rememberStyles(getComputedStyle.bind(window))
  HTMLCanvasElement.prototype.getContext = (() => plainCanvas) as unknown as typeof getContext
  return () => {
    window.getComputedStyle = getComputedStyle
    HTMLCanvasElement.prototype.getContext = getContext
  }
}

/** Axe draws text to find out whether a font turns words into icons. No font does that here. */
const plainCanvas = {
  canvas: {},
  measureText: (text: string) => ({ width: text.length * 30 }),
  fillText: () => undefined,
  clearRect: () => undefined,
  getImageData: () => ({ data: new Uint8ClampedArray(4).fill(255) }),
}

type ReadStyle = typeof window.getComputedStyle

/** Values by tag and name. Without style sheets, only an inline style makes two elements of one tag differ. */
const knownStyles = new Map<string, Map<string, string>>()

/** Without this, half of the time would be spent on computing the same styles again. */
function rememberStyles(readStyle: ReadStyle): ReadStyle {
  const keys = new WeakMap<Element, string>()
  /** The inline styles from the root down to the element. */
  const findInlineStyles = (element: Element): string => {
    const known = keys.get(element)
    if (known !== undefined) return known
    const above = element.parentElement ? findInlineStyles(element.parentElement) : ''
    const own = element.getAttribute('style')
    const styles = own ? `${above}/${own}` : above
    keys.set(element, styles)
    return styles
  }
  return (element, pseudo) => {
    const style = readStyle(element, pseudo)
    const key = [element.tagName, element.hasAttribute('open'), pseudo, findInlineStyles(element)].join(' ')
    const values = knownStyles.get(key) ?? new Map<string, string>()
    knownStyles.set(key, values)
    const read = (name: string) => {
      // The simulated browser does not know that this attribute hides an element.
      if (name === 'display' && element.hasAttribute('hidden')) return 'none'
      const value = values.get(name) ?? style.getPropertyValue(name)
      values.set(name, value)
      return value
    }
    return new Proxy(style, {
      get: (_style, key) =>
        key === 'getPropertyValue' ? read : read(String(key).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
    })
  }
}
