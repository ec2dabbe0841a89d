import { Phone } from 'lucide-react'
import { Fragment, memo } from 'react'
import type { Inline } from '#domain/chat/text/inline.ts'
import { type Block, parseMarkdown } from '#domain/chat/text/markdown.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
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
      const items = block.items.map(({ depth, children }, index) => {
        const listing = readListing(children)
        if (listing) return <ListingCard key={index} listing={listing} />
        return (
          <li key={index} className={depth === 1 ? 'chat-inner-item' : undefined}>
            <Inlines parts={children} />
          </li>
        )
      })
      return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>
    }
  }
}

interface AnswerListing {
  name: Inline
  phone: Link
  rest: readonly Inline[]
}
type Link = Extract<Inline, { type: 'link' }>

/** A name in bold with its number right behind it; what else is said about it follows. */
function readListing([name, between, phone, ...rest]: readonly Inline[]): AnswerListing | null {
  if (name?.type !== 'strong' || between?.type !== 'text' || !/^[\s:·–—-]*$/.test(between.text)) return null
  if (phone?.type !== 'link' || !phone.href.startsWith('tel:')) return null
  const [next, ...others] = rest
  if (next?.type !== 'text') return { name, phone, rest }
  return { name, phone, rest: [{ type: 'text', text: next.text.replace(/^[\s·,;.–—-]+/, '') }, ...others] }
}

/** A place that can be called: small, with the call as its button. */
function ListingCard({ listing: { name, phone, rest } }: { listing: AnswerListing }) {
  const t = useText('chat')
  return (
    <li className="chat-listing">
      <InlineView part={name} />
      {rest.length > 0 && (
        <p className="text-md text-ink-2">
          <Inlines parts={rest} />
        </p>
      )}
      <Button href={phone.href} size="small" variant="primary" icon={<Phone aria-hidden size={18} />}>
        <span>
          {t('call')} <PhoneNumber text={phone.text} />
        </span>
      </Button>
    </li>
  )
}

/** The number itself never breaks; an extension may stand on the next line. */
function PhoneNumber({ text }: { text: string }) {
  const [number = '', ...rest] = text.split(/(?=, )/)
  return (
    <>
      <span className="chat-number">{number}</span>
      {rest}
    </>
  )
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
          {/^(?:tel|sms):/.test(part.href) ? <PhoneNumber text={part.text} /> : part.text.replace(/^https?:\/\//, '')}
        </TextLink>
      )
  }
}
