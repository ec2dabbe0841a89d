// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { common as english } from '#content/en/common.ts'
import { common as spanish } from '#content/es/common.ts'
import { signIn as spanishSignIn } from '#content/es/sign-in.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { clearAll } from '../storage/storage.ts'
import { firstLanguage } from './current-language.ts'
import { LanguageProvider, useLanguage } from './language-provider.tsx'
import { lazyText } from './lazy-text.ts'
import { staffText } from './staff-text.ts'
import { loadCoreText } from './text-library.ts'
import { useText } from './use-text.ts'

function Title() {
  const t = useText('common')
  return <h1>{t('notFound.title')}</h1>
}

function Toggle() {
  const { language, setLanguage } = useLanguage()
  return <button onClick={() => void setLanguage(language === 'en' ? 'es' : 'en')}>{language}</button>
}

function SignInTitle() {
  const t = useText('signIn')
  return <h2>{t('partnerTitle')}</h2>
}

beforeEach(clearAll)
afterEach(() => {
  delete window.plausible
  document.documentElement.lang = ''
})

test('a change of language reaches the text, the page, the choice and the cookie, and is counted once', async () => {
  window.plausible = vi.fn()
  const { user } = await renderInLanguage(
    <>
      <Title />
      <SignInTitle />
      <Toggle />
    </>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(english.notFound.title)
  await user.click(screen.getByRole('button', { name: 'en' }))
  expect(await screen.findByRole('heading', { level: 1, name: spanish.notFound.title })).toBeDefined()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(spanishSignIn.partnerTitle)
  // The page follows in an effect after the text.
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('es'))
  expect(localStorage.getItem('language')).toBe('es')
  expect(document.cookie).toContain('lang=es')
  expect(window.plausible).toHaveBeenCalledExactlyOnceWith('Language Changed', { props: { from: 'en', to: 'es' } })
})

test('text outside the core is fetched when a screen asks for it, in the language in use only', async () => {
  vi.resetModules()
  const fresh = {
    ...(await import('./language-provider.tsx')),
    ...(await import('./use-text.ts')),
    ...(await import('./text-library.ts')),
    ...(await import('./lazy-text.ts')),
  }
  const fetchEnglish = vi.spyOn(fresh.lazyText.signIn, 'en')
  const fetchSpanish = vi.spyOn(fresh.lazyText.signIn, 'es')
  function Lines() {
    const t = fresh.useText('signIn')
    return <h2>{t('partnerTitle')}</h2>
  }
  await fresh.loadCoreText('es')
  await act(async () =>
    render(
      <fresh.LanguageProvider initial="es">
        <Suspense fallback="loading">
          <Lines />
        </Suspense>
      </fresh.LanguageProvider>,
    ),
  )
  expect((await screen.findByRole('heading')).textContent).toBe(spanishSignIn.partnerTitle)
  expect(fetchSpanish).toHaveBeenCalledTimes(1)
  expect(fetchEnglish).not.toHaveBeenCalled()
})

test('text that cannot be fetched is asked for once, and again later', async () => {
  vi.resetModules()
  const fresh = { ...(await import('./text-library.ts')), ...(await import('./lazy-text.ts')) }
  const fetchWords = vi.spyOn(fresh.lazyText.votes, 'en').mockRejectedValue(new TypeError('Failed to fetch'))
  const meet = () =>
    Promise.resolve(fresh.loadTextModule('en', 'votes')).then(
      () => 'here',
      () => 'lost',
    )
  vi.useFakeTimers()
  expect(await meet()).toBe('lost')
  expect(await meet()).toBe('lost')
  expect(fetchWords).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  fetchWords.mockRestore()
  expect(await meet()).toBe('here')
})

test('the second of two quick choices wins', async () => {
  await renderInLanguage(
    <>
      <Title />
      <BackAndForth />
    </>,
  )
  window.plausible = vi.fn()
  await act(async () => screen.getByRole('button').click())
  expect(window.plausible).not.toHaveBeenCalled()
  expect(screen.getByRole('heading').textContent).toBe(english.notFound.title)
  expect(localStorage.getItem('language')).not.toBe('es')
})

function BackAndForth() {
  const { setLanguage } = useLanguage()
  const handleClick = () => {
    void setLanguage('es')
    void setLanguage('en')
  }
  return <button onClick={handleClick}>back and forth</button>
}

test.each([
  ['es', 'en', 'es'],
  ['fr', 'es', 'es'],
  [undefined, 'es', 'es'],
  [undefined, 'fr', 'en'],
  [undefined, '', 'en'],
])('with %s stored and a page in %s the first language is %s', (stored, pageLanguage, first) => {
  if (stored) localStorage.setItem('language', stored)
  document.documentElement.lang = pageLanguage
  expect(firstLanguage()).toBe(first)
})

test('the server can draw in a language as soon as its core text is loaded', async () => {
  await loadCoreText('es')
  const html = renderToString(
    <LanguageProvider initial="es">
      <Title />
    </LanguageProvider>,
  )
  expect(html).toBe(`<h1>${spanish.notFound.title}</h1>`)
})

test('outside its provider the language says who is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Title />)).toThrow('useLanguage must be used within a LanguageProvider')
})

test('every content module a screen may use is in the core or can be fetched', () => {
  const serverOnly = [
    'analyticsExport',
    'assistantSafety',
    'communityTips',
    'crisis',
    'crisisReply',
    'errors',
    'eventFile',
    'hsds',
    'imports',
    'mail',
    'organizations',
    'partnerExport',
    'partnerGuide',
    'reggie',
    'reggieChips',
    'reggieLetters',
    'replyStarters',
    'staffReggie',
    'taskGuidance',
  ]
  const modules = import.meta.glob<Record<string, unknown>>('/src/content/en/*.ts', { eager: true })
  const names = Object.values(modules).flatMap((texts) => Object.keys(texts))
  const core = ['common', 'device', 'welcome']
  // Needed in both languages at once.
  const both = ['jobDocuments']
  expect([...core, ...both, ...Object.keys(lazyText), ...Object.keys(staffText), ...serverOnly].toSorted()).toEqual(
    names.toSorted(),
  )
})
