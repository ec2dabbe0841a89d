import { Fragment, memo } from 'react'
import type { Inline } from '#domain/chat/inline.ts'
import { type Block, parseMarkdown } from '#domain/chat/markdown.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { TextLink } from '#client/ui/text-link/text-link.tsx'

/** A formatted answer. Rendered again only when its text changes. */
export const AnswerText = memo(function AnswerText({ text }: { text: string }) {
  return (
    <div className="chat-text">
      {parseMarkdown(text).map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  )
})

function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          {block.lines.map((line, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              <Inlines parts={line} />
            </Fragment>
          ))}
        </p>
      )
    case 'heading':
      return (
        <p>
          <strong>
            <Inlines parts={block.children} />
          </strong>
        </p>
      )
    case 'list': {
      const items = block.items.map(({ depth, children }, index) => (
        <li key={index} className={isListing(children) ? 'chat-listing' : depth === 1 ? 'chat-inner-item' : undefined}>
          <Inlines parts={children} />
        </li>
      ))
      return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>
    }
  }
}

/** A place with its number: shown as a small card, the number as its button. */
function isListing(parts: readonly Inline[]): boolean {
  return parts[0]?.type === 'strong' && parts.some((part) => part.type === 'link' && part.href.startsWith('tel:'))
}

function Inlines({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => <InlineView key={index} part={part} />)
}

function InlineView({ part }: { part: Inline }) {
  const common = useText('common')
  switch (part.type) {
    case 'text':
      return part.text
    case 'strong':
      return (
        <strong>
          <Inlines parts={part.children} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Inlines parts={part.children} />
        </em>
      )
    case 'link':
      return (
        <TextLink href={part.href} {...(part.isOutside && { newTabLabel: common('opensInNewTab') })}>
          {part.text}
        </TextLink>
      )
  }
}
