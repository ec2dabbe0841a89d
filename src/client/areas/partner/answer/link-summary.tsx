import type { CallReply } from '#contracts/call.ts'
import type { showAnswerLink } from '#contracts/partner-introductions.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Card } from '#client/ui/card/card.tsx'
import { Fact } from './given-answer-card.tsx'

export type AnswerLink = CallReply<typeof showAnswerLink>

/** What the link is about, with nothing about the person. */
export function LinkSummary({ link }: { link: AnswerLink }) {
  const t = useText('partnerAnswer')
  const { dayAndTime: moment } = useMoments()
  return (
    <Card>
      <dl className="pa-facts">
        <Fact label={t('link.listing')}>{link.resourceName}</Fact>
        <Fact label={t('link.ref')}>{link.ref}</Fact>
        <Fact label={t('link.received')}>{moment(link.receivedAt)}</Fact>
        <Fact label={t('link.due')}>{moment(link.dueAt)}</Fact>
        <Fact label={t('link.urgency')}>{t(`urgencies.${link.urgency}`)}</Fact>
        <Fact label={t('link.reads')}>{t(`languages.${link.answerLanguage}`)}</Fact>
      </dl>
    </Card>
  )
}
