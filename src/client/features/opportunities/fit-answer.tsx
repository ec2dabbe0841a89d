import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { checkFit, type RecordAnswers } from '#domain/opportunities/fit-check.ts'
import type { FitRule } from '#domain/opportunities/fit-rules.ts'
import type { ListedOpportunity } from '#domain/opportunities/opportunity.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'
import type { Translate } from '#client/platform/i18n/text-path.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'

const verdictStyles = {
  fits: { tone: 'ok', Icon: CircleCheck },
  ask: { tone: 'sun', Icon: Info },
  bar: { tone: 'coral', Icon: TriangleAlert },
} as const

/** Result of the check for one opening, with its reasons and their sources. */
export function FitAnswer({ answers, opportunity }: { answers: RecordAnswers; opportunity: ListedOpportunity }) {
  const t = useText('fitCheck')
  const { language } = useLanguage()
  const fit = checkFit(answers, opportunity.duties)
  if (!fit) return null
  const { tone, Icon } = verdictStyles[fit.verdict]
  return (
    <div className="op-fit">
      <Badge tone={tone} icon={<Icon aria-hidden size={18} />}>
        {t(`verdict.${fit.verdict}`)}
      </Badge>
      <details>
        <summary>
          {t('why')}
          <VisuallyHidden> {opportunity.title[language]}</VisuallyHidden>
        </summary>
        <div className="grid gap-2">
          {fit.verdict === 'fits' && <p>{t('fitsText')}</p>}
          {fit.isUntold && <p>{t('untold')}</p>}
          {fit.rules.map((rule) => (
            <Reason key={rule.id} rule={rule} />
          ))}
          {fit.askAbout !== null && <p>{t(fit.askAbout === 'lookback' ? 'askLookback' : 'askWaiting')}</p>}
        </div>
      </details>
    </div>
  )
}

function Reason({ rule }: { rule: FitRule }) {
  const t = useText('fitCheck')
  const common = useText('common')
  const { language } = useLanguage()
  const { url, checkedOn } = rule.source
  const words = t('source', { source: sourceName(t, rule), date: humanDate(checkedOn, language) })
  return (
    <div>
      <p>{t(`rules.${rule.id}`)}</p>
      <p className="op-quiet">
        {url === null ? (
          words
        ) : (
          <TextLink href={url} newTabLabel={common('opensInNewTab')}>
            {words}
          </TextLink>
        )}
      </p>
    </div>
  )
}

function sourceName(t: Translate<EnglishText['fitCheck']>, { source }: FitRule): string {
  return source.kind === 'contact' ? t(`contacts.${source.id}`) : t('guide', { title: t(`guides.${source.id}`) })
}
