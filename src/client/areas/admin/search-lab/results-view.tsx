import type { ReactNode } from 'react'
import type { SearchExplanation, LabRow } from '#contracts/search-lab.ts'
import { scoreParts } from '#domain/search-lab/score-parts.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { listText } from '#client/shared/formats/lists.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

interface ResultsViewProps {
  explained: SearchExplanation
  /** The weights were changed after this search. */
  isStale: boolean
}

/** The same search in three columns, each listing with the parts of its score. */
export function ResultsView({ explained, isStale }: ResultsViewProps) {
  const t = useText('adminSearch')
  const needs = useTextModule('needs')
  const { language } = useLanguage()
  const { terms, candidates, county, keyword, semantic, blended } = explained
  return (
    <>
      {isStale && <Notice tone="warning">{t('results.stale')}</Notice>}
      <div>
        <p>{t('results.looked', { count: candidates, county })}</p>
        <p>
          {t('results.needs', {
            needs: listText(
              explained.needs.map((need) => needs[need].label),
              language,
            ),
          })}
        </p>
        {terms.length > 0 && <p>{t('results.terms', { terms: listText(terms, language) })}</p>}
      </div>
      <div className="lab-columns">
        <Column title={t('results.blended')} text={t('results.blendedText')} rows={blended} none={t('results.none')} />
        <Column
          title={t('results.keyword')}
          text={t('results.keywordText')}
          rows={keyword}
          none={t('results.keywordNone')}
        />
        <Column title={t('results.semantic')} rows={semantic ?? []} none={t('results.semanticNone')} />
      </div>
    </>
  )
}

interface ColumnProps {
  title: string
  text?: string
  rows: readonly LabRow[]
  /** Shown when there are no rows. */
  none: ReactNode
}

function Column({ title, text, rows, none }: ColumnProps) {
  const t = useText('adminSearch')
  const listing = useTextModule('listing')
  const { points } = useNumberFormat()
  return (
    <section className="desk-stack">
      <h3>{title}</h3>
      {text && rows.length > 0 && <p className="desk-quiet">{text}</p>}
      <DataTable
        caption={title}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<p>{none}</p>}
        columns={[
          { key: 'rank', label: t('results.rank'), cell: ({ rank }) => rank, align: 'end' },
          { key: 'place', label: t('results.place'), isHeader: true, cell: ({ name }) => name },
          { key: 'total', label: t('results.total'), align: 'end', cell: ({ total }) => points(total) },
          { key: 'parts', label: t('results.parts'), cell: partsCell },
          {
            key: 'why',
            label: t('results.why'),
            cell: ({ reasons }) => reasons.map((reason) => listing.reasons[reason]).join(' '),
          },
        ]}
      />
    </section>
  )
}

const partsCell = ({ parts }: LabRow) => <PartList parts={parts} />

function PartList({ parts }: Pick<LabRow, 'parts'>) {
  const t = useText('adminSearch')
  const { points } = useNumberFormat()
  return (
    <ul className="lab-parts">
      {scoreParts
        .filter((part) => parts[part] !== 0)
        .map((part) => (
          <li key={part}>
            {t('results.partText', { part: t(`results.partNames.${part}`), points: points(parts[part]) })}
          </li>
        ))}
    </ul>
  )
}
