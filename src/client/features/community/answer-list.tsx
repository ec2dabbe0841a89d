import { ShieldCheck } from 'lucide-react'
import type { PublicPost } from '#domain/community/post.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'

/** Answers from organizations, each with the organization's name. */
export function AnswerList({ answers }: Pick<PublicPost, 'answers'>) {
  const t = useText('community')
  const { language } = useLanguage()
  if (answers.length === 0) return <p className="community-quiet">{t('card.noAnswer')}</p>
  return (
    <section className="community-answers">
      <h4>{t('card.answers')}</h4>
      <ul>
        {answers.map(({ id, text, organization, publishedOn, language: written }) => (
          <li key={id}>
            <p className="community-answer-from">
              <ShieldCheck aria-hidden size={18} />
              <strong>{t('card.answerFrom', { organization })}</strong>
              <span className="community-quiet">{humanDate(publishedOn, language)}</span>
            </p>
            <p className="community-text" lang={written === language ? undefined : written}>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
