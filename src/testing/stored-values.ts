import { type StorageKeyName, storageKeys } from '#client/platform/storage/keys.ts'
import type { Resource } from '#domain/resources/resource.ts'

const location = { state: 'CA', county: 'Los Angeles County' }
const needs = { housing: true }

/** What the product keeps in a browser after a visit; the keys that are left out stand for a number. */
function keptAfterVisit(listings: readonly Resource[], isSearching: boolean): Partial<Record<StorageKeyName, unknown>> {
  const now = Date.now()
  const messages = [{ role: 'user', content: 'Where do I get an ID?' }]
  const answer = { message: 'We can see you on Monday.', respondedAt: now, isRead: false }
  const introductionFields = {
    ...location,
    warmIntroStatus: 'responded',
    warmIntroSentAt: now,
    providerResponse: answer,
  }
  const task = {
    id: '00000000-0000-4000-8000-000000000002',
    sessionId: 'plan-2',
    shownAs: 'plan-2',
    title: 'Call the clinic',
    description: null,
    category: 'healthcare',
    priority: 'high',
    completed: false,
    dueOn: '2026-11-20',
  }
  return {
    'reggie-tutorial-progress': { currentStep: 2, completed: [1], started: true, lastAccessed: now },
    'reggie-chat-sessions': [{ id: 'c1', title: 'ID', messages, lastUpdated: now }],
    'next-chapter-search-progress': {
      isSearchInProgress: isSearching,
      isSearchCompleted: !isSearching,
      searchStartTime: now,
      estimatedProgress: 10,
    },
    userSession: { currentStep: 3, userLocation: location, userNeeds: needs, resources: listings, actionPlans: [task] },
    savedResources: listings.map((listing) => ({ ...listing, ...introductionFields })),
    lastSearchResults: { resources: listings, location, needs, language: 'en', timestamp: now },
    hasCompletedOnboarding: true,
    lastVisit: now,
    cacheVersion: '1',
    language: 'en',
    sessionId: 'fp_broken',
    'gro-progress': ['firstDay'],
    'last-action-plan': { text: '**Call** 2-1-1', steps: [], language: 'en', madeAt: now, tasks: [] },
    'plan-draft': {
      question: 1,
      answers: { urgent_need: 'A bed', biggest_challenge: '', strengths: '', support_system: '', goals_3_months: '' },
    },
    'form-drafts': { task: { keptAt: now, value: { title: 'Call', description: '', dueOn: '' } } },
    'documents-progress': { marked: ['birth-certificate'], birthState: 'TX' },
    'about-me': ['noIdNeeded', 'walkIn'],
    planSessionId: 'plan-1',
    tabPlanSessionId: 'plan-2',
    planQueue: [],
    planGuidance: { x: { summary: 'Call first.' } },
    today: {
      answers: {
        releasedOn: '2026-11-14',
        reportBy: null,
        placeTonight: false,
        medicineDays: 2,
        idInHand: false,
        phone: true,
      },
      done: ['bed-tonight'],
    },
    'transportation-guide': { transit: null, curfew: null },
    'application-log': [
      {
        id: '00000000-0000-4000-8000-000000000001',
        employer: 'Bakery',
        job: 'Baker',
        appliedOn: '2026-11-02',
        how: 'online',
        followUpOn: '2026-11-09',
        state: 'applied',
      },
    ],
    forceWelcomeScreen: false,
    chatModeActive: false,
    tabSessionId: 'tab_broken',
    dismissedSearchIndicator: now,
  }
}

export interface StoredEntry {
  key: StorageKeyName
  area: 'local' | 'session'
  text: string
}

interface Visit {
  places: readonly Resource[]
  isSearching?: boolean
}

/** Every key of the product as it stands in storage; `broken` keys are written by `breakValue`. */
export function listStoredEntries(
  { places: listings, isSearching = false }: Visit,
  broken: readonly StorageKeyName[] = [],
  breakValue: (good: unknown) => string = String,
): StoredEntry[] {
  const storedValues = keptAfterVisit(listings, isSearching)
  return (Object.keys(storageKeys) as StorageKeyName[]).map((key) => {
    const { area, form } = storageKeys[key]
    const value = storedValues[key] ?? 3
    const good = form === 'text' && typeof value === 'string' ? value : JSON.stringify(value)
    // The device isn't marked as the person's own, so a draft is in session storage.
    return { key, area: area === 'local' ? area : 'session', text: broken.includes(key) ? breakValue(value) : good }
  })
}
