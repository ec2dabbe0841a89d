import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { PartnerIntroductionDetail } from '#contracts/partner-introductions.ts'
import type { AnswerState } from '#domain/introductions/partner-answer.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { DetailSection } from '../detail/detail-section.tsx'
import { AnswerButtons, isAnswerState } from './answer-buttons.tsx'
import { RespondPanel } from './respond-panel.tsx'

interface RespondSectionProps {
  detail: PartnerIntroductionDetail
  onSent: () => void
}

/** Answers an open introduction: choose, then write. */
export function RespondSection({ detail, onSent }: RespondSectionProps) {
  const t = useText('partnerIntroductions')
  const [start, setStart] = useState<AnswerState | null>(null)
  const body = useRef<HTMLDivElement>(null)
  const wasStart = useRef(start)
  useEffect(() => {
    // The pressed button is gone, so focus moves to the content that replaced it.
    if (start !== wasStart.current) body.current?.focus()
    wasStart.current = start
  }, [start])
  // Stays open while the user is writing, even if it can no longer be answered: typed text must not be lost.
  if (start === null && !detail.next.some(isAnswerState)) return null
  const handleSent = () => {
    setStart(null)
    onSent()
  }
  return (
    <DetailSection isHiddenOnPaper title={t(detail.answer ? 'respond.again' : 'respond.title')}>
      <div ref={body} tabIndex={-1}>
        {start === null ? (
          <Choices detail={detail} onChoose={setStart} />
        ) : (
          <RespondPanel detail={detail} start={start} onSent={handleSent} onLater={() => setStart(null)} />
        )}
      </div>
    </DetailSection>
  )
}

/** The three answers, or an assistant draft first, in the language the person reads. */
function Choices({ detail, onChoose }: { detail: PartnerIntroductionDetail; onChoose: (start: AnswerState) => void }) {
  const t = useText('partnerIntroductions')
  const { id, language } = detail.introduction
  return (
    <>
      <AnswerButtons next={detail.next} onChoose={onChoose} />
      <p>
        <Link className="ui-text-link" href={`/partner-portal/reggie?introduction=${id}&lang=${language}`}>
          {t('respond.askReggie')}
        </Link>
      </p>
    </>
  )
}
