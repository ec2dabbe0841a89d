import { QueryClientProvider } from '@tanstack/react-query'
import { type RenderResult, cleanup, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { afterEach } from 'vitest'
import { createQueryClient } from '#client/platform/api/query-client.ts'
import { LanguageProvider } from '#client/platform/i18n/language-provider.tsx'
import { lazyText } from '#client/platform/i18n/lazy-text.ts'
import '#client/platform/i18n/bring-staff-text.ts'
import { staffText } from '#client/platform/i18n/staff-text.ts'
import { type Namespace, loadCoreText, loadTextModule } from '#client/platform/i18n/text-library.ts'
import type { Language } from '#domain/language.ts'

afterEach(cleanup)

/** Renders a component in one language, with all the providers it may need. */
export async function renderInLanguage(
  ui: ReactNode,
  language: Language = 'en',
): Promise<RenderResult & { user: UserEvent }> {
  document.documentElement.lang = language
  await loadCoreText(language)
  // Loads all other text too, so that a test never has to wait for it.
  for (const name of Object.keys({ ...lazyText, ...staffText }) as Namespace[]) await loadTextModule(language, name)
  const queryClient = createQueryClient()
  const view = render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider initial={language}>
        <Suspense>{ui}</Suspense>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  return { ...view, user: userEvent.setup() }
}
