import { useText } from '#client/platform/i18n/use-text.ts'
import { type FactColumn, findFactByColumn } from '#domain/directory/reentry-facts.ts'
import type { ImportColumn } from '#domain/imports/columns.ts'

/** What a column holds; whom a place takes is said as on its card. */
export function useColumnLabel(): (column: ImportColumn) => string {
  const t = useText('adminImport')
  const listing = useText('listing')
  return (column) => {
    const fact = findFactByColumn(column)
    if (fact) return listing('takes', { people: listing(`people.${fact}`) })
    return t(`fields.${column as Exclude<ImportColumn, FactColumn>}`)
  }
}
