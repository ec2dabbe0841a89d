import { useState } from 'react'
import { type PartnerIntroductionDetail, respondToIntroduction } from '#contracts/partner-introductions.ts'
import type { AnswerState, PartnerAnswer } from '#domain/introductions/partner-answer.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { takeForAnswer } from '../../answer/for-answer.ts'
import { ResponseForm } from '../../answer/response-form.tsx'
import { useKeepDetail, useRefresh, useTemplates } from '../queries.ts'

interface RespondPanelProps {
  detail: PartnerIntroductionDetail
  start: AnswerState
  onSent: () => void
  /** Postponed, or closed to keep a colleague's answer. */
  onLater: () => void
}

/** The response form for the signed-in user, with their organization's templates. */
export function RespondPanel({ detail, start, onSent, onLater }: RespondPanelProps) {
  const { introduction, answer } = detail
  const [insert] = useState(() => takeForAnswer(introduction.id))
  const keepDetail = useKeepDetail()
  const refresh = useRefresh()
  const templates = useTemplates().data?.templates ?? []
  const send = async (newAnswer: PartnerAnswer, replaces: string | null) => {
    const call = { params: { id: introduction.id }, body: { ...newAnswer, replaces } }
    const reply = await callStaff(respondToIntroduction, call)
    await keepDetail({ ...reply.detail, shared: null })
    onSent()
  }
  const handleKeepTheirs = () => {
    onLater()
    void refresh()
  }
  return (
    <ResponseForm
      introduction={introduction}
      current={answer}
      templates={templates}
      start={start}
      canSearchListings
      {...(insert === undefined ? {} : { insert })}
      onSend={send}
      onLater={onLater}
      onKeepTheirs={handleKeepTheirs}
    />
  )
}
