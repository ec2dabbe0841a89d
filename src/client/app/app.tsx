import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '#domain/language.ts'
import { createQueryClient } from '#client/platform/api/query-client.ts'
import { LanguageProvider } from '#client/platform/i18n/language-provider.tsx'
import { Router } from './router.tsx'
import { AppShell } from './shell/app-shell.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'

/** The whole product, in a language whose core text is loaded. */
export function App({ language }: { language: Language }) {
  const [queryClient] = useState(createQueryClient)
  return (
    <LanguageProvider initial={language}>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <AppShell><Router /></AppShell>
        </QueryClientProvider>
      </ErrorBoundary>
    </LanguageProvider>
  )
}
