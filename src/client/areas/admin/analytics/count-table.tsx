import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { useCells } from './use-cells.tsx'

export interface CountRow {
  /** Unique key of the row. */
  key: string
  name: string
  counts: readonly (number | null)[]
}

interface CountTableProps {
  caption: string
  nameLabel: string
  labels: readonly string[]
  rows: readonly CountRow[]
  /** Shown when there are no rows. */
  none: string
}

/** A table of names with a few counts, with the small ones hidden. */
export function CountTable({ caption, nameLabel, labels, rows, none }: CountTableProps) {
  const { count } = useCells()
  if (rows.length === 0)
    return (
      <div className="an-none">
        <h3>{caption}</h3>
        <p>{none}</p>
      </div>
    )
  return (
    <DataTable<CountRow>
      caption={caption}
      isCaptionVisible
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'name', label: nameLabel, isHeader: true, cell: ({ name }) => name },
        ...labels.map((label, index) => ({
          key: label,
          label,
          align: 'end' as const,
          cell: ({ counts }: CountRow) => count(counts[index] ?? null),
        })),
      ]}
    />
  )
}
