import { useEffect } from 'react'
import { startIntroductionPolling } from '#client/state/introductions.ts'
import { resumeSearch } from '#client/state/run-search.ts'
import { PrepTools } from './prep-tools.tsx'
import { ResponseBanner } from './response-banner.tsx'
import { SearchNotices } from './search-notices.tsx'

/** Whatever continues on every screen: a running search, arriving answers, the tools. */
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
