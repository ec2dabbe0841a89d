import { type Listing, reentryFacts } from '#domain/directory/listing.ts'
import { isCoreFact } from '#domain/directory/reentry-facts.ts'
import { type ComparedField, type FieldComparison, compareListings } from '#domain/imports/compare-listings.ts'
import type { CountyNames } from '#client/features/listing-changes/county-names.ts'
import type { SomeValues } from '#client/features/listing-changes/listing-values.ts'
import { useFieldTexts } from '#client/features/listing-changes/use-field-texts.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'

const tones = { same: 'plain', differs: 'sun', fills: 'ok', lacks: 'plain' } as const

interface SideBySideProps {
  row: Listing
  existing: Listing
  number: number
  counties: CountyNames
  withSame: boolean
}

/** The file's values and the listing's values, field by field; differences are marked by text and color. */
export function SideBySide({ row, existing, number, counties, withSame }: SideBySideProps) {
  const t = useText('adminImport')
  const columns = useSideColumns(row, existing, useComparedWords(counties))
  const lines = compareListings(row, existing).filter(({ is }) => withSame || is !== 'same')
  return (
    <DataTable
      caption={t('duplicates.caption', { row: number })}
      columns={columns}
      rows={lines}
      rowKey={({ field }) => field}
      empty={<p className="desk-quiet">{t('duplicates.same')}</p>}
    />
  )
}

function useSideColumns(
  row: Listing,
  existing: Listing,
  words: ReturnType<typeof useComparedWords>,
): DataColumn<FieldComparison>[] {
  const t = useText('adminImport')
  return [
    { key: 'field', label: t('duplicates.field'), isHeader: true, cell: ({ field }) => words.label(field) },
    {
      key: 'row',
      label: t('duplicates.inRow'),
      cell: ({ field, is }) => <span className={`import-mark import-mark-${is}`}>{words.value(field, row)}</span>,
    },
    {
      key: 'listing',
      label: t('duplicates.inListing'),
      cell: ({ field }) => <span className="desk-long">{words.value(field, existing)}</span>,
    },
    {
      key: 'how',
      label: t('duplicates.how'),
      cell: ({ is }) => <Badge tone={tones[is]}>{t(`duplicates.${is}`)}</Badge>,
    },
  ]
}

/** The partner pages' labels for the same fields, and our own for the two that partners never change. */
function useComparedWords(counties: CountyNames) {
  const t = useText('adminImport')
  const words = useFieldTexts(counties)
  const isOurs = (field: ComparedField) => field === 'organization' || field === 'state'
  return {
    label: (field: ComparedField) => (isOurs(field) ? t(`fields.${field}`) : words.label(field)),
    value: (field: ComparedField, listing: Listing) =>
      isOurs(field) ? (listing[field] ?? t('none')) : words.value(field, listComparedValues(listing)),
  }
}

function listComparedValues(listing: Listing): SomeValues {
  const facts = Object.fromEntries(
    reentryFacts
      .filter((fact) => listing.facts[fact] !== undefined || isCoreFact(fact))
      .map((fact) => [fact, listing.facts[fact]?.value ?? 'unknown']),
  )
  const { position: _position, scope: _scope, ...plain } = listing
  return { ...plain, nameEs: listing.nameEs ?? null, facts: facts as NonNullable<SomeValues['facts']> }
}
