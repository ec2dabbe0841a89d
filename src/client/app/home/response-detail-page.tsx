import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { classifyAnswer } from '#domain/saved/answer-kind.ts'
import { getSavedColor } from '#domain/saved/colors.ts'
import type { ProviderResponse, SavedResource } from '#domain/saved/saved-resource.ts'
import { shouldOfferAlternatives } from '#domain/saved/status-label.ts'
import { StillYouGate } from '#client/features/device/still-you-gate.tsx'
import { NoResponseScreen, ResponseScreen } from '#client/features/saved/response-screen.tsx'
import { openedResponse } from '#client/features/saved/opened-response.ts'
import type { News } from '#client/features/saved/saved-header.tsx'
import { useStore } from '#client/platform/store.ts'
import { markResponseRead, refreshIntroductions } from '#client/state/introductions/introductions.ts'
import { goBack } from '#client/state/navigation/navigation.ts'
import { saved } from '#client/state/saved/saved.ts'
import { useAlternatives } from './alternatives.ts'
import { useConnect } from './connect.tsx'

export function ResponseDetailPage() {
  return (
    <StillYouGate>
      <OpenedResponse />
    </StillYouGate>
  )
}

function OpenedResponse() {
  const opened = useStore(openedResponse)
  const listing = useStore(saved).find(({ id }) => id === opened)
  if (!listing?.providerResponse) return <NoResponseScreen onBack={goBack} />
  return <Response listing={listing} response={listing.providerResponse} />
}

function Response({ listing, response }: { listing: SavedResource; response: ProviderResponse }) {
  const [, navigate] = useLocation()
  const [now] = useState(() => Date.now())
  const { connect, dialog } = useConnect()
  const alternativesTo = useAlternatives()
  const isHidden = classifyAnswer(response) === 'hidden'
  const { news, ask } = useMissingWords(isHidden)
  useEffect(() => {
    // An answer whose text is hidden has not been read.
    if (!isHidden && !response.isRead) void markResponseRead(listing)
  }, [isHidden, response, listing])
  return (
    <>
      <ResponseScreen
        listing={listing}
        response={response}
        news={news}
        now={now}
        alternatives={shouldOfferAlternatives(getSavedColor(listing, now).words) ? alternativesTo(listing) : []}
        onConnect={connect}
        onTryAgain={() => void ask()}
        onIntroductions={() => navigate('/my-introductions')}
        onBack={goBack}
      />
      {dialog}
    </>
  )
}

/** A device that is not the person's own does not store answers (T-5.4), so the text is fetched again. */
function useMissingWords(isHidden: boolean) {
  const [news, setNews] = useState<News>(isHidden ? 'asking' : 'unasked')
  const ask = async () => {
    setNews('asking')
    const outcome = await refreshIntroductions()
    setNews(outcome === 'ok' ? 'fresh' : 'failed')
  }
  useEffect(() => {
    if (!isHidden) return
    let isGone = false
    void refreshIntroductions().then((outcome) => {
      if (!isGone) setNews(outcome === 'ok' ? 'fresh' : 'failed')
    })
    return () => {
      isGone = true
    }
  }, [isHidden])
  return { news, ask }
}
