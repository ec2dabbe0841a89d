import type { PartnerAnalytics } from '#contracts/partner-analytics.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'

type Rows<Key extends 'demand' | 'languages' | 'listings'> = PartnerAnalytics[Key][number]

/** What people look for, in which language they write, and how the listings do. */
export function AnalyticsTables({ analytics: { demand, languages, listings } }: { analytics: PartnerAnalytics }) {
  const t = useText('partnerAnalytics')
  const needs = useTextModule('needs')
  const shown = (value: number | null) => value ?? t('hidden')
  return (
    <>
      <section className="pa-stack" aria-labelledby="pa-demand">
        <h2 id="pa-demand">{t('demand.title')}</h2>
        <DataTable<Rows<'demand'>>
          caption={t('demand.caption')} rows={demand} rowKey={({ need }) => need} empty={t('demand.none')}
          columns={[
            { key: 'need', label: t('demand.need'), isHeader: true, cell: ({ need }) => needs[need].label },
            { key: 'searches', label: t('demand.searches'), align: 'end', cell: ({ searches }) => shown(searches) },
          ]}
        />
      </section>
      <DataTable<Rows<'languages'>>
        caption={t('languages.title')} isCaptionVisible rows={languages} rowKey={({ language }) => language}
        columns={[
          { key: 'language', label: t('languages.language'), isHeader: true, cell: ({ language }) => t(`languages.names.${language}`) },
          { key: 'count', label: t('languages.count'), align: 'end', cell: ({ introductions }) => shown(introductions) },
        ]}
      />
      <DataTable<Rows<'listings'>>
        caption={t('listings.title')} isCaptionVisible rows={listings} rowKey={({ id }) => id} empty={t('listings.none')}
        columns={[
          { key: 'name', label: t('listings.name'), isHeader: true, cell: ({ name }) => name },
          { key: 'views', label: t('listings.views'), align: 'end', cell: ({ views }) => shown(views) },
          { key: 'saves', label: t('listings.saves'), align: 'end', cell: ({ saves }) => shown(saves) },
          {
            key: 'introductions', label: t('listings.introductions'), align: 'end',
            cell: ({ introductions }) => shown(introductions),
          },
        ]}
      />
    </>
  )
}
