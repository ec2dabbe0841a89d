import { useEffect } from 'react'
import type { Language } from '#domain/language.ts'
import { LanguageProvider } from '#client/platform/i18n/language-provider.tsx'
import { Router } from './router.tsx'
import { AppShell } from './shell/app-shell.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'

interface AppProps {
  /** Its core text must already be loaded. */
  language: Language
  onReady?: () => void
}

/** The root component of the whole product. */
export function App({ language, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <LanguageProvider initial={language}>
      <ErrorBoundary>
        <AppShell>
          <Router />
        </AppShell>
      </ErrorBoundary>
    </LanguageProvider>
  )
}
