import { useEffect, useState } from 'react'
import { callApi } from '#client/platform/api/call-api.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { getResource } from '#contracts/resources.ts'
import { pickAlternatives } from '#domain/resources/alternatives.ts'
import { buildFormFromShared, type IntroductionForm } from '#domain/introductions/form.ts'
import type { Introduction } from '#domain/introductions/introduction.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useStore } from '#client/platform/store.ts'
import { replyTo, reportOutcome, retrySending } from '#client/state/introductions/introduction-actions.ts'
import { introductionDetails, loadIntroduction } from '#client/state/introductions/introduction-details.ts'
import { markResponseRead, tellRead } from '#client/state/introductions/introductions.ts'
import { useResults } from '#client/state/search/results.ts'
import { saved } from '#client/state/saved/saved.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { type IntroductionAction, IntroductionDetail } from './introduction-detail.tsx'
import type { IntroductionEntry } from './introduction-entry.ts'
import { Withdrawal } from './withdrawal.tsx'

export interface IntroductionViewProps {
  entry: IntroductionEntry
  /** Listings the person already contacted are not offered again. */
  askedIds: ReadonlySet<string>
  onBack: () => void
  onFind: () => void
  onChangeNumber: () => void
  onConnect: (listing: Resource, prefill: Partial<IntroductionForm>) => void
}

/** One introduction with its actions. */
export function IntroductionView(props: IntroductionViewProps) {
  const { entry, askedIds, onBack, onFind, onChangeNumber, onConnect } = props
  const t = useText('introductions')
  const connect = useText('connect')
  const { id } = entry.introduction
  const { listing, knownListings } = useKnownListings(entry)
  const named = useNamedListings(entry.introduction, knownListings)
  const details = useStore(introductionDetails)[id]
  const shared = details === undefined || details === 'failed' ? details : details.shared
  const [busy, setBusy] = useState<IntroductionAction | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  useReadMark(entry)
  useEffect(() => {
    void loadIntroduction(id)
  }, [id, entry.introduction.updatedAt])

  const perform = async (action: IntroductionAction, call: Promise<boolean>, done: string) => {
    setBusy(action)
    setHasFailed(false)
    const isDone = await call
    setBusy(null)
    setHasFailed(!isDone)
    if (isDone) showToast({ title: done })
  }
  const handleAsk = (other: Resource) => {
    const words =
      shared && shared !== 'failed' ? buildFormFromShared(shared, connect('background', { story: '{story}' })) : {}
    onConnect(other, words)
  }

  return (
    <>
      <IntroductionDetail
        entry={entry}
        listing={listing}
        busy={busy}
        hasFailed={hasFailed}
        shared={shared}
        history={details && details !== 'failed' ? details.history : null}
        alternatives={named.length > 0 ? named : pickAlternatives(listing ?? nameOnly(entry), knownListings, askedIds)}
        onBack={onBack}
        onFind={onFind}
        onChangeNumber={onChangeNumber}
        onAsk={handleAsk}
        onReply={(reply) => void perform('reply', replyTo(id, reply), t('actions.replied'))}
        onOutcome={(outcome) => void perform('outcome', reportOutcome(id, outcome), t('actions.outcomeThanks'))}
        onRetry={() => void perform('retry', retrySending(id), t('list.retried'))}
        onReloadShared={() => void loadIntroduction(id)}
        onWithdraw={() => setIsAsking(true)}
        onPrint={() => window.print()}
      />
      <Withdrawal entry={entry} open={isAsking} onClose={() => setIsAsking(false)} onGone={onBack} />
    </>
  )
}

/** The introduction's listing and all others stored on this device, with or without a search. */
function useKnownListings({ introduction }: IntroductionEntry): {
  listing: Resource | null
  knownListings: readonly Resource[]
} {
  const savedListings = useStore(saved)
  const results = useResults()?.resources ?? []
  const knownListings = [...results, ...savedListings.filter(({ id }) => !results.some((result) => result.id === id))]
  const listing = knownListings.find(({ id }) => id === introduction.resourceId) ?? null
  return { listing, knownListings }
}

/** Fallback with only the name, for a listing this device no longer has. */
function nameOnly({ introduction }: IntroductionEntry): Resource {
  const { id, resourceId = id, resourceName } = introduction
  return { id: resourceId, name: resourceName, category: 'other', services: [] }
}

/** Opening an answer marks it as read. */
function useReadMark({ introduction, isUnread }: IntroductionEntry): void {
  const { id } = introduction
  useEffect(() => {
    if (!isUnread) return
    const savedListing = saved.get().find(({ introductionId }) => introductionId === id)
    void (savedListing ? markResponseRead(savedListing) : tellRead(id))
  }, [id, isUnread])
}

/**
 * Listings a provider suggested when declining. Only their names are shown until they are found, or if they are not.
 */
function useNamedListings({ alternatives = [] }: Introduction, knownListings: readonly Resource[]): Resource[] {
  const { language } = useLanguage()
  const [found, setFound] = useState<ReadonlyMap<string, Resource>>(new Map())
  const missing = alternatives
    .map(({ id }) => id)
    .filter((id) => !knownListings.some((listing) => listing.id === id))
    .join(' ')
  useEffect(() => {
    const control = new AbortController()
    const find = async (id: string) => {
      try {
        const { resource } = await callApi(getResource, { params: { id }, query: { language } }, control)
        setFound((before) => new Map(before).set(id, resource))
      } catch (error) {
        if (!control.signal.aborted) reportQuietly('named place', error)
      }
    }
    for (const id of missing.split(' ').filter(Boolean)) void find(id)
    return () => control.abort()
  }, [missing, language])
  return alternatives.map(
    ({ id, name, phone }) =>
      knownListings.find((listing) => listing.id === id) ??
      found.get(id) ?? { id, name, phone, category: 'other', services: [] },
  )
}
