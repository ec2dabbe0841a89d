import type { Inline } from './inline.ts'
import { type Block, parseMarkdown } from './markdown.ts'

/** An answer as it is read aloud and told to a screen reader: its words, line by line, without any marks. */
export function plainText(markdown: string): string {
  return parseMarkdown(markdown).flatMap(linesOf).join('\n')
}

function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
      return block.lines.map(wordsOf)
    case 'heading':
      return [wordsOf(block.children)]
    case 'list':
      return block.items.map(({ children }) => wordsOf(children))
  }
}

function wordsOf(inlines: readonly Inline[]): string {
  return inlines.map((inline) => ('children' in inline ? wordsOf(inline.children) : inline.text)).join('')
}
