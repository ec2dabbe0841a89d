import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Language } from '#domain/language.ts'
import { listenForQuickExit } from '#client/platform/device/quick-exit.ts'
import { listenForErrors } from '#client/platform/errors/report-client-error.ts'
import { firstLanguage } from '#client/platform/i18n/current-language.ts'
import { loadCoreText, loadTextModule, type Namespace } from '#client/platform/i18n/text-library.ts'
import { readResultsAhead } from '#client/state/search/results.ts'
import { openResultsFromAddress } from '#client/state/session/main-session.ts'
import { dropOutdated } from '#client/state/session/stored-facts.ts'
import { App } from './app.tsx'
import { startInBackground } from './background.ts'
import { homeScreens } from './home/home-screens.ts'
import { loadPage } from './router.tsx'

declare global {
  interface Window {
    /** The button tapped before the app was ready; stored by the document's inline script. */
    earlyTap?: HTMLElement
  }
}

/** Shows these routes in the document. */
export async function startApp(routes: ReactNode): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no root')

  listenForErrors()
  listenForQuickExit()
  // Before anything is read or shown, and before the first wait.
  dropOutdated()
  const language = firstLanguage()
  await loadCoreText(language)
  const isPrerendered = await loadPrerendered(root, language)
  document.documentElement.lang = language
  const app = (
    <App language={language} onReady={handleReady}>
      {routes}
    </App>
  )
  // A transition splits the rendering into slices, so that a tap never waits for all of it.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

/**
 * Whether the document shows what the first render will, which then takes it over. Before that, the page's own file and
 * texts are loaded: with one of them missing, a tap would be lost. The results replace the welcome screen at once.
 */
async function loadPrerendered({ dataset }: HTMLElement, language: Language): Promise<boolean> {
  const { lang, dataset: flags } = document.documentElement
  // Without a connection, the document of another address may have come.
  if (dataset['path'] !== location.pathname) return false
  if (location.hash === '#resources') await readResultsAhead()
  const opensResults = openResultsFromAddress()
  const texts = dataset[opensResults ? 'results' : 'texts']?.split(' ') as Namespace[] | undefined
  await Promise.allSettled([
    opensResults ? homeScreens.resources.load() : loadPage(location.pathname),
    ...(texts ?? []).map((name) => loadTextModule(language, name)),
  ])
  return lang === language && !('covered' in flags) && !opensResults
}

/** The buttons work now: replays an early tap and starts background jobs. */
function handleReady(): void {
  document.documentElement.dataset['ready'] = 'true'
  startInBackground()
  // In a separate task: React hydrates the part of the page under a tap only when it is not already rendering.
  setTimeout(() => window.earlyTap?.click())
}
