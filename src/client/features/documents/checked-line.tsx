import { isOutOfDate } from '#domain/documents/freshness.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { useDocumentTexts } from './use-document-texts.ts'

interface CheckedLineProps {
  sources: readonly string[]
  checkedOn: string
  now: number
}

/** The source of a rule and the day it was checked; an outdated one becomes a warning (T-11.7). */
export function CheckedLine({ sources, checkedOn, now }: CheckedLineProps) {
  const t = useText('documents')
  const words = useDocumentTexts()
  const date = words.day(checkedOn)
  return (
    <>
      {isOutOfDate(checkedOn, now) && <Notice tone="warning">{t('old', { date })}</Notice>}
      <p className="text-sm text-ink-2">
        {t('checkedOn', { date })} {t('source', { names: words.sources(sources) })}
      </p>
    </>
  )
}
