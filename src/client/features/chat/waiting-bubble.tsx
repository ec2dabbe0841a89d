import { useEffect, useState } from 'react'
import type { WaitingConversation } from '#domain/chat/conversation.ts'
import { getNextWaitingMessageMs, chooseWaitingMessage } from '#domain/chat/text/waiting-messages.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReggieFace } from '#client/ui/illustrations/reggie.tsx'
import { AnswerText } from './answer-text.tsx'

/** Shown while Reggie answers: the text so far, or three dots, and a message from time to time when it takes long. */
export function WaitingBubble({ conversation: { askedAt, soFar } }: { conversation: WaitingConversation }) {
  const t = useText('chat')
  const sentence = useSentence(askedAt)
  return (
    <li className="chat-answer">
      <ReggieFace size={36} />
      <div className="chat-bubble">
        {soFar.trim() === '' ? (
          <span aria-hidden className="chat-dots">
            <i />
            <i />
            <i />
          </span>
        ) : (
          <AnswerText text={soFar} />
        )}
        <p role="status" className={sentence === 0 ? 'sr-only' : 'text-md text-ink-2'}>
          {sentence === 0 ? t('waiting.label') : t(`waiting.message${sentence}`)}
        </p>
      </div>
    </li>
  )
}

/** Derived from the clock, so that a tab that was suspended shows the right sentence. */
function useSentence(askedAt: number): 0 | 1 | 2 | 3 {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const untilNext = getNextWaitingMessageMs(askedAt, now)
    if (untilNext === null) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, untilNext))
    return () => clearTimeout(timer)
  }, [askedAt, now])
  return chooseWaitingMessage(askedAt, now)
}
