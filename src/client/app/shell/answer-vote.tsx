import { Suspense } from 'react'
import { SatisfactionVote } from '#client/features/votes/satisfaction-vote.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

/** Thumbs under an answer. Their texts load separately: without a connection the answer is shown without them. */
export function AnswerVote({ messageId }: { messageId: string }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <SatisfactionVote context="chat_conclusion" subject={messageId} />
      </Suspense>
    </ErrorBoundary>
  )
}
