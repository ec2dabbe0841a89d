import type { ReactNode } from 'react'
import type { PartnerListing } from '#contracts/partner-listings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { LastChecked } from './last-checked.tsx'
import { StateChip } from './state-chip.tsx'

/** `actions` is left out for read-only users. */
export function useListingColumns(actions?: (listing: PartnerListing) => ReactNode): DataColumn<PartnerListing>[] {
  const t = useText('partnerListings')
  const few = (count: number | null) => ({ count: count ?? t('table.few') })
  const columns: DataColumn<PartnerListing>[] = [
    {
      key: 'name',
      label: t('table.name'),
      isHeader: true,
      sortable: true,
      cell: ({ name, city }) => (city === null ? name : `${name}, ${city}`),
    },
    { key: 'state', label: t('table.state'), cell: ({ state }) => <StateChip state={state} /> },
    { key: 'confirmed', label: t('table.confirmed'), sortable: true, cell: (listing) => <LastChecked {...listing} /> },
    {
      key: 'completeness',
      label: t('table.completeness'),
      sortable: true,
      cell: ({ completeness }) => t('table.percent', { percent: completeness }),
    },
    {
      key: 'numbers',
      label: t('table.numbers'),
      cell: ({ views, saves, introductions }) => (
        <ul className="pl-numbers">
          <li>{t('table.introductions', { count: introductions })}</li>
          <li>{t('table.views', few(views))}</li>
          <li>{t('table.saves', few(saves))}</li>
        </ul>
      ),
    },
  ]
  return actions ? [...columns, { key: 'actions', label: t('table.actions'), cell: actions }] : columns
}
