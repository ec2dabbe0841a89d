import { lazy, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { isCovered } from '#domain/device/still-you.ts'
import { clearThisDevice } from '#client/platform/device/clear-this-device.ts'
import { getDeviceMode } from '#client/platform/device/device-mode.ts'
import { stillYou } from '#client/platform/device/last-visit.ts'
import { forgetVisitorSession } from '#client/platform/visitor/visitor-session.ts'
import { mainSession } from '#client/state/session/main-session.ts'

const StillYouScreen = lazy(async () => ({ default: (await import('./still-you-screen.tsx')).StillYouScreen }))
const CoverScreen = lazy(async () => ({ default: (await import('./still-you-screen.tsx')).CoverScreen }))

/** Rarely needed, so loaded on demand; without a connection at least the browser storage is cleared. */
const loadClearing = async (): Promise<() => Promise<void>> => {
  try {
    return (await import('./clear-everything.ts')).clearEverything
  } catch {
    return clearThisDevice
  }
}

/** When a private screen was last visible, so that moving between the list and an answer needs no new tap. */
let seenAt: number | null = null

/**
 * Covers everything private until the person confirms: chats, answers, saved listings, introductions (T-5.5, T-10.2).
 */
export function StillYouGate({ children }: { children: ReactNode }) {
  const isQuestionOpen = useSyncExternalStore(stillYou.subscribe, stillYou.isOpen, () => false)
  const [isHidden, setIsHidden] = useState(() => isCovered({ mode: getDeviceMode(), seenAt, now: Date.now() }))
  if (isQuestionOpen) return <StillYou onYes={() => setIsHidden(false)} />
  if (isHidden) return <CoverScreen onShow={() => setIsHidden(false)} />
  return <InView>{children}</InView>
}

function InView({ children }: { children: ReactNode }) {
  useEffect(() => {
    seenAt = Date.now()
    return () => {
      seenAt = Date.now()
    }
  }, [])
  return children
}

function StillYou({ onYes }: { onYes: () => void }) {
  const [path, navigate] = useLocation()
  const [isClearing, setIsClearing] = useState(false)
  const handleYes = () => {
    onYes()
    stillYou.confirm()
  }
  const handleClear = async () => {
    setIsClearing(true)
    seenAt = null
    await (
      await loadClearing()
    )()
    forgetVisitorSession()
    mainSession.send({ type: 'startedOver' })
    navigate('/', { replace: path === '/' })
  }
  return <StillYouScreen isClearing={isClearing} onYes={handleYes} onClear={() => void handleClear()} />
}
