import { renderToString } from 'react-dom/server'
import { Router as AtAddress } from 'wouter'
import { LanguageProvider } from '#client/platform/i18n/language-provider.tsx'
import { type EnglishText, loadCoreText, loadTextModule } from '#client/platform/i18n/text-library.ts'
import { App } from './app.tsx'
import { Router } from './router.tsx'
import { LoadingPage } from './shell/loading-page.tsx'

/**
 * The documents: the welcome screen in both languages, and a shell with a spinner for every other address; the workshop's
 * loads its own entry.
 */
export async function prerenderPages() {
  const pages = []
  for (const language of ['en', 'es'] as const) {
    await loadCoreText(language)
    const { pageTitle: title, pageDescription: description } = loadTextModule(
      language,
      'welcome',
    ) as EnglishText['welcome']
    const home = renderToString(
      <AtAddress ssrPath="/">
        <App language={language}>
          <Router />
        </App>
      </AtAddress>,
    )
    const shell = renderToString(
      <LanguageProvider initial={language}>
        <LoadingPage />
      </LanguageProvider>,
    )
    pages.push({ language, title, description, name: 'home', body: home })
    for (const name of ['shell', 'workshop']) pages.push({ language, title, description, name, body: shell })
  }
  return pages
}
