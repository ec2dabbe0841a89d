// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StateCode } from '#domain/places/states.ts'
import { clearAll, readKey } from '#client/platform/storage/storage.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { fakeSpeech } from '#testing/fake-speech.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { DocumentsDialog, DocumentsView } from './document-preparation-home.tsx'
import { DocumentsScreen } from './documents-screen.tsx'

const onBack = vi.fn()
const today = Date.parse('2026-11-15T12:00:00Z')

beforeEach(() => {
  clearAll()
  onBack.mockClear()
  vi.spyOn(Date, 'now').mockReturnValue(today)
})

async function openTool(language: 'en' | 'es' = 'en', searchState: StateCode | null = 'CA') {
  const view = await renderInLanguage(<DocumentsView searchState={searchState} onBack={onBack} />, language)
  await screen.findByRole('progressbar')
  return view
}

async function openPath(searchState: StateCode | null = 'CA') {
  const view = await openTool('en', searchState)
  await view.user.click(screen.getByRole('tab', { name: 'Find my path' }))
  await screen.findByRole('combobox', { name: 'Where were you born?' })
  return view
}

async function choose(user: Awaited<ReturnType<typeof openPath>>['user'], field: string, name: string) {
  await user.click(await screen.findByRole('combobox', { name: field }))
  await user.keyboard(name)
  await user.click(screen.getByRole('option', { name }))
}

test('the list has all twelve in order, and marks are counted, kept and found again', async () => {
  const { user, unmount } = await openTool()
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes).toHaveLength(12)
  expect(screen.getByRole('progressbar', { name: 'My papers' }).getAttribute('aria-valuetext')).toBe('0 of 12')

  await user.click(screen.getByRole('checkbox', { name: 'Birth certificate: I have it' }))
  await user.click(screen.getByRole('checkbox', { name: /^SNAP.*Done/ }))
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 of 12')
  expect(readKey('documents-progress')).toMatchObject({ marked: ['birth-certificate', 'snap'] })

  unmount()
  await openTool('es')
  expect(screen.getByRole('progressbar', { name: 'Mis papeles' }).getAttribute('aria-valuetext')).toBe('2 de 12')
})

