import type { Inline } from './inline.ts'
import { linkifyText, toSafeLink } from './markdown-links.ts'

const marks = ['**', '__', '*', '_'] as const
type Mark = (typeof marks)[number]

/** Deeper markup stays as literal text. */
const maxDepth = 3

/** Parses the content of one line. Nothing is searched twice, so the time is linear in the length. */
export function parseInline(text: string, depth = 0): Inline[] {
  return new InlineReader(text, depth).read()
}

class InlineReader {
  readonly #text: string
  readonly #depth: number
  readonly #found: Inline[] = []
  /**
   * The last search for each closing mark: its start and its result, so that the same stretch is never searched twice.
   */
  readonly #known = new Map<string, { from: number; found: number }>()
  #plain = ''
  #at = 0

  constructor(text: string, depth: number) {
    this.#text = text
    this.#depth = depth
  }

  read(): Inline[] {
    while (this.#at < this.#text.length) {
      if (!this.#escape() && !this.#code() && !this.#link() && !this.#mark()) this.#letter()
    }
    this.#flush()
    return this.#found
  }

  #letter(): void {
    this.#plain += this.#text[this.#at]
    this.#at += 1
  }

  #flush(): void {
    if (this.#plain !== '') this.#found.push(...linkifyText(this.#plain))
    this.#plain = ''
  }

  #push(inline: Inline, end: number): true {
    this.#flush()
    this.#found.push(inline)
    this.#at = end
    return true
  }

  #escape(): boolean {
    if (this.#text[this.#at] !== '\\' || !/[\\`*_[\](){}#+\-.!<>|~]/.test(this.#text[this.#at + 1] ?? '')) return false
    this.#plain += this.#text[this.#at + 1]
    this.#at += 2
    return true
  }

  /** Code is shown as plain text. */
  #code(): boolean {
    if (this.#text[this.#at] !== '`') return false
    const end = this.#find('`', this.#at + 1)
    if (end < 0) return false
    return this.#push({ type: 'text', text: this.#text.slice(this.#at + 1, end) }, end + 1)
  }

  /** `[words](address)`; for an image or an unsafe address only the text is kept. */
  #link(): boolean {
    const isImage = this.#text.startsWith('![', this.#at)
    const start = isImage ? this.#at + 1 : this.#at
    if (this.#text[start] !== '[') return false
    const middle = this.#find('](', start + 1)
    const end = middle < 0 ? -1 : this.#find(')', middle + 2)
    const inner = this.#find('[', start + 1)
    if (end < 0 || (inner >= 0 && inner < middle)) return false
    const label = this.#text.slice(start + 1, middle)
    if (label.trim() === '') return false
    const safe = isImage ? null : toSafeLink(this.#text.slice(middle + 2, end))
    const words = label.replace(/[*_`]/g, '')
    return this.#push(safe ? { type: 'link', ...safe, text: words } : { type: 'text', text: words }, end + 1)
  }

  #mark(): boolean {
    const mark = marks.find((candidate) => this.#text.startsWith(candidate, this.#at))
    if (mark === undefined || this.#depth >= maxDepth || !this.#opens(mark)) return false
    const start = this.#at + mark.length
    const end = this.#close(mark, start)
    if (end < 0) return false
    const children = parseInline(this.#text.slice(start, end), this.#depth + 1)
    return this.#push({ type: mark.length === 2 ? 'strong' : 'emphasis', children }, end + mark.length)
  }

  #opens(mark: Mark): boolean {
    const next = this.#text[this.#at + mark.length] ?? ' '
    if (/\s/.test(next) || next === mark[0]) return false
    // An underscore inside a word belongs to the word, as in a URL or a file name.
    return !mark.startsWith('_') || !/[\p{L}\p{N}]/u.test(this.#text[this.#at - 1] ?? ' ')
  }

  /**
   * Position of the next mark of this kind. If it cannot close, the opening mark is treated as text instead of
   * searching further.
   */
  #close(mark: Mark, from: number): number {
    const found = this.#find(mark, from)
    // "*a **b** c*": the star found is half of a double one.
    const end = mark === '*' && this.#text[found + 1] === '*' ? this.#afterStrong(found) : found
    if (end <= from || /\s/.test(this.#text[end - 1] ?? ' ')) return -1
    return mark.startsWith('_') && /[\p{L}\p{N}]/u.test(this.#text[end + mark.length] ?? ' ') ? -1 : end
  }

  #afterStrong(opened: number): number {
    const closed = this.#find('**', opened + 2)
    return closed < 0 ? -1 : this.#find('*', closed + 2)
  }

  #find(end: string, from: number): number {
    const cached = this.#known.get(end)
    if (cached && cached.from <= from && (cached.found < 0 || cached.found >= from)) return cached.found
    const found = this.#text.indexOf(end, from)
    this.#known.set(end, { from, found })
    return found
  }
}
