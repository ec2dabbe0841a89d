import { useEffect } from 'react'
import { startIntroductionPolling } from '#client/state/introductions.ts'
import { resumeSearch } from '#client/state/run-search.ts'
import { PrepTools } from './prep-tools.tsx'
import { ResponseBanner } from './response-banner.tsx'
import { SearchNotices } from './search-notices.tsx'

/** What goes on whatever screen is shown: a search that runs, answers that arrive, the tools beside them. */
export function Journey() {
  useEffect(() => {
    resumeSearch()
    return startIntroductionPolling()
  }, [])
  return (
    <>
      <ResponseBanner />
      <SearchNotices />
      <PrepTools />
    </>
  )
}
