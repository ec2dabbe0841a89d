import '#client/features/chat/chat.css'
import { type ReactNode, useMemo, useState } from 'react'
import { AnswerAnnouncer } from '#client/features/chat/answer-announcer.tsx'
import { Composer } from '#client/features/chat/composer.tsx'
import { CrisisCard } from '#client/features/chat/crisis-card.tsx'
import { FollowUps } from '#client/features/chat/follow-ups.tsx'
import { MessageList } from '#client/features/chat/message-list.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { buildConversation, type DemoState } from './demo-state.ts'

export interface DemoChatProps {
  state: DemoState
  canAsk: boolean
  onAsk: (text: string) => void
  onStop: () => void
}

/** The chat as visitors see it, with a conversation that is not stored. */
export function DemoChat({ state, canAsk, onAsk, onStop }: DemoChatProps) {
  const t = useText('chatDemo')
  const [putAway, setPutAway] = useState<DemoState['turns']>()
  const conversation = useMemo(() => buildConversation(state, canAsk), [state, canAsk])
  const crisis = state.turns.at(-1)?.crisis
  return (
    <section aria-labelledby="demo-chat" className="cd-pane">
      <h2 id="demo-chat">{t('chat')}</h2>
      {crisis && putAway !== state.turns && <CrisisCard crisis={crisis} onDismiss={() => setPutAway(state.turns)} />}
      {conversation.entries.length === 0 && state.phase === 'ready' && <p>{t('chatEmpty')}</p>}
      <MessageList conversation={conversation} renderFeedback={noFeedback} onRetry={() => undefined} />
      <FollowUps conversation={conversation} onAsk={onAsk} />
      <AnswerAnnouncer entries={conversation.entries} />
      {state.phase === 'failed' && (
        <Notice tone="danger" announce>
          {t('failed')}
        </Notice>
      )}
      {canAsk && <OwnQuestion isWaiting={state.phase === 'waiting'} onAsk={onAsk} onStop={onStop} />}
    </section>
  )
}

const noFeedback = (): ReactNode => null

function OwnQuestion({ isWaiting, onAsk, onStop }: { isWaiting: boolean } & Pick<DemoChatProps, 'onAsk' | 'onStop'>) {
  const [draft, setDraft] = useState('')
  const handleSend = () => {
    onAsk(draft.trim())
    setDraft('')
  }
  return (
    <Composer
      draft={draft}
      isWaiting={isWaiting}
      wantsFocus={false}
      onFocusTaken={() => undefined}
      onDraft={setDraft}
      onSpoken={(words) => setDraft((before) => `${before} ${words}`.trim())}
      onSend={handleSend}
      onStop={onStop}
    />
  )
}
