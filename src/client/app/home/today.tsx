import { useState } from 'react'
import { useLocation } from 'wouter'
import { StateCode } from '#domain/places/states.ts'
import { TodayCard } from '#client/features/today/today-card.tsx'
import { localDay } from '#client/platform/local-day.ts'
import { readResults } from '#client/state/results.ts'
import { searchContext } from '#client/state/search-context.ts'
import { useOpenHome } from '../shell/use-open-home.ts'

const loadSearch = () => import('#client/state/run-search.ts')

/** Today with the data of this device: the clock, and the state of the last search. */
export function Today({ isRequested = false }: { isRequested?: boolean }) {
  const [, navigate] = useLocation()
  const openHome = useOpenHome()
  const [now] = useState(() => {
    const date = new Date()
    return { day: localDay(date), hour: date.getHours() }
  })
  const handleFind = () => {
    void loadSearch().then(({ findOrSearch }) => findOrSearch())
    openHome()
  }
  return (
    <TodayCard
      now={now}
      state={knownState()}
      isRequested={isRequested}
      onFindListings={handleFind}
      onMakePlan={() => navigate('/action-plan-generator')}
    />
  )
}

function knownState(): StateCode | null {
  const location = searchContext.get().location ?? readResults()?.location
  const parsed = StateCode.safeParse(location?.state)
  return parsed.success ? parsed.data : null
}
