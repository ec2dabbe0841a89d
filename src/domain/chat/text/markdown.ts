import type { Inline } from './inline.ts'
import { parseInline } from './markdown-inline.ts'

export interface ListItem {
  /** 0 for a top-level item, 1 for anything indented. */
  depth: 0 | 1
  children: Inline[]
}

export type Block =
  /** Line breaks are preserved. */
  | { type: 'paragraph'; lines: Inline[][] }
  | { type: 'heading'; children: Inline[] }
  | { type: 'list'; isOrdered: boolean; start: number; items: ListItem[] }

const heading = /^ {0,3}#{1,6}[ \t]+(.+)$/
const listItem = /^([ \t]*)(?:[-*+•]|(\d{1,4})[.)])[ \t]+(\S.*)$/
const ruler = /^ {0,3}(?:-[ \t]*){3,}$|^ {0,3}(?:\*[ \t]*){3,}$|^ {0,3}(?:_[ \t]*){3,}$/
const fence = /^ {0,3}(?:```|~~~)/
const quote = /^ {0,3}> ?/

/** Longer texts are cut: no real answer is this long, and an oversized one must not freeze the browser. */
const maxMarkdownLength = 50_000

/**
 * The subset of Markdown that answers use, as plain data (T-5.3). HTML stays text, images are left out, and every input
 * gives a result: there is no invalid Markdown.
 */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = []
  let isFenced = false
  let isOpen = false
  for (const raw of text.slice(0, maxMarkdownLength).split(/\r\n?|\n/)) {
    const line = raw.trimEnd().replace(quote, '')
    if (fence.test(line)) {
      isFenced = !isFenced
      isOpen = false
    } else if (line.trim() === '' || (!isFenced && ruler.test(line))) {
      isOpen = false
    } else {
      addLine(blocks, line, { isFenced, isOpen })
      isOpen = true
    }
  }
  return blocks
}

function addLine(blocks: Block[], line: string, { isFenced, isOpen }: { isFenced: boolean; isOpen: boolean }): void {
  const last = blocks.at(-1)
  if (isFenced) return addToParagraph(blocks, [{ type: 'text', text: line }], isOpen)
  const title = heading.exec(line)?.[1]
  if (title !== undefined) {
    blocks.push({ type: 'heading', children: parseInline(title.replace(/[ \t]#{1,6}$/, '')) })
    return
  }
  const item = listItem.exec(line)
  if (item) return addItem(blocks, item)
  if (isOpen && last?.type === 'list') {
    last.items.at(-1)?.children.push({ type: 'text', text: ' ' }, ...parseInline(line.trim()))
    return
  }
  addToParagraph(blocks, parseInline(line.trim()), isOpen)
}

function addToParagraph(blocks: Block[], children: Inline[], isOpen: boolean): void {
  const last = blocks.at(-1)
  if (isOpen && last?.type === 'paragraph') last.lines.push(children)
  else blocks.push({ type: 'paragraph', lines: [children] })
}

/** Items with empty lines between them are still one list; numbers after bullets begin another, unless indented. */
function addItem(blocks: Block[], [, indent = '', number, content = '']: RegExpExecArray): void {
  const last = blocks.at(-1)
  const isOrdered = number !== undefined
  const depth = indent.replace(/\t/g, '    ').length >= 2 && last?.type === 'list' ? 1 : 0
  const item: ListItem = { depth, children: parseInline(content) }
  if (last?.type === 'list' && (depth === 1 || last.isOrdered === isOrdered)) last.items.push(item)
  else blocks.push({ type: 'list', isOrdered, start: isOrdered ? Number(number) : 1, items: [item] })
}
