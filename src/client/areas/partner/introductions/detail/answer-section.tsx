import { type Ref } from 'react'
import type { SentAnswer, PartnerIntroduction } from '#contracts/partner-introductions.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { GivenAnswerCard } from '../../answer/given-answer-card.tsx'
import { Fact } from './detail-section.tsx'

interface AnswerSectionProps {
  answer: SentAnswer
  reply: PartnerIntroduction['reply']
  /** Receives focus after an answer is sent. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
}

/** The partner's answer and the person's reply to it. */
export function AnswerSection({ answer, reply, titleRef }: AnswerSectionProps) {
  const t = useText('partnerIntroductions')
  return (
    <section aria-labelledby="introduction-answer" className="pi-section">
      <h3 ref={titleRef} id="introduction-answer" tabIndex={-1}>
        {t('answer.title')}
      </h3>
      <GivenAnswerCard answer={answer} />
      {answer.state !== 'declined' && (
        <dl className="pi-facts">
          <Fact label={t('answer.reply')}>{reply ? t(`answer.replies.${reply}`) : t('answer.noReply')}</Fact>
        </dl>
      )}
    </section>
  )
}
