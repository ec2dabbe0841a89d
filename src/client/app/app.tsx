import { type ReactNode, useEffect } from 'react'
import type { Language } from '#domain/language.ts'
import { LanguageProvider } from '#client/platform/i18n/language-provider.tsx'
import { AppShell } from './shell/app-shell.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'

interface AppProps {
  /** Its core text must already be loaded. */
  language: Language
  onReady?: () => void
  /** The routes. */
  children: ReactNode
}

/** The root component of the whole product. */
export function App({ language, onReady, children }: AppProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <LanguageProvider initial={language}>
      <ErrorBoundary>
        <AppShell>{children}</AppShell>
      </ErrorBoundary>
    </LanguageProvider>
  )
}
