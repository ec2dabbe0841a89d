// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { resultsCacheVersion } from '#domain/search/stored-search.ts'
import { findVisibleToast } from '#domain/toasts/toast-state.ts'
import { clearAll, readKey, writeKey } from '#client/platform/storage/storage.ts'
import { toasts } from '#client/state/navigation/toasts.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { fakeTaskServer } from '#testing/fake-task-server.ts'
import { fakeSpeech } from '#testing/fake-speech.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { GroView } from '#client/app/gro-page.tsx'
import { ModuleScreen } from '../features/gro/module-screen.tsx'

const onAsk = vi.fn()
const onResources = vi.fn()
const view = <GroView onAsk={onAsk} onResources={onResources} />

beforeEach(() => {
  fakeFetch()
  clearAll()
  onAsk.mockClear()
  onResources.mockClear()
  history.replaceState(null, '', '/gro')
})

const openModule = async (module: string, language: 'en' | 'es' = 'en') => {
  history.replaceState(null, '', `/gro#${module}`)
  const rendered = await renderInLanguage(view, language)
  await screen.findByRole('heading', { level: 2, name: language === 'en' ? 'Lessons' : 'Lecciones' })
  return rendered
}

const overviews = {
  en: {
    title: 'GRO lessons',
    ring: '0 of 36 lessons done',
    privacy: /stays on this device/,
    names: ['Thrive at Work', 'Tool Up', 'Get in Motion', 'Lay Foundation', 'Create Value', 'Own Mindset'],
  },
  es: {
    title: 'Lecciones GRO',
    ring: '0 de 36 lecciones hechas',
    privacy: /se queda en este teléfono/,
    names: [
      'Crecer en el trabajo',
      'Herramientas digitales',
      'Buscar trabajo',
      'Sentar las bases',
      'Ganar dinero por su cuenta',
      'Mente fuerte',
    ],
  },
}

test.each(['en', 'es'] as const)('the overview in %s has six modules in order', async (language) => {
  const { title, ring, privacy, names } = overviews[language]
  await renderInLanguage(view, language)

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  const links = screen.getAllByRole('link')
  expect(links.map((link) => names.findIndex((name) => link.textContent.startsWith(name)))).toEqual([0, 1, 2, 3, 4, 5])
  expect(links[1]?.getAttribute('href')).toBe('#toolUp')
  expect(screen.getByRole('img', { name: ring })).toBeTruthy()
  expect(screen.getByText(privacy)).toBeTruthy()
})

test('the three shortcuts ask for the chat with their module', async () => {
  const { user } = await renderInLanguage(view)

  for (const name of [/^Housing/, /^Document Prep/, /^Health Support/]) {
    await user.click(screen.getByRole('button', { name }))
  }

  expect(onAsk.mock.calls.flat()).toEqual(['housing', 'documentPrep', 'healthSupport'])
})

test.each([
  ['en', 'Tool Up', '1. Use a phone after years away'],
  ['es', 'Herramientas digitales', '1. Usar un teléfono después de años adentro'],
] as const)('a deep link opens its module in %s with the first lesson open', async (language, title, lesson) => {
  const trackEvent = vi.fn()
  vi.stubGlobal('plausible', trackEvent)
  await openModule('toolUp', language)

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByRole('button', { name: lesson }).getAttribute('aria-expanded')).toBe('true')
  expect(screen.getAllByRole('group')).toHaveLength(3)
  expect(trackEvent.mock.calls).toEqual([['GRO Module Used', { props: { module: 'toolUp', language } }]])
})

test('an unknown hash shows the overview', async () => {
  history.replaceState(null, '', '/gro#nothing-like-it')
  await renderInLanguage(view)

  expect(screen.getByRole('heading', { level: 1, name: 'GRO lessons' })).toBeTruthy()
})

