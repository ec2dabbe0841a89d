import { lazy, type ReactNode, Suspense, useState } from 'react'
import { findVisibleToast } from '#domain/toasts/toast-state.ts'
import { currentLanguage } from '#client/platform/i18n/current-language.ts'
import { loadTextModule } from '#client/platform/i18n/text-library.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useStore } from '#client/platform/store.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { staffBars } from '#client/state/navigation/staff-bar.ts'
import { useStoredFacts } from '#client/state/session/stored-facts.ts'
import { toasts } from '#client/state/navigation/toasts.ts'
import { SkipLink } from '#client/ui/layout/page.tsx'
import { ScrollToTop } from '#client/ui/scroll-to-top/scroll-to-top.tsx'
import { ToastViewport } from '#client/ui/toast/toast-viewport.tsx'
import type { Panel } from './panels.tsx'
import { TopBar } from './top-bar.tsx'

/** In the first load, so not from the list of all help lines. */
const numbers = { now: '211', crisis: '988' } as const

const Journey = lazy(async () => ({ default: (await import('./journey.tsx')).Journey }))
const loadPanels = async () => {
  // Side by side with the code, so that the menu doesn't wait for one after the other. A failure is seen when it is drawn.
  Promise.resolve(loadTextModule(currentLanguage(), 'menu')).catch(() => undefined)
  return import('./panels.tsx')
}
const Panels = lazy(async () => ({ default: (await loadPanels()).Panels }))

/** The frame of every page: the bar, the menu, the help line of visitors, messages. */
export function AppShell({ children }: { children: ReactNode }) {
  const t = useText('common')
  const [panel, setPanel] = useState<Panel | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const isUnderWay = useJourney()
  const [staff] = useStore(staffBars)
  const open = (next: Panel) => {
    setWasOpened(true)
    setPanel(next)
  }
  return (
    <>
      <SkipLink label={t('skipToContent')} />
      <TopBar staff={staff} onMenu={() => open('menu')} onMenuLikely={() => void loadPanels()} />
      {isUnderWay && (
        <Suspense>
          <Journey />
        </Suspense>
      )}
      {children}
      {!staff && <HelpLine />}
      {wasOpened && (
        <Suspense>
          <Panels panel={panel} onOpen={open} onClose={() => setPanel(null)} />
        </Suspense>
      )}
      <ScrollToTop label={t('scrollToTop')} />
      <Messages />
    </>
  )
}

/** True from the first step on, or when an earlier visit left something to continue. It never becomes false again. */
function useJourney(): boolean {
  const { isSearching, savedCount } = useStoredFacts()
  const hasLeftWelcome = useStore(mainSession, ({ screen }) => screen !== 'welcome')
  const [isUnderWay, setIsUnderWay] = useState(false)
  const begins = isSearching || savedCount > 0 || hasLeftWelcome
  if (begins && !isUnderWay) setIsUnderWay(true)
  return isUnderWay || begins
}

function Messages() {
  const t = useText('common')
  const toast = findVisibleToast(useStore(toasts))
  return (
    <ToastViewport
      label={t('notifications')}
      closeLabel={t('close')}
      toast={toast}
      onClose={(id) => toasts.send({ type: 'closed', id, at: Date.now() })}
    />
  )
}

/** The last line of every visitor screen: two numbers that answer day and night. */
function HelpLine() {
  return (
    <footer className="help-line" data-print="hide">
      <p>
        <Number of="now" />
        {' · '}
        <Number of="crisis" />
      </p>
    </footer>
  )
}

function Number({ of }: { of: keyof typeof numbers }) {
  const t = useText('common')
  return (
    <span>
      {t(`helpLine.${of}`)} <a href={`tel:${numbers[of]}`}>{numbers[of]}</a>
    </span>
  )
}
