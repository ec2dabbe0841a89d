import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { ImportColumn } from '#domain/imports/columns.ts'
import { guessColumns, recallColumns } from '#domain/imports/guess-columns.ts'
import { buildSourceKey } from '#domain/imports/import-source.ts'
import { type ImportTable, mapColumns } from '#domain/imports/map-columns.ts'
import { getImportMapping, saveImportMapping, startImport } from '#contracts/imports.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { useUnsavedGuard } from '#client/platform/form/use-unsaved-guard.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { useAction } from '#client/shared/query/use-action.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { ReviewQueueFrame } from '../review-queue/review-queue-frame.tsx'
import { BatchPanel } from './batch/batch-panel.tsx'
import { ChooseForm } from './choose/choose-form.tsx'
import { type ChooseValues, getChosenList, nothingChosen, toSource } from './choose/choose-values.ts'
import { HistoryPanel } from './history/history-panel.tsx'
import { MapForm, type MapValues } from './map/map-form.tsx'
import { Steps } from './steps.tsx'

const isId = (text: string | null) => text !== null && /^[0-9a-f-]{36}$/.test(text)

/** /bulk-add-organizations: imports a list in steps. The open import is in the address. */
export function ImportPage() {
  const t = useText('adminImport')
  const [params, setParams] = useSearchParams()
  const [id, sameAs] = [params.get('import'), params.get('same')]
  const open = (next: string, same: string | null = null) => setParams({ import: next, ...(same && { same }) })
  return (
    <ReviewQueueFrame title={t('title')} intro={t('intro')}>
      {id && isId(id) ? (
        <BatchPanel key={id} id={id} sameAs={isId(sameAs) ? sameAs : null} onOpen={open} onNew={() => setParams({})} />
      ) : (
        <>
          <NewImport onStarted={open} />
          <HistoryPanel onOpen={open} />
        </>
      )}
    </ReviewQueueFrame>
  )
}

interface Mapping {
  table: ImportTable
  columns: (ImportColumn | null)[]
  wasRemembered: boolean
}

/** Steps 1 and 2. The list stays on this device until its columns are mapped; then it is sent to be checked. */
function NewImport({ onStarted }: { onStarted: (id: string, sameAs: string | null) => void }) {
  const [chosen, setChosen] = useState(nothingChosen)
  const [mapping, setMapping] = useState<Mapping | null>(null)
  const { isBusy, send } = useAction()
  const t = useText('adminImport')
  useUnsavedGuard(mapping !== null && !isBusy, t('choose.leave'))
  const start = async (values: ChooseValues, content: { content: string } | { files: Record<string, string> }) => {
    const list = getChosenList(values)
    if (list === null || typeof list === 'string') return
    const { id, sameAs } = await callStaff(startImport, {
      body: { format: list.format, source: toSource(values), trusted: values.after === 'live', ...content },
    })
    onStarted(id, sameAs)
  }
  const handleChosen = async (values: ChooseValues) => {
    const list = getChosenList(values)
    if (list === null || typeof list === 'string') return
    setChosen(values)
    if (list.format === 'hsds') await start(values, { content: list.content })
    else if (list.format === 'hsds-csv') await start(values, { files: list.files })
    else setMapping(await recalled(list.table, values))
  }
  const handleMapped = async ({ columns, state }: MapValues) => {
    if (!mapping) return
    const { table } = mapping
    await send('map', async () => {
      await remember(table, columns, chosen)
      await start(chosen, { content: mapColumns(table, columns, state === '' ? {} : { state }) })
    })
  }
  return (
    <section className="desk-stack">
      <Steps current={mapping ? 'map' : 'choose'} />
      {mapping ? (
        <MapForm
          table={mapping.table}
          initial={mapping.columns}
          wasRemembered={mapping.wasRemembered}
          onBack={() => setMapping(null)}
          onSend={handleMapped}
        />
      ) : (
        <ChooseForm initial={chosen} onNext={handleChosen} />
      )}
    </section>
  )
}

/** The mapping used for this source before, or a guess. */
async function recalled(table: ImportTable, values: ChooseValues): Promise<Mapping> {
  const { columns } = await callStaff(getImportMapping, { query: { source: buildSourceKey(values) } })
  return {
    table,
    wasRemembered: columns !== null,
    columns: columns ? recallColumns(table.headings, columns) : guessColumns(table.headings),
  }
}

/** Only a convenience for the next import: this one continues without it. */
async function remember(table: ImportTable, columns: MapValues['columns'], values: ChooseValues): Promise<void> {
  const longest = 300
  try {
    await callStaff(saveImportMapping, {
      body: {
        source: buildSourceKey(values),
        columns: table.headings.map((heading, at) => ({
          heading: heading.slice(0, longest),
          column: columns[at] ?? null,
        })),
      },
    })
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 401) throw failure
    reportQuietly('import mapping', failure)
  }
}
