import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { voteSatisfaction } from '#contracts/votes.ts'
import { plausibleEvent } from '#client/platform/analytics/plausible-event.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { useStore, createStore } from '#client/platform/store.ts'
import { sessionReady } from '#client/platform/visitor/visitor-session.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { Button } from '#client/ui/button/button.tsx'

/** Votes since the page was loaded, so that reopening a screen does not ask again. */
const recordedVotes = createStore(reducer, new Set<string>() as Recorded)

type Vote = 'thumbs_up' | 'thumbs_down'

export interface SatisfactionVoteProps {
  context: keyof EnglishText['votes']['question']
  /** What is being rated, where a context has many items, such as one chat answer. Never sent. */
  subject?: string
}

/** Thumbs up or down, once. */
export function SatisfactionVote({ context, subject = '' }: SatisfactionVoteProps) {
  const t = useText('votes')
  const questionId = useId()
  const question = useRef<HTMLParagraphElement>(null)
  const key = `${context}/${subject}`
  const isRecorded = useStore(recordedVotes, (recorded) => recorded.has(key))
  const [sending, setSending] = useState<Vote | null>(null)

  const handleVote = async (vote: Vote) => {
    if (sending) return
    setSending(vote)
    try {
      await callApi(voteSatisfaction, { body: { sessionId: await sessionReady(), voteType: vote, context } })
      // The buttons disappear, so keyboard focus moves to the thank-you text.
      if (question.current?.parentElement?.contains(document.activeElement)) question.current.focus()
      recordedVotes.send(key)
      plausibleEvent('Satisfaction Vote', { context, vote })
      showToast({ title: t('thanks') })
    } catch (error) {
      reportQuietly('satisfaction vote', error)
      showToast({ title: t('failed'), text: t('failedText'), tone: 'destructive' })
    }
    setSending(null)
  }
  const button = (vote: Vote) =>
    ({ size: 'small', busy: sending === vote, onClick: () => void handleVote(vote) }) as const

  return (
    <section aria-labelledby={questionId} className="grid justify-items-center gap-2 text-center" data-print="hide">
      <p id={questionId} ref={question} tabIndex={-1} className="font-semibold outline-none">
        {isRecorded ? t('thanks') : t(`question.${context}`)}
      </p>
      {!isRecorded && (
        <div className="flex flex-wrap justify-center gap-2">
          <Button {...button('thumbs_up')} icon={<ThumbsUp aria-hidden size={18} />}>
            {t('up')}
          </Button>
          <Button {...button('thumbs_down')} icon={<ThumbsDown aria-hidden size={18} />}>
            {t('down')}
          </Button>
        </div>
      )}
    </section>
  )
}

type Recorded = ReadonlySet<string>

function reducer(recorded: Recorded, subject: string): Recorded {
  return recorded.has(subject) ? recorded : new Set([...recorded, subject])
}
