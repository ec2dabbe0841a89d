import './listings.css'
import { useQueryClient } from '@tanstack/react-query'
import { useCountyNames } from '#client/features/listing-changes/county-names.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { showToast } from '#client/state/toasts.ts'
import { NewListingForm } from './editor/new-listing-form.tsx'
import { addListing } from './listing-actions.ts'
import { BackToList } from './listing-head.tsx'
import { PageTitle } from './page-title.tsx'

interface NewListingProps {
  takesFocus: boolean
  backHref: string
  onAdded: (id: string) => void
}

export function NewListing({ takesFocus, backHref, onAdded }: NewListingProps) {
  const t = useText('partnerListings')
  const client = useQueryClient()
  const countyNames = useCountyNames()
  return (
    <div className="pl-page">
      <BackToList href={backHref} />
      <PageTitle takesFocus={takesFocus}>{t('newTitle')}</PageTitle>
      <NewListingForm
        countyNames={countyNames}
        onAdd={async (fields) => {
          const { listing } = await addListing(client, fields)
          showToast({ title: t('newSaved') })
          onAdded(listing.id)
        }}
      />
    </div>
  )
}
