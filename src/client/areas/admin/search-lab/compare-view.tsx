import type { SearchComparison } from '#contracts/search-lab.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

type Move = SearchComparison['moved'][number]

/** The changes to this search's results. */
export function CompareView({ compared }: { compared: SearchComparison }) {
  const t = useText('adminSearch')
  const { overlap, of, moved, activeFound, candidateFound } = compared
  const moveText = ({ from, to }: Move) => {
    if (from === null) return t('compare.new')
    if (to === null) return t('compare.gone')
    return to < from ? t('compare.up', { steps: from - to }) : t('compare.down', { steps: to - from })
  }
  return (
    <section className="desk-stack" aria-labelledby="lab-compare">
      <h3 id="lab-compare">{t('compare.title')}</h3>
      {activeFound === 0 && <Notice tone="warning">{t('compare.noneActive')}</Notice>}
      {candidateFound === 0 && <Notice tone="warning">{t('compare.noneCandidate')}</Notice>}
      {of > 0 && <p>{t('compare.overlap', { overlap, of })}</p>}
      <DataTable
        caption={t('compare.caption')}
        rows={moved}
        rowKey={({ id }) => id}
        empty={<p>{t('compare.same')}</p>}
        columns={[
          { key: 'place', label: t('results.place'), isHeader: true, cell: ({ name }) => name },
          { key: 'from', label: t('compare.from'), align: 'end', cell: ({ from }) => from ?? t('compare.off') },
          { key: 'to', label: t('compare.to'), align: 'end', cell: ({ to }) => to ?? t('compare.off') },
          { key: 'move', label: t('compare.move'), cell: moveText },
        ]}
      />
    </section>
  )
}
