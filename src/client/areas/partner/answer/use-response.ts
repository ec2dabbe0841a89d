import { useRef, useState } from 'react'
import type { SentAnswer, PartnerIntroduction } from '#contracts/partner-introductions.ts'
import type { AnswerState, PartnerAnswer } from '#domain/introductions/partner-answer.ts'
import { type Form, useForm } from '#client/platform/form/use-form.ts'
import { useUnsavedGuard } from '#client/platform/form/use-unsaved-guard.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { getDraft, dropDraft, storeDraft } from './answer-drafts.ts'
import { answeredMeanwhile } from './answered-meanwhile.ts'
import { responseProblems } from './response-problems.ts'
import { toPartnerAnswer, firstValues, type ResponseValues } from './response-values.ts'

export interface ResponseFormState {
  introduction: PartnerIntroduction
  /** The current answer, if there is one. */
  current: SentAnswer | null
  /** `replaces`: the `answeredAt` of the answer the user saw. Rejects with the server's error. */
  onSend: (answer: PartnerAnswer, replaces: string | null) => Promise<unknown>
  /** Initially selected answer, such as the column a card was moved to. */
  start?: AnswerState
  /** Closes the form; the typed text stays until the page is closed. */
  onLater?: () => void
  /** Someone else answered in the meantime, and the user keeps that answer. */
  onKeepTheirs?: (answer: SentAnswer) => void
}

interface Response {
  form: Form<ResponseValues>
  /** The answer someone else sent in the meantime. */
  conflict: SentAnswer | null
  isSent: boolean
  replaceWithMine: () => void
  keepTheirs: () => void
  putAside: () => void
}

/** State for writing, sending and postponing one answer. */
export function useResponse({
  introduction,
  current,
  start,
  onSend,
  onLater,
  onKeepTheirs,
}: ResponseFormState): Response {
  const { id } = introduction
  const t = useText('partnerAnswer')
  const [draft] = useState(() => getDraft(id))
  const [conflict, setConflict] = useState<SentAnswer | null>(null)
  const [sentValues, setSentValues] = useState<ResponseValues>()
  /** The answer the user saw while writing. */
  const seen = useRef(current?.answeredAt ?? null)

  const form = useForm<ResponseValues>({
    initial: draft ?? firstValues(current, start),
    validate: (values) => responseProblems(t, values, localNow()),
    problemText: (key, problem) => t(`form.problems.${problem === 'too_big' ? 'long' : missing(key)}`),
    onSubmit: async (values) => {
      if (values.state === '') return
      try {
        await onSend(toPartnerAnswer({ ...values, state: values.state }), seen.current)
        dropDraft(id)
        setConflict(null)
        setSentValues(values)
      } catch (error) {
        setConflict(answeredMeanwhile(error))
        throw error
      }
    },
  })
  const isSent = sentValues === form.values
  const isDraft = draft === form.values
  useUnsavedGuard(form.isDirty || (isDraft && !isSent), t('form.leaveQuestion'))
  return {
    form,
    conflict,
    isSent,
    replaceWithMine: () => {
      seen.current = conflict?.answeredAt ?? null
    },
    keepTheirs: () => {
      if (!conflict) return
      seen.current = conflict.answeredAt
      dropDraft(id)
      setConflict(null)
      form.reset(firstValues(conflict))
      onKeepTheirs?.(conflict)
    },
    putAside: () => {
      storeDraft(id, form.values)
      form.reset(form.values)
      onLater?.()
    },
  }
}

const missing = (key: keyof ResponseValues) =>
  key === 'reason' || key === 'message' || key === 'state' ? key : 'unknown'

/** Current local time in the format of an appointment. */
function localNow(): string {
  const now = new Date()
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
