import './chat.css'
import type { ReactNode } from 'react'
import type { Crisis } from '#domain/assistant/crisis-kinds.ts'
import type { Conversation } from '#domain/chat/conversation.ts'
import type { Tone } from '#domain/chat/message.ts'
import type { PromptModule } from '#domain/prompts/modules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReggieFace } from '#client/ui/illustrations/reggie.tsx'
import { AnswerAnnouncer } from './answer-announcer.tsx'
import { ChatSettings } from './chat-settings.tsx'
import { Composer } from './composer.tsx'
import { CrisisCard } from './crisis-card.tsx'
import { MessageList } from './message-list.tsx'
import { ReggieBanner } from './reggie-banner.tsx'
import { TopicShortcuts } from './topic-shortcuts.tsx'
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
  const { conversation, crisis, tone, draft, onAsk } = props
  const t = useText('chat')
  const box = useFollowScroll(conversation)
  const isEmpty = conversation.entries.length === 0
  return (
    <div className="chat">
      {props.banner && <ReggieBanner text={props.banner} />}
      {crisis && <CrisisCard crisis={crisis} onDismiss={props.onDismissCrisis} />}
      {/* A scroll container, so it must be focusable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={box} className="chat-log" tabIndex={0} role="group" aria-label={t('log')}>
        <ChatSettings
          tone={tone}
          isPrivate={conversation.isPrivate}
          onTone={props.onTone}
          onPrivate={props.onPrivate}
        />
        {isEmpty && <Greeting />}
        {isEmpty && intro}
        {!isEmpty && <MessageList {...{ conversation, renderFeedback, onAsk }} onRetry={props.onRetry} />}
      </div>
      <AnswerAnnouncer key={conversation.id} entries={conversation.entries} />
      <TopicShortcuts inRow label={t('shortcuts')} onTopic={props.onTopic} />
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
