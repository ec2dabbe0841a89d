import { useState } from 'react'
import type { ImportBatch } from '#contracts/imports.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { DuplicatesPanel } from './duplicates-panel.tsx'
import { RowsPanel } from './rows-panel.tsx'

/** Results of the check: every row, and the duplicates. */
export function FoundPanel({ batch }: { batch: ImportBatch }) {
  const t = useText('adminImport')
  const { count: number } = useNumberFormat()
  const [tab, setTab] = useState('rows')
  const { duplicate } = batch.counts
  const rows = <RowsPanel id={batch.id} canDecide={batch.status === 'checked'} />
  if (duplicate === 0) return rows
  return (
    <Tabs
      label={t('rows.title')}
      value={tab}
      onChange={setTab}
      items={[
        { id: 'rows', label: t('rows.all'), panel: rows },
        {
          id: 'duplicates',
          label: `${t('duplicates.title')} (${number(duplicate)})`,
          panel: <DuplicatesPanel id={batch.id} canDecide={batch.status === 'checked'} />,
        },
      ]}
    />
  )
}
