import { useState } from 'react'
import { useLocation } from 'wouter'
import { TodayCard } from '#client/features/today/today-card.tsx'
import { readKnownState } from '#client/state/search/known-location.ts'
import { readNow } from './read-now.ts'
import { useOpenHome } from '../shell/use-open-home.ts'

const loadSearch = () => import('#client/state/search/start-search.ts')

/** Today with the data of this device: the clock, and the state of the last search. */
export function Today({ isRequested = false, isScreen = false }: { isRequested?: boolean; isScreen?: boolean }) {
  const [, navigate] = useLocation()
  const openHome = useOpenHome()
  const [now] = useState(readNow)
  const handleFind = () => {
    void loadSearch().then(({ findOrSearch }) => findOrSearch())
    openHome()
  }
  return (
    <TodayCard
      now={now}
      state={readKnownState()}
      isRequested={isRequested}
      isScreen={isScreen}
      onFindListings={handleFind}
      onMakePlan={() => navigate('/action-plan-generator')}
    />
  )
}
