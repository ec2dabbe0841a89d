import * as z from 'zod/mini'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { parseLanguage } from '#domain/language.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { keepForAnswer } from '../answer/for-answer.ts'
import { useStaff } from '../introductions/use-staff.ts'
import { ReggieView } from './reggie-view.tsx'
import type { StaffAnswer } from './staff-answer.ts'

/** `?introduction=` names the introduction, `&lang=` the person's language. Untrusted input: anyone can type a URL. */
export function ReggiePage() {
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const own = useLanguage().language
  const { mayAct } = useStaff()
  const introductionId = z.uuid().safeParse(search.get('introduction')).data
  const [answer, setAnswer] = useState<StaffAnswer | null>(null)
  const handleUse = (id: string, text: string) => {
    keepForAnswer(id, text)
    navigate(`/partner-portal/introductions?id=${id}`)
  }
  return (
    <ReggieView
      introductionId={introductionId}
      replyLanguage={parseLanguage(search.get('lang')) ?? own}
      mayAsk={mayAct}
      answer={answer}
      onAnswer={setAnswer}
      onUse={handleUse}
    />
  )
}