test('the address follows to the overview, and Back leads to the module again', async () => {
  const { user } = await openModule('ownMindset')

  await user.click(screen.getByRole('button', { name: 'All topics' }))
  expect(screen.getByRole('heading', { level: 1, name: 'GRO lessons' })).toBeTruthy()
  expect(location.hash).toBe('')

  act(() => {
    history.replaceState(null, '', '/gro#ownMindset')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Own Mindset' })).toBeTruthy()
})

test('one lesson is open at a time; what is done is marked, kept and found again', async () => {
  const { user, unmount } = await openModule('toolUp')

  await user.click(screen.getByRole('button', { name: 'I finished this lesson' }))
  expect(screen.getByText('Lesson done. Well done!').getAttribute('role')).toBe('status')
  expect(readKey('gro-progress')).toEqual(['phone'])
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 6 done')

  await user.click(screen.getByRole('button', { name: 'Next lesson' }))
  const second = screen.getByRole('button', { name: '2. Spot a scam' })
  expect(document.activeElement).toBe(second)
  expect(screen.getAllByRole('button', { expanded: true })).toEqual([second])

  unmount()
  await openModule('toolUp')
  expect(screen.getByRole('button', { name: '2. Spot a scam', expanded: true })).toBeTruthy()
  expect(screen.getByRole('button', { name: /Use a phone after years away.*Done/, expanded: false })).toBeTruthy()
})

test('a mark can be taken back', async () => {
  writeKey('gro-progress', ['phone', 'scams'])
  const { user } = await openModule('toolUp')

  await user.click(screen.getByRole('button', { name: /Spot a scam/ }))
  await user.click(screen.getByRole('button', { name: 'Mark as not done' }))

  expect(readKey('gro-progress')).toEqual(['phone'])
})

const corrupt = ['{"half', '{"done":3}', '[1,2]', '"phone"', '["no-such-lesson","<b>"]']

test.each(corrupt)('stored progress that is %s counts as none', async (text) => {
  localStorage.setItem('gro-progress', text)
  window.dispatchEvent(new StorageEvent('storage', { key: 'gro-progress' }))
  await renderInLanguage(view)

  expect(screen.getByRole('img', { name: '0 of 36 lessons done' })).toBeTruthy()
})

test('the quick check asks for every answer, then says kindly what is right and why', async () => {
  const { user } = await openModule('toolUp')
  const check = within(screen.getByRole('region', { name: 'Quick check' }))
  const status = check.getByRole('status')

  await user.click(check.getByRole('button', { name: 'Check my answers' }))
  expect(status.textContent).toBe('Pick one answer for each question first.')

  await user.click(check.getByRole('radio', { name: /Hang up and call/ }))
  await user.click(check.getByRole('radio', { name: /Four words/ }))
  await user.click(check.getByRole('radio', { name: /Leave it open/ }))
  await user.click(check.getByRole('button', { name: 'Check my answers' }))
  expect(status.textContent).toContain('2 of 3 are right.')
  expect(check.getAllByText(/Yes, that's right\./)).toHaveLength(2)
  expect(check.getByText(/Not quite, and that's okay\. If you stay signed in/)).toBeTruthy()

  await user.click(check.getByRole('radio', { name: /Sign out/ }))
  await user.click(check.getByRole('button', { name: 'Check my answers' }))
  expect(status.textContent).toBe('All three are right. Well done!')
  expect({ ...localStorage }).toEqual({})
})

test('Ask Reggie is asked with the module that is open', async () => {
  const { user } = await openModule('layFoundation')

  await user.click(screen.getByRole('button', { name: 'Ask Reggie' }))

  expect(onAsk.mock.calls).toEqual([['layFoundation']])
})

test('a lesson is read aloud from its title to its task', async () => {
  const speech = fakeSpeech()
  const { user } = await openModule('toolUp')

  await user.click(screen.getByRole('button', { name: 'Read aloud' }))

  const spoken = speech.queue.map(({ text }) => text)
  expect(spoken[0]).toBe('Use a phone after years away')
  expect(spoken.at(-1)).toBe('Turn on the screen lock and save five numbers.')
})

test('the task of a lesson goes into the plan once, and a toast says so', async () => {
  const server = fakeTaskServer()
  const { user } = await openModule('toolUp')

  await user.click(screen.getByRole('button', { name: 'Add to my plan' }))
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'In my plan' }).disabled).toBe(true))

  expect(server.rows).toMatchObject([
    {
      title: 'Turn on the screen lock and save five numbers.',
      description: 'Tool Up: Use a phone after years away',
    },
  ])
  expect(findVisibleToast(toasts.get())?.title).toBe('Task Added')
})

test('a task that cannot be added is told, and can be tried again', async () => {
  fakeTaskServer().mode = 500
  const { user } = await openModule('toolUp')

  await user.click(screen.getByRole('button', { name: 'Add to my plan' }))

  await waitFor(() => expect(findVisibleToast(toasts.get())?.title).toBe('Unable to add your task. Please try again.'))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to my plan' }).disabled).toBe(false)
})

test('places of the own list that go with the module are shown, without asking the server for them', async () => {
  const sent = fakeFetch()
  writeKey('cacheVersion', resultsCacheVersion)
  writeKey('lastSearchResults', {
    resources: [buildResource({ id: 'h' }), buildResource({ id: 'w', name: 'Work Center', category: 'employment' })],
    location: { state: 'CA', county: 'Los Angeles County' },
    timestamp: 1,
  })
  const { user } = await openModule('thriveAtWork')

  const listingsRegion = within(screen.getByRole('region', { name: 'From your list in Los Angeles County, CA' }))
  expect(listingsRegion.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Work CenterCall (213) 555-0100',
  ])
  await user.click(listingsRegion.getByRole('button', { name: 'See my whole list' }))
  expect(onResources).toHaveBeenCalledOnce()
  // Only the usage event is sent; no other request is made.
  expect(sent.filter(({ path }) => path !== '/api/events')).toEqual([])
})

test('lessons that did not load can be tried again, and the other ways stay open', async () => {
  const onRetry = vi.fn()
  const none = vi.fn()
  const { user } = await renderInLanguage(
    <ModuleScreen
      module="toolUp"
      state={{ phase: 'failed' }}
      done={[]}
      planStates={{}}
      related={null}
      onRetry={onRetry}
      onMark={none}
      onAddToPlan={none}
      onOverview={none}
      onAsk={onAsk}
      onResources={onResources}
    />,
  )

  await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Try Again' }))

  expect(onRetry).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'Call 2-1-1' }).getAttribute('href')).toBe('tel:211')
  expect(screen.getByRole('button', { name: 'Ask Reggie' })).toBeTruthy()
})

test('without a list nothing is said of places', async () => {
  await openModule('thriveAtWork')

  expect(screen.queryByRole('region', { name: /From your list/ })).toBeNull()
})

test('the name on the printed page is typed for it and kept nowhere', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const sent = fakeFetch()
  writeKey('gro-progress', ['phone'])
  const { user } = await openModule('toolUp')

  await user.click(screen.getByRole('button', { name: 'Print my summary' }))
  await user.type(screen.getByLabelText(/Your name/), 'Maria Example')
  await user.click(screen.getByRole('button', { name: 'Print' }))

  const printout = document.querySelector('.gro-paper')
  expect(print).toHaveBeenCalledOnce()
  expect(printout?.textContent).toContain('For Maria Example')
  expect(printout?.textContent).toContain('Use a phone after years away')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, sent])).not.toContain('Maria')

  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(document.body.innerHTML).not.toContain('Maria')
})

test('with nothing done there is nothing to print, and it says so', async () => {
  const { user } = await renderInLanguage(view)

  await user.click(screen.getByRole('button', { name: 'Print my summary' }))

  expect(screen.getByText('Finish a lesson first. Then you can print it here.')).toBeTruthy()
})
