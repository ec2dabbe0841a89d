import { RotateCcw, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { formatMoment } from '#client/shared/formats/dates.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import type { Apology, Conversation, ConversationMessage, CitedSource } from '#domain/chat/conversation.ts'
import { canRetry } from '#domain/chat/conversation.ts'
import { toSafeLink } from '#domain/chat/text/markdown-links.ts'
import { toPlainText } from '#domain/chat/text/plain-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReadAloudButton } from '#client/platform/speech/read-aloud-button.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { ReggieFace } from '#client/ui/illustrations/reggie.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'
import { AnswerText } from './answer-text.tsx'
import { WaitingBubble } from './waiting-bubble.tsx'

export interface MessageListProps {
  conversation: Conversation
  renderFeedback: (messageId: string) => ReactNode
  onRetry: () => void
}

export function MessageList({ conversation, renderFeedback, onRetry }: MessageListProps) {
  const t = useText('chat')
  const { entries } = conversation
  const last = entries.at(-1)
  return (
    <ol className="chat-messages">
      {entries.map((entry, index) => {
        const key = entry.id ?? `m${index}`
        if (entry.kind === 'apology') return <SorryBubble key={key} apology={entry} />
        if (entry.role === 'user') return <OwnBubble key={key} text={entry.content} />
        return (
          <AnswerBubble
            key={key}
            message={entry}
            feedback={entry.id !== undefined && !entry.isAboutDanger && renderFeedback(entry.id)}
          />
        )
      })}
      {conversation.phase === 'waiting' && <WaitingBubble conversation={conversation} />}
      {canRetry(conversation) && (
        <li className="chat-retry">
          {last?.kind === 'said' && last.role === 'user' && <p className="text-md text-ink-2">{t('unanswered')}</p>}
          <Button size="small" icon={<RotateCcw aria-hidden size={18} />} onClick={onRetry}>
            {t('retry')}
          </Button>
        </li>
      )}
    </ol>
  )
}

/** The person's message: plain text with its line breaks. */
function OwnBubble({ text }: { text: string }) {
  const t = useText('chat')
  return (
    <li className="chat-own">
      <VisuallyHidden>{t('you')}</VisuallyHidden>
      <p className="whitespace-pre-wrap">{text}</p>
    </li>
  )
}

interface AnswerBubbleProps {
  message: ConversationMessage
  feedback: ReactNode
}

function AnswerBubble({ message, feedback }: AnswerBubbleProps) {
  const t = useText('chat')
  return (
    <li className="chat-answer">
      <ReggieFace size={36} />
      <div className="chat-answer-body">
        <div className="chat-bubble">
          <VisuallyHidden>{t('reggie')}</VisuallyHidden>
          <AnswerText text={message.content} />
          {message.isCut && <p className="text-md text-ink-2">{t('stopped')}</p>}
          <AnswerSources sources={message.sources ?? []} />
        </div>
        <div className="chat-answer-acts">
          <ReadAloudButton
            text={() => toPlainText(message.content)}
            label={t('readAloud')}
            stopLabel={t('stopReading')}
          />
          {feedback}
        </div>
      </div>
    </li>
  )
}

/** An unusable reply shows the greeting; every other error says what went wrong. */
function SorryBubble({ apology: { cause } }: { apology: Apology }) {
  const t = useText('chat')
  return (
    <li className="chat-answer">
      <ReggieFace size={36} />
      <div className="chat-bubble">
        <VisuallyHidden>{t('reggie')}</VisuallyHidden>
        <p>{cause === 'unusable' ? t('greeting') : t(`errors.${cause}`)}</p>
      </div>
    </li>
  )
}

/** Sources of the answer and when they were last checked. */
function AnswerSources({ sources }: { sources: readonly CitedSource[] }) {
  const t = useText('chat')
  const common = useText('common')
  const { language } = useLanguage()
  if (sources.length === 0) return null
  return (
    <ul aria-label={t('sources')} className="chat-sources">
      {sources.map(({ id, title, url, checkedOn }) => {
        const safe = url === null ? null : toSafeLink(url)
        const isDated = checkedOn !== null && !Number.isNaN(Date.parse(checkedOn))
        const date = isDated ? formatMoment(checkedOn, 'month', language, 'UTC') : null
        return (
          <li key={id} className="flex flex-wrap items-center gap-1">
            <Badge icon={<FileText aria-hidden size={14} />}>
              {safe?.isOutside ? (
                <TextLink href={safe.href} newTabLabel={common('opensInNewTab')}>
                  {title}
                </TextLink>
              ) : (
                title
              )}
            </Badge>
            {date !== null && <Badge tone="plain">{t('checkedOn', { date })}</Badge>}
          </li>
        )
      })}
    </ul>
  )
}
