import type { PartnerAnalytics } from '#contracts/partner-analytics.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'

type Rows<Key extends 'demand' | 'languages' | 'listings'> = PartnerAnalytics[Key][number]

/** Needs people search for, the languages they write in, and the stats of the listings. */
export function AnalyticsTables({ analytics: { demand, languages, listings } }: { analytics: PartnerAnalytics }) {
  const t = useText('partnerAnalytics')
  const needs = useTextModule('needs')
  const { count } = useNumberFormat(t('hidden'))
  const empty = (text: string) => <p className="pn-empty">{text}</p>
  return (
    <>
      <section className="pn-stack" aria-labelledby="pn-demand">
        <h2 id="pn-demand">{t('demand.title')}</h2>
        <DataTable<Rows<'demand'>>
          caption={t('demand.caption')}
          isCaptionVisible
          rows={demand}
          rowKey={({ need }) => need}
          empty={empty(t('demand.none'))}
          columns={[
            { key: 'need', label: t('demand.need'), isHeader: true, cell: ({ need }) => needs[need].label },
            { key: 'searches', label: t('demand.searches'), align: 'end', cell: ({ searches }) => count(searches) },
          ]}
        />
      </section>
      <section className="pn-stack" aria-labelledby="pn-languages">
        <h2 id="pn-languages">{t('languages.title')}</h2>
        <DataTable<Rows<'languages'>>
          caption={t('languages.title')}
          rows={languages}
          rowKey={({ language }) => language}
          empty={empty(t('languages.none'))}
          columns={[
            {
              key: 'language',
              label: t('languages.language'),
              isHeader: true,
              cell: ({ language }) => t(`languages.names.${language}`),
            },
            {
              key: 'count',
              label: t('languages.count'),
              align: 'end',
              cell: ({ introductions }) => count(introductions),
            },
          ]}
        />
      </section>
      <section className="pn-stack" aria-labelledby="pn-listings">
        <h2 id="pn-listings">{t('listings.title')}</h2>
        <DataTable<Rows<'listings'>>
          caption={t('listings.title')}
          rows={listings}
          rowKey={({ id }) => id}
          empty={empty(t('listings.none'))}
          columns={[
            { key: 'name', label: t('listings.name'), isHeader: true, cell: ({ name }) => name },
            { key: 'views', label: t('listings.views'), align: 'end', cell: ({ views }) => count(views) },
            { key: 'saves', label: t('listings.saves'), align: 'end', cell: ({ saves }) => count(saves) },
            {
              key: 'introductions',
              label: t('listings.introductions'),
              align: 'end',
              cell: ({ introductions }) => count(introductions),
            },
          ]}
        />
      </section>
    </>
  )
}
