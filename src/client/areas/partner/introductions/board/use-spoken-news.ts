import { useEffect, useRef } from 'react'
import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import { useReadAloud } from '#client/platform/speech/use-read-aloud.ts'

/** Reads out introductions that arrived since the view was opened, without names. */
export function useSpokenNews(
  introductions: readonly PartnerIntroduction[],
  isOn: boolean,
  say: (introduction: PartnerIntroduction) => string,
): { isAvailable: boolean } {
  const { isAvailable, read } = useReadAloud()
  const seenIds = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    const before = seenIds.current
    seenIds.current = new Set(introductions.map(({ id }) => id))
    if (before === null || !isOn) return
    const news = introductions.filter(({ id, state }) => state === 'sent' && !before.has(id))
    if (news.length > 0) read(news.map(say).join(' '))
    // Runs only for new introductions, not when the language or voice changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [introductions])
  return { isAvailable }
}
