import { ShieldCheck } from 'lucide-react'
import { useId, useState } from 'react'
import type { PublicPost } from '#domain/community/post.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReadAloudButton } from '#client/platform/speech/read-aloud-button.tsx'
import { humanDate } from '#client/shared/formats/dates.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { HelpedButton } from './helped-button.tsx'
import { PostReportButton } from './report/post-report-button.tsx'
import { useLocationText } from './use-location-text.ts'

export interface PostCardProps {
  post: PublicPost
  /** Rejects on failure. */
  onHelped: (helped: boolean) => Promise<void>
}

/** One tip, story or question. Never shows who wrote it, only whether it came from us. */
export function PostCard({ post, onHelped }: PostCardProps) {
  const t = useText('community')
  const { language } = useLanguage()
  const titleId = useId()
  const displayedText = shownText(post, language)
  const spoken = () =>
    [
      displayedText.isForeign ? null : post.title,
      displayedText.text,
      ...post.answers
        .filter((answer) => answer.language === language)
        .flatMap(({ organization, text }) => [t('card.answerFrom', { organization }), text]),
    ]
      .filter(Boolean)
      .join('\n')
  return (
    <Card as="article" aria-labelledby={titleId} className="community-card">
      <CardHead post={post} titleId={titleId} />
      <PostText text={displayedText.text} lang={displayedText.lang} />
      {displayedText.note && <p className="community-quiet">{t(`card.${displayedText.note}`)}</p>}
      {post.kind === 'question' && <AnswerList answers={post.answers} />}
      <div className="community-tools" data-print="hide">
        <HelpedButton isHelpful={post.iFoundItHelpful} count={post.helped} onHelped={onHelped} />
        {!displayedText.isForeign && (
          <ReadAloudButton text={spoken} label={t('card.readAloud')} stopLabel={t('card.stopReading')} />
        )}
        <PostReportButton postId={post.id} />
      </div>
    </Card>
  )
}

/** Uses the translation into the reader's language if there is one, else the original. */
function shownText({ text, translated, from, language: written }: PublicPost, language: PublicPost['language']) {
  if (written === language) return { text, lang: undefined, note: null, isForeign: false }
  if (translated === null) return { text, lang: written, note: 'otherLanguage' as const, isForeign: true }
  // Our own posts are written in both languages, so they are not translations.
  const note = from === 'person' ? ('translated' as const) : null
  return { text: translated, lang: undefined, note, isForeign: false }
}

function CardHead({ post, titleId }: { post: PublicPost; titleId: string }) {
  const t = useText('community')
  const needs = useText('needs')
  const { language } = useLanguage()
  const locationText = useLocationText()(post)
  const from = t(`card.${post.from}`)
  return (
    <header className="community-head">
      {post.title === null ? (
        <h3 id={titleId} className="sr-only">
          {t(`share.kinds.${post.kind}`)}
        </h3>
      ) : (
        <h3 id={titleId} lang={post.language === language ? undefined : post.language}>
          {post.title}
        </h3>
      )}
      <p className="community-meta">
        {post.need && <Badge>{needs(`${post.need}.label`)}</Badge>}
        <span>{[from, locationText, humanDate(post.publishedOn, language)].filter(Boolean).join(' · ')}</span>
      </p>
    </header>
  )
}

/** Longer stories are collapsed behind a button. */
const foldedFrom = 500

function PostText({ text, lang }: { text: string; lang: string | undefined }) {
  const t = useText('community')
  const [isOpen, setIsOpen] = useState(false)
  const isLong = text.length > foldedFrom
  return (
    <>
      <p className="community-text" lang={lang} data-folded={(isLong && !isOpen) || undefined}>
        {text}
      </p>
      {isLong && (
        <Button
          size="small"
          variant="quiet"
          className="community-fold"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'card.showLess' : 'card.readAll')}
        </Button>
      )}
    </>
  )
}

/** Answers from organizations, each with the organization's name. */
function AnswerList({ answers }: Pick<PublicPost, 'answers'>) {
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
