import type { ImportBatch } from '#contracts/imports.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Facts } from '../../review-queue/facts.tsx'

/** Publisher of the list, who uploaded it, and how new listings are handled. */
export function BatchFacts({ batch }: { batch: ImportBatch }) {
  const t = useText('adminImport')
  const { dayAndTime } = useMoments()
  const { language } = useLanguage()
  const { source, actorName, createdAt, trusted } = batch
  return (
    <Facts
      of={[
        [t('batch.publisher'), source.publisher],
        [t('batch.asOf'), humanDate(source.asOf, language)],
        [t('batch.licence'), source.licence],
        [t('batch.newPlaces'), trusted ? t('batch.live') : t('batch.draft')],
        [t('batch.startedBy'), actorName ?? t('batch.unknown')],
        [t('batch.startedAt'), dayAndTime(createdAt)],
      ]}
    />
  )
}