test('behind each name are its steps, papers, price, wait, source and the day it was checked', async () => {
  const { user } = await openTool()

  await user.click(screen.getByRole('button', { name: '3. Social Security card' }))

  const [opened] = screen.getAllByRole('listitem').filter((listItem) => listItem.textContent.startsWith('3. '))
  const item = within(opened ?? document.body)
  expect(item.getByText('Free. Never pay for this.')).toBeTruthy()
  expect(item.getByText('About 2 weeks')).toBeTruthy()
  expect(item.getByText(/A birth certificate doesn't prove identity here/)).toBeTruthy()
  expect(item.getByText(/Checked on November 14, 2026\. Source: Social Security staff rules/)).toBeTruthy()
  const link = item.getByRole('link', { name: /ssa\.gov/ })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})

test('REAL ID is told as a rule of all states with its past date, and California among them', async () => {
  await openTool()

  const note = within(screen.getByRole('region', { name: "REAL ID: today's rule" }))
  expect(note.getByText(/Since May 7, 2025.*all states/)).toBeTruthy()
  expect(note.getByText(/don't need it to drive, vote, work, see a doctor or get benefits/)).toBeTruthy()
  expect(note.getByText(/“by May 2025”.*has passed/)).toBeTruthy()
})

test('a path needs both places and says what is missing', async () => {
  const { user } = await openPath(null)

  await user.click(screen.getByRole('button', { name: 'Show my path' }))

  expect(screen.getByText('Choose the state where you live.')).toBeTruthy()
  expect(screen.getByText(/Choose where you were born/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: /Your path to/ })).toBeNull()
})

test('prison papers, born in Ohio, living in California: five steps with the offices of those states', async () => {
  const { user } = await openPath()
  await user.click(screen.getByRole('checkbox', { name: 'Prison ID card' }))
  await user.click(screen.getByRole('checkbox', { name: 'Release papers' }))
  await choose(user, 'Where were you born?', 'Ohio')

  const path = within(screen.getByRole('region', { name: 'Your path to: State ID card' }))
  expect(path.getAllByRole('heading', { level: 3, name: /^Step/ }).map(({ textContent }) => textContent)).toEqual([
    'Step 1: Birth certificate',
    'Step 2: Health record or school ID',
    'Step 3: Social Security card',
    'Step 4: Two papers with your address',
    'Step 5: State ID card',
  ])
  expect(path.getByText(/We haven't been able to check the rules for Ohio and California/)).toBeTruthy()
  expect(path.getByRole('link', { name: 'Call 614-466-2531' }).getAttribute('href')).toMatch(/^tel:\+?1?6144662531$/)
  expect(path.getByRole('link', { name: 'Call 1-800-772-1213' })).toBeTruthy()
  expect(path.getByText('After steps 1, 3, and 4')).toBeTruthy()
  expect(path.getAllByText(/Not accepted here as proof of who you are: Prison ID card/)).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'Show my path' }))
  expect(document.activeElement).toBe(path.getByRole('heading', { level: 2 }))
})

test('a paper ticked on the list is ticked on the path, and the path grows shorter', async () => {
  const { user } = await openTool()
  await user.click(screen.getByRole('checkbox', { name: "Driver's license: I have it" }))
  await user.click(screen.getByRole('tab', { name: 'Find my path' }))
  await choose(user, 'Where were you born?', 'Texas')

  const path = within(screen.getByRole('region', { name: 'Your path to: State ID card' }))
  expect(path.getByText("You already have one that works: Driver's license.")).toBeTruthy()
})

test('born outside the US: 2-1-1 and legal aid, not an office we guess', async () => {
  const { user } = await openPath()
  await choose(user, 'Where were you born?', 'Outside the US')

  const path = within(screen.getByRole('region', { name: /Your path to/ }))
  expect(path.getByText(/Born outside the US\? We haven't been able to check that rule/)).toBeTruthy()
  expect(path.getAllByRole('link', { name: 'Call 211' }).length).toBeGreaterThan(0)
  expect(path.getByRole('link', { name: /lawhelpca\.org/ })).toBeTruthy()
})

test('starting over forgets the papers and the birthplace but not the benefits that are done', async () => {
  const { user } = await openTool()
  await user.click(screen.getByRole('checkbox', { name: /^SNAP/ }))
  await user.click(screen.getByRole('tab', { name: 'Find my path' }))
  await user.click(screen.getByRole('checkbox', { name: 'US passport' }))
  await choose(user, 'Where were you born?', 'Texas')

  await user.click(screen.getByRole('button', { name: 'Start over' }))

  expect(readKey('documents-progress')).toEqual({ marked: ['snap'], goal: 'state-id' })
  expect(screen.queryByRole('region', { name: /Your path to/ })).toBeNull()
})

test('facts older than 180 days give no price and no wait, only the way to ask', async () => {
  vi.mocked(Date.now).mockReturnValue(Date.parse('2027-09-01'))
  const { user } = await openPath()
  await choose(user, 'Where were you born?', 'Alabama')

  const path = screen.getByRole('region', { name: /Your path to/ })
  expect(path.textContent).not.toMatch(/\$\d/)
  expect(within(path).getAllByText('Check with your state.').length).toBeGreaterThan(3)
  expect(within(path).getAllByText(/We last checked it on August 18, 2026/).length).toBeGreaterThan(0)
})

test('the path is read aloud step by step', async () => {
  const speech = fakeSpeech()
  const { user } = await openPath()
  await choose(user, 'Where were you born?', 'Ohio')

  await user.click(screen.getByRole('button', { name: 'Read aloud' }))

  const spoken = speech.queue.map(({ text }) => text)
  expect(spoken[0]).toBe('Your path to: State ID card')
  expect(spoken).toContain('Step 1: Birth certificate.')
})

test('closing the dialog keeps what was marked, and no server is asked', async () => {
  const sent = fakeFetch()
  const dialog = (open: boolean) => <DocumentsDialog open={open} onClose={() => undefined} searchState={null} />
  const { user, unmount } = await renderInLanguage(dialog(true))
  await user.click(await screen.findByRole('checkbox', { name: 'State ID card: I have it' }))
  unmount()

  await renderInLanguage(dialog(true))

  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 12'))
  expect(sent).toEqual([])
})

const corrupt = ['{"half', '[]', '{"marked":3}', '{"marked":["<b>"],"birthState":"XX","goal":"car"}']

test.each(corrupt)('stored progress that is %s counts as none', async (text) => {
  localStorage.setItem('documents-progress', text)
  window.dispatchEvent(new StorageEvent('storage', { key: 'documents-progress' }))
  await openTool()

  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('0 of 12')
})

test('parts that did not load can be tried again, and 2-1-1 stays in reach', async () => {
  const onRetry = vi.fn()
  const answers = { marked: [], birthState: null, homeState: null, goal: 'state-id' } as const
  const failed = { phase: 'failed' } as const
  const { user } = await renderInLanguage(
    <DocumentsScreen
      guides={failed}
      path={failed}
      answers={answers}
      now={today}
      onAnswers={vi.fn()}
      onRetry={onRetry}
      onBack={onBack}
    />,
  )

  for (const part of ['Checklist', 'Find my path']) {
    await user.click(screen.getByRole('tab', { name: part }))
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(screen.getByRole('link', { name: 'Call 2-1-1' }).getAttribute('href')).toBe('tel:211')
  }
  expect(onRetry).toHaveBeenCalledTimes(2)
})

test('Back and the way there are asked of the page', async () => {
  const onTransportation = vi.fn()
  const { user } = await renderInLanguage(
    <DocumentsView searchState="CA" onBack={onBack} onTransportation={onTransportation} />,
  )
  await user.click(screen.getByRole('tab', { name: 'Find my path' }))
  await choose(user, 'Where were you born?', 'Ohio')

  await user.click(screen.getAllByRole('button', { name: 'How do I get there?' })[0] ?? document.body)
  await user.click(screen.getByRole('button', { name: 'Back' }))

  expect(onTransportation).toHaveBeenCalledOnce()
  expect(onBack).toHaveBeenCalledOnce()
})
