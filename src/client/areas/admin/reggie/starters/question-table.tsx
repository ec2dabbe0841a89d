import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { PromptModule } from '#domain/prompts/modules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import { movedRows, type StarterRow } from './starter-rows.ts'

interface QuestionTableProps {
  module: PromptModule
  rows: readonly StarterRow[]
  /** Without these two the table is read-only. */
  onRows?: (rows: StarterRow[]) => void
  onEdit?: (at: number) => void
  /** Announces the change to screen reader users. */
  onSaid: (text: string) => void
}

interface Placed {
  row: StarterRow
  at: number
}

export function QuestionTable({ module, rows, ...actions }: QuestionTableProps) {
  const t = useText('adminReggie')
  const chat = useText('chat')
  const box = useRef<HTMLDivElement>(null)
  // The pressed button is gone with its row.
  const columns = useQuestionColumns(rows, { ...actions, onRemoved: () => box.current?.focus() })
  const caption = t('starters.caption', { module: chat(`modules.${module}`) })
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={caption} className="desk-stack">
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows.map((row, at): Placed => ({ row, at }))}
        rowKey={({ row }) => row.key}
        empty={
          <EmptyState headingLevel="h3" title={t('starters.empty')}>
            {t('starters.emptyText')}
          </EmptyState>
        }
      />
    </div>
  )
}

interface QuestionActions extends Omit<QuestionTableProps, 'module' | 'rows'> {
  onRemoved: () => void
}

function useQuestionColumns(rows: readonly StarterRow[], actions: QuestionActions): DataColumn<Placed>[] {
  const { onRows, onEdit, onSaid, onRemoved } = actions
  const t = useText('adminReggie')
  const text =
    (side: 'en' | 'es') =>
    ({ row }: Placed) => (
      <span lang={side} className={row.isOn ? 'reggie-question' : 'reggie-question reggie-off'}>
        {row[side]}
      </span>
    )
  const columns: DataColumn<Placed>[] = [
    { key: 'number', label: t('starters.number'), align: 'end', cell: ({ at }) => at + 1 },
    { key: 'en', label: t('english'), isHeader: true, cell: text('en') },
    { key: 'es', label: t('spanish'), cell: text('es') },
    {
      key: 'on',
      label: t('starters.state'),
      cell: ({ row, at }) =>
        onRows ? (
          <label className="desk-check">
            <input
              type="checkbox"
              checked={row.isOn}
              aria-label={t('starters.on', { number: at + 1 })}
              onChange={(event) => onRows(rows.with(at, { ...row, isOn: event.target.checked }))}
            />
          </label>
        ) : (
          t(row.isOn ? 'starters.yes' : 'starters.no')
        ),
    },
  ]
  if (!onRows || !onEdit) return columns
  const move = ({ at }: Placed, by: 1 | -1) => {
    if (!rows[at + by]) return
    onRows(movedRows(rows, at, by))
    onSaid(t('starters.moved', { number: at + by + 1, count: rows.length }))
  }
  const remove = ({ at }: Placed) => {
    onRows(rows.toSpliced(at, 1))
    onSaid(t('starters.removed', { number: at + 1 }))
    onRemoved()
  }
  return [
    ...columns,
    {
      key: 'acts',
      label: t('starters.acts'),
      cell: (placed) => (
        <RowButtons
          at={placed.at}
          count={rows.length}
          onMove={(by) => move(placed, by)}
          onEdit={() => onEdit(placed.at)}
          onRemove={() => remove(placed)}
        />
      ),
    },
  ]
}

interface RowButtonsProps {
  at: number
  count: number
  onMove: (by: 1 | -1) => void
  onEdit: () => void
  onRemove: () => void
}

function RowButtons({ at, count, onMove, onEdit, onRemove }: RowButtonsProps) {
  const t = useText('adminReggie')
  const number = at + 1
  const icon = { size: 20, 'aria-hidden': true } as const
  return (
    <span className="reggie-acts">
      <IconButton
        label={t('starters.up', { number })}
        icon={<ArrowUp {...icon} />}
        aria-disabled={at === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={t('starters.down', { number })}
        icon={<ArrowDown {...icon} />}
        aria-disabled={number === count}
        onClick={() => onMove(1)}
      />
      <IconButton label={t('starters.edit', { number })} icon={<Pencil {...icon} />} onClick={onEdit} />
      <IconButton label={t('starters.remove', { number })} icon={<Trash2 {...icon} />} onClick={onRemove} />
    </span>
  )
}
