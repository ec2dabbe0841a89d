import { Suspense, lazy, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { RecordAnswers } from '#domain/opportunities/fit-check.ts'
import type { ListedOpportunity } from '#domain/opportunities/opportunity.ts'
import { readKey, writeKey } from '#client/platform/storage/storage.ts'
import { readOwnLocation } from '#client/shared/location/own-location.ts'
import { readChosenState } from '#client/state/location/chosen-state.ts'
import { Skeleton } from '#client/ui/skeleton/skeleton.tsx'
import { type HubLocation, listQuery, noFilters } from './list-query.ts'
import { OpportunitiesScreen } from './opportunities-screen.tsx'
import { useToolMemory } from './tools/tool-memory.ts'
import type { ToolsSectionProps } from './tools/tools-section.tsx'
import { useOpportunities } from './use-opportunities.ts'
import { useTab } from './use-tab.ts'

const maxStoredTraining = 20

const ToolsSection = lazy(async () => ({ default: (await import('./tools/tools-section.tsx')).ToolsSection }))

/** The hub with the location stored on this device and the openings the server lists there. */
export function OpportunitiesView({ onPractice }: Pick<ToolsSectionProps, 'onPractice'>) {
  const [tab, openTab] = useTab()
  const [location, setLocation] = useState<HubLocation>(readHubLocation)
  const [filters, setFilters] = useState(noFilters)
  const { answers, setAnswers, forget } = useRecordAnswers()
  const query = listQuery(location, tab === 'tools' ? 'job' : tab, filters)
  const { state, counts, jobCenter, retry, showMore } = useOpportunities(query)
  const storedMemory = useToolMemory()
  const training = tab === 'training' && state.phase === 'ready' ? state.items : null
  useEffect(() => {
    if (training) keepTraining(training)
  }, [training])
  return (
    <OpportunitiesScreen
      tab={tab}
      onTab={openTab}
      counts={counts}
      jobCenter={jobCenter}
      location={location}
      onLocation={setLocation}
      filters={filters}
      onFilters={setFilters}
      list={state}
      onRetry={retry}
      onMore={showMore}
      answers={answers}
      onAnswers={setAnswers}
      onForget={forget}
      onTool={(name) => {
        storedMemory.remember({ open: name })
        openTab('tools')
      }}
      tools={
        <Suspense fallback={<Skeleton lines={6} />}>
          <ToolsSection onPractice={onPractice} homeState={location.state} storedMemory={storedMemory} />
        </Suspense>
      }
    />
  )
}

/** A state named in another tool counts more than an older search; its county, if it is the same, stays. */
function readHubLocation(): HubLocation {
  const own = readOwnLocation()
  const state = readChosenState() ?? own?.state ?? null
  return { state, county: own?.state === state ? own.county : null }
}

const noAnswers: RecordAnswers = { kinds: [], age: 'unsaid' }

/** In page memory only. Cleared when the browser caches the page for Back. */
function useRecordAnswers() {
  const [answers, setAnswers] = useState(noAnswers)
  const forget = () => setAnswers(noAnswers)
  useEffect(() => {
    const handleLeaving = () => setAnswers(noAnswers)
    window.addEventListener('pagehide', handleLeaving)
    return () => window.removeEventListener('pagehide', handleLeaving)
  }, [])
  return { answers, setAnswers, forget }
}

/** Stores the training results with the session, like `resources`: names and locations, nothing about the person. */
function keepTraining(found: readonly ListedOpportunity[]): void {
  const trainingOpportunities = found
    .slice(0, maxStoredTraining)
    .map(({ id, title, organization, county, state }) => ({ id, title, organization, county, state }))
  writeKey('userSession', { ...readKey('userSession'), trainingOpportunities })
}

/** The chat's modules are loaded when the user opens it. */
const loadChat = () =>
  Promise.all([import('#client/state/navigation/navigation.ts'), import('#client/state/chat/chat-draft.ts')])

/** /opportunities: work, training and the tools to get them. */
export function OpportunitiesPage() {
  const [, navigate] = useLocation()
  const handlePractice = async (prompt: string) => {
    const [{ openScreen }, { chatDraft }] = await loadChat()
    openScreen('chat')
    chatDraft.send({ type: 'filled', prompt })
    navigate('/')
  }
  return <OpportunitiesView onPractice={(prompt) => void handlePractice(prompt)} />
}
