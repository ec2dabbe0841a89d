import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { Router as AtAddress } from 'wouter'
import type { Language } from '#domain/language.ts'
import type { PublicRoute } from '#domain/navigation/routes.ts'
import { LanguageProvider } from '#client/platform/i18n/language-provider.tsx'
import { lazyText } from '#client/platform/i18n/lazy-text.ts'
import { type EnglishText, loadCoreText, loadTextModule, textsAskedFor } from '#client/platform/i18n/text-library.ts'
import type { StorageKeyName } from '#client/platform/storage/keys.ts'
import { App } from './app.tsx'
import { Router } from './router.tsx'
import { LoadingPage } from './shell/loading-page.tsx'

interface RoutePage {
  /** The module of the page, as the client build names it. */
  module: string
  /** Whoever has one of these stored sees something else than a new visitor. */
  stored: readonly StorageKeyName[]
  /** A media query of windows in which it is drawn in another way. */
  unlike?: string
  /** Behind the question “Still you?”. */
  isPrivate?: true
}

const location = ['userSession', 'lastSearchResults'] as const
const asksStillYou = ['savedResources', 'reggie-chat-sessions', 'userSession'] as const

const routePages: Record<Exclude<PublicRoute, '/'>, RoutePage> = {
  '/chat': { module: 'app/chat-page.tsx', stored: asksStillYou, isPrivate: true },
  '/action-plan': {
    module: 'app/plan-page.tsx',
    stored: [...asksStillYou, 'planSessionId', 'tabPlanSessionId', 'planQueue', 'last-action-plan', 'today'],
    isPrivate: true,
  },
  '/action-plan-generator': {
    module: 'app/home/plan-tool/plan-tool-page.tsx',
    stored: ['plan-draft', 'last-action-plan', ...location],
  },
  '/my-introductions': { module: 'app/introductions-page.tsx', stored: asksStillYou, isPrivate: true },
  '/community': { module: 'app/community-page.tsx', stored: location, unlike: '(min-width: 64rem)' },
  '/opportunities': { module: 'features/opportunities/opportunities-view.tsx', stored: location },
  '/gro': { module: 'app/gro-page.tsx', stored: ['gro-progress'] },
  '/tutorial': { module: 'app/tutorial-page.tsx', stored: ['reggie-tutorial-progress'] },
  '/privacy': { module: 'app/about-pages.tsx', stored: [] },
  '/help': { module: 'app/about-pages.tsx', stored: [] },
}

/**
 * The documents in both languages: the welcome screen and the other pages for visitors as a new visitor sees them, and a
 * shell with a spinner for every other address; the workshop's loads its own entry.
 */
export async function prerenderPages() {
  const pages = []
  for (const language of ['en', 'es'] as const) {
    await loadCoreText(language)
    const { pageTitle: title, pageDescription: description } = loadTextModule(
      language,
      'welcome',
    ) as EnglishText['welcome']
    const shared = { language, title, description }
    pages.push({ ...shared, name: 'home', path: '/', body: (await renderPage('/', language)).body })
    for (const [path, page] of Object.entries(routePages)) {
      pages.push({ ...shared, ...page, name: path.slice(1), path, ...(await renderPage(path, language)) })
    }
    const shell = renderToString(
      <LanguageProvider initial={language}>
        <LoadingPage />
      </LanguageProvider>,
    )
    for (const name of ['shell', 'workshop']) pages.push({ ...shared, name, body: shell })
  }
  return pages
}

/** The page with everything it waits for, and the names of the texts it needs beside those of every page. */
async function renderPage(path: string, language: Language) {
  textsAskedFor.clear()
  const faults: unknown[] = []
  const { prelude } = await prerender(
    <AtAddress ssrPath={path}>
      <App language={language}>
        <Router />
      </App>
    </AtAddress>,
    // In one piece: a part that is sent later needs a script to bring it to its place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void faults.push(error) },
  )
  // React would put the spinner in its place.
  if (faults.length > 0) throw new AggregateError(faults, `${path} cannot be rendered without a browser`)
  const body = await new Response(prelude).text()
  return { body, texts: [...textsAskedFor].filter((name) => name in lazyText) }
}
