import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useCountyNames } from '#client/features/listing-changes/county-names.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useStore } from '#client/platform/store.ts'
import { staffSession } from '#client/state/session/staff-session.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { NewListingForm } from './editor/new-listing-form.tsx'
import { addListing } from './listing-actions.ts'
import { BackToList } from './listing-head.tsx'
import { ListingList } from './listing-list.tsx'
import { listingRights } from './listing-rights.ts'
import { OpenListing } from './open-listing.tsx'
import { PageTitle } from './page-title.tsx'
import './listings.css'

const newId = 'new'

/** The list, or the listing named in the URL. */
export function ListingsPage() {
  const [path] = useLocation()
  const [params, setParams] = useSearchParams()
  const session = useStore(staffSession)
  const id = params.get('id')
  const [firstId] = useState(id)
  const [hasMoved, setHasMoved] = useState(false)
  if (!hasMoved && id !== firstId) setHasMoved(true)
  if (session.phase !== 'in' && session.phase !== 'expired') return null

  const rights = listingRights(session.account.role)
  const shared = { rights, takesFocus: hasMoved }
  const open = (next: string) => setParams({ id: next })
  if (id === newId && rights.canManage) return <NewListing takesFocus={hasMoved} backHref={path} onAdded={open} />
  if (id !== null && id !== newId) {
    return <OpenListing key={id} {...shared} id={id} backHref={path} onGone={() => setParams({})} />
  }
  return (
    <ListingList
      {...shared}
      buildHref={(listingId) => `${path}?id=${encodeURIComponent(listingId)}`}
      onOpen={open}
      onAdd={() => open(newId)}
    />
  )
}

interface NewListingProps {
  takesFocus: boolean
  backHref: string
  onAdded: (id: string) => void
}

function NewListing({ takesFocus, backHref, onAdded }: NewListingProps) {
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
