import { isOutOfDate } from '#domain/documents/freshness.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { Notice } from '#client/ui/notice/notice.tsx'

interface SourcedLineProps {
  source: string
  checkedOn: string
  now: number
}

/** The source of a fact and the day it was checked; an outdated one becomes a warning (T-11.7). */
export function SourcedLine({ source, checkedOn, now }: SourcedLineProps) {
  const t = useText('jobTools')
  const { language } = useLanguage()
  const date = humanDate(checkedOn, language)
  return (
    <>
      {isOutOfDate(checkedOn, now) && <Notice tone="warning">{t('old', { date })}</Notice>}
      <p className="text-sm text-ink-2">
        {t('source', { name: source })} {t('checkedOn', { date })}
      </p>
    </>
  )
}
