import '../ui/tokens.css'
import './shell/shell.css'
import '../features/welcome/welcome.css'
import '../features/menu/menu.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { listenForQuickExit } from '#client/platform/device/quick-exit.ts'
import { listenForErrors } from '#client/platform/errors/report-client-error.ts'
import { firstLanguage } from '#client/platform/i18n/current-language.ts'
import { loadCoreText } from '#client/platform/i18n/text-library.ts'
import { App } from './app.tsx'
import { startInBackground } from './background.ts'

declare global {
  interface Window {
    /** The button tapped before the app was there; kept by the document's own small script. */
    earlyTap?: HTMLElement
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('The document has no root')

listenForErrors()
listenForQuickExit()
const language = firstLanguage()
await loadCoreText(language)
const isPrerendered = location.pathname === '/' && document.documentElement.lang === language && root.hasChildNodes()
document.documentElement.lang = language
const app = <App language={language} onReady={handleReady} />
// As a transition the work is cut into slices, so a finger is never kept waiting for all of it.
startTransition(() => {
  if (isPrerendered) hydrateRoot(root, app)
  else createRoot(root).render(app)
})

/** The buttons live now: an early tap is given back, and what nobody waits for may begin. */
function handleReady(): void {
  document.documentElement.dataset['ready'] = 'true'
  startInBackground()
  // In a task of its own: React wakes the part of the page under a tap only when it is not at work itself.
  setTimeout(() => window.earlyTap?.click())
}
