import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCountyNames } from '#client/features/listing-changes/county-names.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { LoadFailed } from '#client/shared/query/load-failed.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { listingActions } from './listing-actions.ts'
import { BackToList } from './listing-head.tsx'
import type { ListingRights } from './listing-rights.ts'
import { ListingScreen } from './listing-screen.tsx'
import { PageTitle } from './page-title.tsx'
import { listingQuery } from './queries.ts'

interface OpenListingProps {
  id: string
  rights: ListingRights
  takesFocus: boolean
  backHref: string
  onGone: () => void
}

export function OpenListing({ id, rights, takesFocus, backHref, onGone }: OpenListingProps) {
  const t = useText('partnerListings')
  const client = useQueryClient()
  const countyNames = useCountyNames()
  const { data, error, refetch } = useQuery(listingQuery(id))
  const actions = useMemo(() => listingActions(client, id), [client, id])
  if (data) {
    return <ListingScreen detail={data} {...{ rights, countyNames, actions, backHref, takesFocus }} onGone={onGone} />
  }
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <div className="pl-page">
      <BackToList href={backHref} />
      <PageTitle takesFocus={takesFocus}>{t('title')}</PageTitle>
      {!error && <LoadingPart />}
      {isGone && (
        <EmptyState title={t('notFound')} action={<Button href={backHref}>{t('back')}</Button>}>
          <p>{t('notFoundText')}</p>
        </EmptyState>
      )}
      {error && !isGone && (
        <LoadFailed
          title={t('listingNotLoaded')}
          text={failureText(error, '') || undefined}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  )
}
