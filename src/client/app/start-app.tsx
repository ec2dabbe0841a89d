import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { listenForQuickExit } from '#client/platform/device/quick-exit.ts'
import { listenForErrors } from '#client/platform/errors/report-client-error.ts'
import { firstLanguage } from '#client/platform/i18n/current-language.ts'
import { loadCoreText } from '#client/platform/i18n/text-library.ts'
import { dropOutdated } from '#client/state/session/stored-facts.ts'
import { App } from './app.tsx'
import { startInBackground } from './background.ts'

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
  const isPrerendered = location.pathname === '/' && document.documentElement.lang === language && root.hasChildNodes()
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

/** The buttons work now: replays an early tap and starts background jobs. */
function handleReady(): void {
  document.documentElement.dataset['ready'] = 'true'
  startInBackground()
  // In a separate task: React hydrates the part of the page under a tap only when it is not already rendering.
  setTimeout(() => window.earlyTap?.click())
}
