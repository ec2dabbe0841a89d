import { useEffect, useMemo } from 'react'
import type { Introduction } from '#domain/introductions/introduction.ts'
import { isOverdue } from '#domain/introductions/overdue.ts'
import type { IntroductionState } from '#domain/introductions/states.ts'
import type { SavedList } from '#domain/saved/saved-list.ts'
import { type SavedResource, isUnread } from '#domain/saved/saved-resource.ts'
import { getDeviceMode } from '#client/platform/device/device-mode.ts'
import { useStore } from '#client/platform/store.ts'
import { introductionDetails, loadIntroduction } from '#client/state/introductions/introduction-details.ts'
import { type IntroductionsState, introductions } from '#client/state/introductions/introductions.ts'
import { saved } from '#client/state/saved/saved.ts'
import { type IntroductionEntry, getIntroductionState } from './introduction-entry.ts'
import type { IntroductionsScreenProps } from './introductions-screen.tsx'

type Copy = IntroductionsScreenProps['copy']

/** The list that can be shown now, and how old it is. */
export function useIntroductionEntries(): { entries: readonly IntroductionEntry[] | null; copy: Copy } {
  const heard = useStore(introductions)
  const savedListings = useStore(saved)
  const details = useStore(introductionDetails)
  const { list, copy } = useMemo(() => listToShow(heard, savedListings), [heard, savedListings])
  useMissingDetails(heard.list)
  const entries = useMemo(
    () =>
      list?.map((introduction): IntroductionEntry => {
        const loadedDetails = details[introduction.id]
        const shared = loadedDetails && loadedDetails !== 'failed' ? loadedDetails.shared : null
        return {
          introduction,
          state: getIntroductionState(introduction),
          firstLine: shared?.userMessage.split('\n')[0] ?? null,
          isUnread: isNews(introduction, savedListings),
        }
      }) ?? null,
    [list, savedListings, details],
  )
  return { entries, copy }
}

interface Shown {
  list: readonly Introduction[] | null
  copy: Copy
}

/** Without the server: the copy in this page, else the data stored on the person's own device (T-5.4). */
function listToShow(heard: IntroductionsState, savedListings: SavedList): Shown {
  const { list, updatedAt, failed } = heard
  if (list) return { list, copy: failed && updatedAt !== null ? { kind: 'older', at: updatedAt } : { kind: 'fresh' } }
  if (!failed) return { list: null, copy: { kind: 'fresh' } }
  const remembered = getDeviceMode() === 'own' ? buildIntroductionsFromSaved(savedListings, Date.now()) : []
  if (remembered.length === 0) return { list: null, copy: { kind: 'none' } }
  return { list: remembered, copy: { kind: 'remembered' } }
}

function isNews({ id, status, readAt }: Introduction, savedListings: SavedList): boolean {
  const savedListing = savedListings.find(({ introductionId }) => introductionId === id)
  return savedListing ? isUnread(savedListing) : status === 'completed' && readAt == null
}

/** The list omits people's own text, so each text is requested once, one by one. */
function useMissingDetails(list: readonly Introduction[] | null): void {
  useEffect(() => {
    if (!list) return
    let isLeft = false
    const loadMissing = async () => {
      for (const { id } of list) {
        if (isLeft) return
        if (introductionDetails.get()[id] === undefined) await loadIntroduction(id)
      }
    }
    void loadMissing()
    return () => {
      isLeft = true
    }
  }, [list])
}

/** The introductions this device stores with its saved listings, for when the server cannot be reached. */
export function buildIntroductionsFromSaved(saved: readonly SavedResource[], now: number): Introduction[] {
  const found = saved.flatMap((resource) => fromSaved(resource, now) ?? [])
  return found.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
}

function fromSaved(resource: SavedResource, now: number): Introduction | null {
  const { introductionId, warmIntroStatus, warmIntroSentAt, providerResponse, urgency, delivery } = resource
  if (introductionId === undefined || warmIntroStatus === 'none') return null
  const isAnswered = warmIntroStatus === 'responded'
  const sentAt = warmIntroSentAt ?? providerResponse?.respondedAt ?? now
  const state: IntroductionState = resource.introductionState ?? (isAnswered ? 'accepted' : 'sent')
  return {
    id: introductionId,
    resourceId: resource.id,
    resourceName: resource.name,
    resourceContact: resource.phone,
    status: isAnswered ? 'completed' : 'pending',
    createdAt: iso(sentAt),
    updatedAt: iso(providerResponse?.respondedAt ?? sentAt),
    partnerResponse: providerResponse?.message,
    partnerContact: providerResponse?.contactInfo,
    partnerInstructions: providerResponse?.instructions,
    state,
    overdue: isOverdue({ state, sentAt, ...(urgency && { urgency }) }, now),
    ...(urgency && { urgency }),
    ...(delivery && { delivery }),
  }
}

const iso = (at: number) => new Date(at).toISOString()
