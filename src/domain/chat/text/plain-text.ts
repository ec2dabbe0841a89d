import type { Inline } from './inline.ts'
import { type Block, parseMarkdown } from './markdown.ts'

/** An answer as text for reading aloud and screen readers: line by line, without markup. */
export function toPlainText(markdown: string): string {
  return parseMarkdown(markdown).flatMap(toLines).join('\n')
}

function toLines(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
      return block.lines.map(toText)
    case 'heading':
      return [toText(block.children)]
    case 'list':
      return block.items.map(({ children }) => toText(children))
  }
}

function toText(inlines: readonly Inline[]): string {
  return inlines.map((inline) => ('children' in inline ? toText(inline.children) : inline.text)).join('')
}
