import { ChevronDown } from 'lucide-react'
import { FollowUps } from './follow-ups.tsx'
import { TopicShortcuts } from './topic-shortcuts.tsx'
import './chat.css'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Crisis } from '#domain/help-lines/crisis-kinds.ts'
import type { Conversation } from '#domain/chat/conversation.ts'
import type { Tone } from '#domain/chat/message.ts'
import type { PromptModule } from '#domain/prompts/modules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMediaQuery } from '#client/ui/fold/use-media-query.ts'
import { ReggieFace } from '#client/ui/illustrations/reggie.tsx'
import { AnswerAnnouncer } from './answer-announcer.tsx'
import { Composer } from './composer.tsx'
import { CrisisCard } from './crisis-card.tsx'
import { MessageList } from './message-list.tsx'
import { ReggieBanner } from './reggie-banner.tsx'
import { useFollowScroll } from './use-follow-scroll.ts'

export interface ConversationViewProps {
  conversation: Conversation
  crisis: Crisis | null
  tone: Tone
  draft: string
  wantsFocus: boolean
  /** Current notice from the admins to all users. */
  banner?: string | null
  /** Shown under the greeting while there are no messages. */
  intro?: ReactNode
  renderFeedback: (messageId: string) => ReactNode
  onAsk: (text: string) => void
  onDraft: (text: string) => void
  onSpoken: (words: string) => void
  onTopic: (module: PromptModule) => void
  onRetry: () => void
  onStop: () => void
  onTone: (tone: Tone) => void
  onPrivate: (isPrivate: boolean) => void
  onDismissCrisis: () => void
  onFocusTaken: () => void
}

/** The conversation with Reggie, used by the screen and the drawer. */
export function ConversationView({ intro, renderFeedback, ...props }: ConversationViewProps) {
  const { conversation, crisis, draft, onAsk } = props
  const t = useText('chat')
  const box = useFollowScroll(conversation)
  useKeyboardRoom()
  useFocusKept(box, conversation.entries.length)
  // With a keyboard open on a small phone, or at 400 % zoom: what is asked next stands at the end of the talk.
  const isShort = useMediaQuery('(max-height: 26rem)')
  const row = <TopicRow conversation={conversation} onAsk={onAsk} onTopic={props.onTopic} />
  const isEmpty = conversation.entries.length === 0
  return (
    <div className="chat">
      {props.banner && <ReggieBanner text={props.banner} />}
      {crisis && <CrisisCard crisis={crisis} onDismiss={props.onDismissCrisis} />}
      {/* A scroll container, so it must be focusable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={box} className="chat-log" tabIndex={0} role="group" aria-label={t('log')}>
        {conversation.isPrivate && <p className="text-sm text-ink-2">{t('noTrace.talk')}</p>}
        {isEmpty && <Greeting />}
        {isEmpty && intro}
        {!isEmpty && <MessageList {...{ conversation, renderFeedback }} onRetry={props.onRetry} />}
        {isShort && row}
      </div>
      <AnswerAnnouncer key={conversation.id} entries={conversation.entries} />
      {!isShort && row}
      <Composer
        draft={draft}
        isWaiting={conversation.phase === 'waiting'}
        wantsFocus={props.wantsFocus}
        onFocusTaken={props.onFocusTaken}
        onDraft={props.onDraft}
        onSpoken={props.onSpoken}
        onSend={() => onAsk(draft)}
        onStop={props.onStop}
      />
    </div>
  )
}

function Greeting() {
  const t = useText('chat')
  return (
    <div className="chat-answer">
      <ReggieFace size={36} />
      <p className="chat-bubble">{t('greeting')}</p>
    </div>
  )
}

/** A chip or topic is gone once it is asked: whoever stood on it goes on in the talk, not at the top of the page. */
function useFocusKept(box: RefObject<HTMLElement | null>, length: number): void {
  const before = useRef(length)
  useEffect(() => {
    const isAsked = length > before.current
    before.current = length
    if (isAsked && document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [box, length])
}

/** An open keyboard shortens the chat instead of covering it. Only here: elsewhere the page scrolls under it. */
function useKeyboardRoom(): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name=viewport]')
    if (!meta) return
    const before = meta.content
    meta.content = `${before}, interactive-widget=resizes-content`
    return () => {
      meta.content = before
    }
  }, [])
}

interface TopicRowProps {
  conversation: Conversation
  onAsk: (text: string) => void
  onTopic: (module: PromptModule) => void
}

/** Above the input: the topics of an empty chat; in a running one what to ask next, with the topics behind a button. */
function TopicRow({ conversation, onAsk, onTopic }: TopicRowProps) {
  const t = useText('chat')
  const [isOpen, setIsOpen] = useState(false)
  const isRunning = conversation.entries.length > 0
  const handleTopic = (module: PromptModule) => {
    setIsOpen(false)
    onTopic(module)
  }
  return (
    <div className="chat-row">
      {isRunning && (
        <button type="button" className="chat-chip" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('topics')}
          <ChevronDown aria-hidden size={18} />
        </button>
      )}
      {(isOpen || !isRunning) && <TopicShortcuts inRow label={t('shortcuts')} onTopic={handleTopic} />}
      {!isOpen && <FollowUps conversation={conversation} onAsk={onAsk} />}
    </div>
  )
}
