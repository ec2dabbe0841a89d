/**
 * Runs in the page or frame: what big text does to a screen. A word that breaks inside, content wider than the window,
 * and bars that stay while the content moves and cover more than a third of the window.
 */
export function findTextFaults(): string[] {
  const root = document.documentElement
  const excess = root.scrollWidth - root.clientWidth
  return [...(excess > 0 ? [`${excess} px too wide`] : []), ...findBrokenWords(), ...findStickyCover()]

  function findBrokenWords(): string[] {
    const broken = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('option, .sr-only')) continue
      range.selectNodeContents(node)
      if (countLines(range) < 2) continue
      // Addresses of the web and of mail have no place to break; everything else is read as words.
      for (const { 0: token, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
        if (/[@/]|\w\.\w/.test(token)) continue
        for (const word of token.matchAll(/[\p{L}\p{N}]+/gu)) {
          range.setStart(node, index + word.index)
          range.setEnd(node, index + word.index + word[0].length)
          if (countLines(range) > 1) broken.add(`“${word[0]}” breaks in ${describe(parent)}`)
        }
      }
    }
    return [...broken]
  }

  function countLines(range: Range): number {
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    return new Set(boxes.map(({ top, height }) => Math.round((top + height / 2) / 8))).size
  }

  function findStickyCover(): string[] {
    if (document.querySelector('dialog:modal')) return []
    const bars = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { position } = getComputedStyle(element)
      return (position === 'sticky' || position === 'fixed') && element.checkVisibility()
    })
    const before = window.scrollY
    window.scrollTo(0, (root.scrollHeight - window.innerHeight) / 2)
    const covered = bars
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ width }) => width > window.innerWidth / 2)
      .reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)), 0)
    window.scrollTo(0, before)
    const share = Math.round((covered / window.innerHeight) * 100)
    return share > 33 ? [`bars cover ${share} % of the window`] : []
  }

  function describe(element: Element): string {
    return `${element.tagName.toLowerCase()}.${element.className || element.parentElement?.className}`.slice(0, 60)
  }
}
