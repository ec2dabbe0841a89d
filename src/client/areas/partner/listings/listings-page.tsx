import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useStore } from '#client/platform/store.ts'
import { staffSession } from '#client/state/staff-session.ts'
import { ListingList } from './listing-list.tsx'
import { listingRights } from './listing-rights.ts'
import { NewListing } from './new-listing.tsx'
import { OpenListing } from './open-listing.tsx'

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
