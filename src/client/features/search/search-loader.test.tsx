// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { Circle } from 'lucide-react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { needKeys } from '#domain/needs/needs.ts'
import type { SearchState } from '#domain/search/lifecycle.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { renderInLanguage } from '#testing/render.tsx'
import type { NeedIcons } from './need-list.tsx'
import { SearchLoader, type SearchLoaderProps, SpokenProgress } from './search-loader.tsx'

const needIcons = Object.fromEntries(needKeys.map((need) => [need, Circle])) as unknown as NeedIcons
const run = { startedAt: 0, needs: ['housing', 'legal'] as const, figures: { needs: {}, found: [], counts: null } }
const searching: SearchState = { phase: 'searching', ...run }
const completed: SearchState = { phase: 'completed', ...run, completedAt: 100, resources: [buildResource()] }

function props(changes: Partial<SearchLoaderProps> = {}): SearchLoaderProps {
  return {
    state: searching,
    now: 0,
    hasResults: false,
    location: { state: 'CA', county: 'Kern County' },
    isLive: false,
    needIcons,
    onView: vi.fn(),
    onOpenTool: vi.fn(),
    onStart: vi.fn(),
    ...changes,
  }
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const bar = () => screen.getByRole('progressbar')

afterEach(() => void vi.useRealTimers())

test.each([
  ['en', 'Finding help near you', 'In Kern County, CA', 'This takes a few seconds.', 'about 15', 'Looking · 0%'],
  [
    'es',
    'Estamos buscando ayuda cerca de usted',
    'En Kern County, CA',
    /tarda unos segundos/,
    'como 15',
    'Buscando · 0%',
  ],
] as const)(
  'in %s a search that just began says so',
  async (language, heading, locationText, duration, counter, status) => {
    await renderInLanguage(<SearchLoader {...props()} />, language)
    expect(title()).toBe(heading)
    for (const text of [locationText, duration, counter, status]) expect(screen.getByText(text)).toBeTruthy()
    expect(bar()).toHaveProperty('value', 0)
  },
)

test('with live sources it says that it takes minutes', async () => {
  await renderInLanguage(<SearchLoader {...props({ isLive: true })} />)
  expect(screen.getByText(/about 1–2 minutes/)).toBeTruthy()
})

test('without real figures it follows the clock and never says it is done', async () => {
  const view = await renderInLanguage(<SearchLoader {...props({ now: 12_000 })} />)
  expect(bar()).toHaveProperty('value', 10)
  view.unmount()
  await renderInLanguage(<SearchLoader {...props({ now: 290_000 })} />)
  expect(bar()).toHaveProperty('value', 95)
})

test('after twenty seconds it says that the list is being finished, not before', async () => {
  const view = await renderInLanguage(<SearchLoader {...props({ now: 19_999 })} />)
  expect(title()).toBe('Finding help near you')
  view.unmount()
  await renderInLanguage(<SearchLoader {...props({ now: 20_000 })} />)
  expect(title()).toBe('Finishing your list')
})

test('real figures replace the guesses', async () => {
  const figures = {
    needs: { housing: { status: 'completed', percent: 100 }, legal: { status: 'searching', percent: 50 } },
    found: [
      buildResource({ id: 'a', name: 'First' }),
      buildResource({ id: 'b', name: 'Second', organization: 'Group' }),
    ],
    counts: { organizations: 7, programs: 9 },
  } as const
  await renderInLanguage(<SearchLoader {...props({ state: { ...searching, figures } })} />)
  expect(bar()).toHaveProperty('value', 75)
  expect(screen.getByText('7').tagName).toBe('DD')
  expect(screen.getByText('Done · 100%')).toBeTruthy()
  expect(screen.getByText('Looking · 50%')).toBeTruthy()
  const panel = within(screen.getByRole('region', { name: 'Just found' }))
  expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['SecondGroup', 'First'])
})

test('a finished search can be opened without waiting', async () => {
  const loaderProps = props({ state: completed })
  const { user } = await renderInLanguage(<SearchLoader {...loaderProps} />)
  expect(title()).toBe('Search complete')
  expect(bar()).toHaveProperty('value', 100)
  expect(screen.getAllByText('Done · 100%')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'View Resources' }))
  expect(loaderProps.onView).toHaveBeenCalledOnce()
})

test('a finished search without places does not promise a list', async () => {
  await renderInLanguage(<SearchLoader {...props({ state: { ...completed, resources: [] } })} />)
  expect(screen.getByText(/found no places/)).toBeTruthy()
  expect(screen.queryByText(/Your list is ready/)).toBeNull()
})

test('every tool can be opened while the search runs', async () => {
  const loaderProps = props()
  const { user } = await renderInLanguage(<SearchLoader {...loaderProps} />)
  for (const button of screen.getAllByRole('button')) await user.click(button)
  expect(vi.mocked(loaderProps.onOpenTool).mock.calls.flat()).toEqual([
    'chat',
    'document-preparation',
    'action-plan',
    'voting-rights-guide',
    'zen-reggie-mindfulness',
  ])
})

test.each([
  ['en', 'No search is running', 'Find Resources'],
  ['es', 'No hay una búsqueda en curso', 'Buscar recursos'],
] as const)('in %s a place without a search offers to start one', async (language, heading, button) => {
  const loaderProps = props({ state: { phase: 'idle' } })
  const { user } = await renderInLanguage(<SearchLoader {...loaderProps} />, language)
  expect(title()).toBe(heading)
  await user.click(screen.getByRole('button', { name: button }))
  expect(loaderProps.onStart).toHaveBeenCalledOnce()
})

test('a search that went on after a reload says so', async () => {
  await renderInLanguage(<SearchLoader {...props({ isRestored: true })} />)
  expect(screen.getByText('Your search is picking up where it left off.')).toBeTruthy()
})

test('the end is spoken', async () => {
  await renderInLanguage(<SpokenProgress display="complete" found={[buildResource()]} />)
  expect(screen.getByRole('status').textContent).toBe('Search complete')
})

/** A search whose results the test adds one by one. */
function Arriving() {
  const [names, setNames] = useState<string[]>([])
  return (
    <>
      <SpokenProgress display="in-progress" found={names.map((name) => buildResource({ id: name, name }))} />
      <button type="button" onClick={() => setNames([...names, `Place ${names.length + 1}`])}>
        More
      </button>
    </>
  )
}

test('places that come fast are spoken one in five seconds, the last of them', async () => {
  await renderInLanguage(<Arriving />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const spoken = () => screen.getByRole('status').textContent
  const more = () => act(() => screen.getByRole('button').click())
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  more()
  wait(0)
  expect(spoken()).toBe('Just found: Place 1')
  more()
  more()
  wait(4999)
  expect(spoken()).toBe('Just found: Place 1')
  wait(1)
  expect(spoken()).toBe('Just found: Place 3')
})
