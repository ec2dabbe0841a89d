import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { isSent } from '#domain/saved/saved-list.ts'
import type { SavedResource } from '#domain/saved/saved-resource.ts'
import { chooseListingsToTake } from '#domain/take-with-me/pocket-listing.ts'
import { StillYouGate } from '#client/features/device/still-you-gate.tsx'
import { ResourceCard } from '#client/features/resource-card/resource-card.tsx'
import { openedResponse } from '#client/features/saved/opened-response.ts'
import type { News } from '#client/features/saved/saved-header.tsx'
import { SavedScreen } from '#client/features/saved/saved-screen.tsx'
import { TakeWithMeDialog } from '#client/features/take-with-me/take-with-me-dialog.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useStore } from '#client/platform/store.ts'
import {
  markResponseRead,
  refreshIntroductions,
  withdrawIntroduction,
} from '#client/state/introductions/introductions.ts'
import { goBack, openScreen } from '#client/state/navigation/navigation.ts'
import { useResults } from '#client/state/search/results.ts'
import { findOrSearch } from '#client/state/search/start-search.ts'
import { saved } from '#client/state/saved/saved.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { useAlternatives } from './alternatives.ts'
import { preloadConnect, useConnect } from './connect.tsx'

export function SavedResourcesPage() {
  return (
    <StillYouGate>
      <SavedListings />
    </StillYouGate>
  )
}

function SavedListings() {
  const [, navigate] = useLocation()
  const list = useStore(saved)
  const found = useResults()?.resources
  const { news, now, refresh } = useNews()
  const { connect, dialog } = useConnect()
  useEffect(preloadConnect, [])
  const [isTaking, setIsTaking] = useState(false)
  const listingsToTake = useMemo(() => chooseListingsToTake(list, found ?? []), [list, found])
  const remove = useRemove()

  const handleViewResponse = ({ id }: SavedResource) => {
    openedResponse.send(id)
    openScreen('response-detail')
  }
  return (
    <SavedScreen
      list={list}
      news={news}
      now={now}
      alternativesTo={useAlternatives()}
      renderCard={(listing, { position, tone, status, onRemove }) => (
        <ResourceCard
          resource={listing}
          source="saved"
          {...{ position, tone }}
          isSaved
          introduction={isSent(list, listing.id) ? 'sent' : 'none'}
          onToggleSave={onRemove}
          onConnect={() => connect(listing)}
        >
          {status}
        </ResourceCard>
      )}
      onBack={goBack}
      onRefresh={() => void refresh()}
      onTakeWithMe={() => setIsTaking(true)}
      onIntroductions={() => navigate('/my-introductions')}
      onViewResponse={handleViewResponse}
      onMarkRead={(listing) => void markResponseRead(listing)}
      onConnect={connect}
      onRemove={remove}
      onFindListings={findOrSearch}
    >
      <TakeWithMeDialog open={isTaking} onClose={() => setIsTaking(false)} listings={listingsToTake} />
      {dialog}
    </SavedScreen>
  )
}

/** Updates are fetched once when the screen opens, silently unless that fails, and then on request. */
function useNews() {
  const [news, setNews] = useState<News>('unasked')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const hasSentRequest = saved.get().some(({ id }) => isSent(saved.get(), id))
    if (!hasSentRequest) return
    let isGone = false
    void refreshIntroductions().then((outcome) => {
      if (!isGone && outcome === 'failed') setNews('failed')
    })
    return () => {
      isGone = true
    }
  }, [])
  const refresh = async () => {
    setNews('asking')
    const outcome = await refreshIntroductions()
    setNow(Date.now())
    setNews(outcome === 'ok' ? 'fresh' : 'failed')
  }
  return { news, now, refresh }
}

/** An introduction is withdrawn before its listing is removed; a listing without one is removed at once, with undo. */
function useRemove(): (listing: SavedResource) => Promise<boolean> {
  const t = useText('saved')
  return async (listing) => {
    const hasSentRequest = listing.warmIntroStatus !== 'none'
    if (hasSentRequest && !(await withdrawIntroduction(listing))) return false
    saved.send({ type: 'removed', id: listing.id })
    const undo = { label: t('undo'), onPress: () => saved.send({ type: 'restored', saved: [listing] }) }
    showToast({ title: t('removed'), text: listing.name, ...(hasSentRequest ? {} : { action: undo }) })
    return true
  }
}
