import '../ui/tokens.css'
import './shell/shell.css'
import '../features/welcome/welcome.css'
import '../features/menu/menu.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { startTracking } from '#client/platform/analytics/start-tracking.ts'
import { listenForQuickExit } from '#client/platform/device/quick-exit.ts'
import { listenForErrors } from '#client/platform/errors/report-client-error.ts'
import { firstLanguage } from '#client/platform/i18n/current-language.ts'
import { loadCoreText } from '#client/platform/i18n/text-library.ts'
import { startPresence } from '#client/platform/presence/start-presence.ts'
import { startVisitorSession } from '#client/platform/visitor/visitor-session.ts'
import { App } from './app.tsx'

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
if (isPrerendered) hydrateRoot(root, <App language={language} />)
else createRoot(root).render(<App language={language} />)

// The first render is done when the browser is next idle: then early taps find living buttons.
requestAnimationFrame(() => setTimeout(() => {
  document.documentElement.dataset['ready'] = 'true'
  window.earlyTap?.click()
  void startVisitorSession()
  startTracking()
  startPresence()
}))
