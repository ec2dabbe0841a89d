import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { PostStatus } from '../post-status.tsx'
import type { PartnerPosts } from '../queries.ts'
import { WithdrawButton } from '../withdraw-button.tsx'

interface AnswerListProps {
  answers: PartnerPosts['answers']
  mayAct: boolean
  onWithdraw: (id: string) => Promise<void>
  onQuestions: () => void
}

export function AnswerList({ answers, mayAct, onWithdraw, onQuestions }: AnswerListProps) {
  const t = useText('partnerPosts')
  const { language } = useLanguage()
  if (answers.length === 0) {
    return (
      <EmptyState
        headingLevel="h3"
        title={t('answers.empty')}
        action={<Button onClick={onQuestions}>{t('answers.toQuestions')}</Button>}
      >
        {t('answers.emptyText')}
      </EmptyState>
    )
  }
  return (
    <ul className="pp-list">
      {answers.map(({ id, question, text, status, reason, sentOn }) => (
        <Card key={id} as="li" className="pl-stack">
          <h3 className="pp-text">{question}</h3>
          <p className="pp-text">{text}</p>
          <PostStatus status={status} reason={reason} />
          <p className="pl-quiet">{t('sentOn', { date: humanDate(sentOn, language) })}</p>
          {mayAct && <WithdrawButton status={status} title={question} onWithdraw={() => onWithdraw(id)} />}
        </Card>
      ))}
    </ul>
  )
}
