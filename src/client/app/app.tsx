import type { Language } from '#domain/language.ts'
import { LanguageProvider } from '#client/platform/i18n/language-provider.tsx'
import { Router } from './router.tsx'
import { AppShell } from './shell/app-shell.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'

/** The whole product, in a language whose core text is loaded. */
export function App({ language }: { language: Language }) {
  return (
    <LanguageProvider initial={language}>
      <ErrorBoundary>
        <AppShell><Router /></AppShell>
      </ErrorBoundary>
    </LanguageProvider>
  )
}
