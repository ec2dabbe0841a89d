// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { SavedResource } from '#domain/saved/saved-resource.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { buildSavedResource } from '#testing/builders/saved-resource.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { SavedScreen, type SavedScreenProps } from './saved-screen.tsx'

const now = Date.UTC(2026, 10, 15, 12)
const hourMs = 3_600_000

const savedListing = buildSavedResource({ id: 'kept', name: 'Kept Place', address: '1 Example Street, Los Angeles' })
const waiting = buildSavedResource({
  id: 'waiting',
  name: 'Waiting Place',
  warmIntroStatus: 'pending',
  warmIntroSentAt: now - hourMs,
  introductionState: 'sent',
  delivery: 'sent',
  urgency: 'urgent',
})
const answered = buildSavedResource({
  id: 'answered',
  name: 'Answered Place',
  warmIntroStatus: 'responded',
  introductionState: 'accepted',
  warmIntroSentAt: now - 48 * hourMs,
  providerResponse: { message: 'Come by', respondedAt: now - hourMs, isRead: false },
})
const list = [savedListing, waiting, answered]

/** Stands for the card of any list. */
const renderCard: SavedScreenProps['renderCard'] = (listing, { status, onRemove }) => (
  <article>
    <h2>{listing.name}</h2>
    {status}
    <button onClick={onRemove}>{`Heart of ${listing.name}`}</button>
  </article>
)

function props(changes: Partial<SavedScreenProps> = {}): SavedScreenProps {
  return {
    list,
    now,
    news: 'unasked',
    alternativesTo: () => [],
    renderCard,
    onBack: vi.fn(),
    onRefresh: vi.fn(),
    onTakeWithMe: vi.fn(),
    onIntroductions: vi.fn(),
    onViewResponse: vi.fn(),
    onMarkRead: vi.fn(),
    onConnect: vi.fn(),
    onRemove: vi.fn(async () => true),
    onFindListings: vi.fn(),
    ...changes,
  }
}

const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
function card(name: string) {
  const found = screen.getByRole('heading', { level: 2, name }).closest('li')
  if (!found) throw new Error(`No card for ${name}`)
  return within(found)
}

test.each([
  ['en', 'My Saved Resources', ['All (3)', 'Responded (1)', 'Pending (1)'], ['New Responses (1)', '3 saved']],
  [
    'es',
    'Mis recursos guardados',
    ['Todos (3)', 'Con respuesta (1)', 'En espera (1)'],
    ['Respuestas nuevas (1)', '3 guardados'],
  ],
] as const)('in %s the list has title, filters with counts and news', async (language, title, filters, texts) => {
  await renderInLanguage(<SavedScreen {...props()} />, language)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(filters)
  for (const words of texts) expect(screen.getByText(words)).toBeDefined()
})

test('who answered stands first, then who is awaited, then the rest; a filter shows only its own', async () => {
  const { user } = await renderInLanguage(<SavedScreen {...props()} />)
  expect(names()).toEqual(['Answered Place', 'Waiting Place', 'Kept Place'])
  await user.click(screen.getByRole('radio', { name: 'Pending (1)' }))
  expect(names()).toEqual(['Waiting Place'])
  expect(screen.getByRole('status').textContent).toBe('1 saved')
  await user.click(screen.getByRole('radio', { name: 'Responded (1)' }))
  expect(names()).toEqual(['Answered Place'])
})

test.each<[Partial<SavedResource>, string, string, string]>([
  [{}, 'gray', 'Saved', "Saved. You haven't asked them yet."],
  [{ kind: 'housing-authority' }, 'gray', 'Saved', "Saved. Call them when you're ready."],
  [{ kind: 'help-line' }, 'gray', 'Saved', "Saved. Call them when you're ready."],
  [waiting, 'yellow', 'Sent, waiting', "Sent. We're waiting for their answer."],
  [{ ...waiting, delivery: 'waiting' }, 'yellow', 'You asked us to invite them', 'Nobody there will see a message'],
  [{ ...waiting, warmIntroSentAt: now - 25 * hourMs }, 'yellow', 'Sent, waiting', 'No answer yet.'],
  [answered, 'green', 'They answered', 'They said yes.'],
  [{ ...answered, introductionState: 'declined' }, 'green', 'They answered', "They can't help this time."],
])('%# a color is never without its words', async (change, color, badge, words) => {
  await renderInLanguage(<SavedScreen {...props({ list: [buildSavedResource({ ...change, id: 'x', name: 'X' })] })} />)
  const [item] = screen.getAllByRole('listitem')
  expect(item?.dataset['color']).toBe(color)
  expect(within(item as HTMLElement).getByText(badge)).toBeDefined()
  expect(item?.textContent).toContain(words)
})

test('a waiting place says when it was asked and how long an answer takes; an answered one when it came', async () => {
  await renderInLanguage(<SavedScreen {...props()} />)
  expect(card('Waiting Place').getByText('Sent Nov 15, 2026')).toBeDefined()
  expect(card('Waiting Place').getByText('We asked them to answer within 24 hours.')).toBeDefined()
  expect(card('Answered Place').getByText('Sent Nov 13, 2026 · Answered Nov 15, 2026')).toBeDefined()
})

test('an office offered as the next best can be called and has no Connect', async () => {
  const late = { ...waiting, warmIntroSentAt: now - 25 * hourMs }
  const office = buildResource({ kind: 'housing-authority', phone: '(213) 555-0123', id: 'b', name: 'County Housing' })
  await renderInLanguage(<SavedScreen {...props({ list: [late], alternativesTo: () => [office] })} />)
  expect(screen.getByRole('link', { name: 'Call (213) 555-0123' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Connect/ })).toBeNull()
})

test('an unread answer is marked New and can be opened or marked as read; a read one only opened', async () => {
  const screenProps = props()
  const { user, unmount } = await renderInLanguage(<SavedScreen {...screenProps} />)
  expect(card('Answered Place').getByText('New')).toBeDefined()
  await user.click(card('Answered Place').getByRole('button', { name: 'View Response from Answered Place' }))
  await user.click(card('Answered Place').getByRole('button', { name: 'Mark as Read: Answered Place' }))
  for (const call of [screenProps.onViewResponse, screenProps.onMarkRead])
    expect(call).toHaveBeenCalledExactlyOnceWith(answered)
  unmount()
  const read = { ...answered, providerResponse: { message: 'Come by', respondedAt: now, isRead: true } }
  await renderInLanguage(<SavedScreen {...props({ list: [read] })} />)
  expect(screen.queryByText('New')).toBeNull()
  expect(screen.queryByText(/New Responses/)).toBeNull()
  expect(screen.queryByRole('button', { name: /Mark as Read/ })).toBeNull()
  expect(screen.getByRole('button', { name: /View Response/ })).toBeDefined()
})

test.each([
  [2, 'Try these two', 'No answer yet. Call them, or try these two.'],
  [1, 'Try this one', 'No answer yet. Call them, or try this one.'],
  [0, null, 'No answer yet. Call them, or call 2-1-1.'],
])('a late answer offers the %i next best places there are', async (count, title, words) => {
  const late = { ...waiting, warmIntroSentAt: now - 25 * hourMs }
  const others = [buildResource({ id: 'b', name: 'Second' }), buildResource({ id: 'c', name: 'Third' })].slice(0, count)
  const screenProps = props({ list: [late], alternativesTo: () => others })
  const { user } = await renderInLanguage(<SavedScreen {...screenProps} />)
  expect(screen.getByText(words)).toBeDefined()
  const titles = screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
  expect(titles).toEqual(title ? [title] : [])
  for (const { name } of others) await user.click(screen.getByRole('button', { name: `Connect with ${name}` }))
  expect(vi.mocked(screenProps.onConnect).mock.calls).toEqual(others.map((other) => [other]))
})

test('other places are not asked for while an answer is in time', async () => {
  const alternativesTo = vi.fn(() => [])
  await renderInLanguage(<SavedScreen {...props({ alternativesTo })} />)
  expect(alternativesTo).not.toHaveBeenCalled()
})

test.each(['Remove', 'Heart of'])('a kept place is removed at once by “%s”', async (control) => {
  const screenProps = props()
  const { user } = await renderInLanguage(<SavedScreen {...screenProps} />)
  await user.click(screen.getByRole('button', { name: `${control} Kept Place` }))
  expect(screenProps.onRemove).toHaveBeenCalledExactlyOnceWith(savedListing)
})

test('removing a place that was asked says first that the request is taken back', async () => {
  const screenProps = props()
  const { user } = await renderInLanguage(<SavedScreen {...screenProps} />)
  await user.click(screen.getByRole('button', { name: 'Remove Waiting Place' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Remove Waiting Place?' }))
  expect(dialog.getByText(/we'll cancel your request too/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'No, keep it' }))
  expect(screenProps.onRemove).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Remove Waiting Place' }))
  await user.click(screen.getByRole('button', { name: 'Yes, remove it' }))
  expect(screenProps.onRemove).toHaveBeenCalledExactlyOnceWith(waiting)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a request that could not be taken back is told, and the question stays', async () => {
  const { user } = await renderInLanguage(<SavedScreen {...props({ onRemove: async () => false })} />)
  await user.click(screen.getByRole('button', { name: 'Remove Waiting Place' }))
  await user.click(screen.getByRole('button', { name: 'Yes, remove it' }))
  expect(screen.getByRole('alert').textContent).toContain("It's still in your list.")
})

/** The list with a working owner: removed items are gone. */
function Owned() {
  const [savedList, setSavedList] = useState(list)
  const remove = async ({ id }: SavedResource) => {
    setSavedList(savedList.filter((listing) => listing.id !== id))
    return true
  }
  return <SavedScreen {...props({ list: savedList, onRemove: remove })} />
}

test('after a removal, with or without a question, the focus is at the top of the list', async () => {
  const { user } = await renderInLanguage(<Owned />)
  await user.click(screen.getByRole('button', { name: 'Remove Kept Place' }))
  expect(names()).toEqual(['Answered Place', 'Waiting Place'])
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  await user.click(screen.getByRole('button', { name: 'Remove Waiting Place' }))
  await user.click(screen.getByRole('button', { name: 'Yes, remove it' }))
  expect(names()).toEqual(['Answered Place'])
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test.each([
  ['asking', 'Checking for updates…'],
  ['fresh', 'Your list is up to date.'],
  ['failed', "We couldn't check for updates. This is the last list we have."],
] as const)('asking for news that is %s is told', async (news, words) => {
  await renderInLanguage(<SavedScreen {...props({ news })} />)
  expect(screen.getByRole('status').textContent).toBe(`3 saved${words}`)
})

test('Refresh, Take it with me, the introductions and Back ask for their own thing', async () => {
  const screenProps = props()
  const { user } = await renderInLanguage(<SavedScreen {...screenProps} />)
  for (const name of ['Refresh', 'Take it with me', 'See all my introductions', 'Back']) {
    await user.click(screen.getByRole('button', { name }))
  }
  for (const call of [
    screenProps.onRefresh,
    screenProps.onTakeWithMe,
    screenProps.onIntroductions,
    screenProps.onBack,
  ]) {
    expect(call).toHaveBeenCalledOnce()
  }
})

test('with nothing asked there is no news to ask for', async () => {
  await renderInLanguage(<SavedScreen {...props({ list: [savedListing] })} />)
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()
})

test.each([
  ['en', 'Nothing saved yet', 'View Resources'],
  ['es', 'Aún no hay nada guardado', 'Ver recursos'],
] as const)('an empty list in %s says how to fill it', async (language, title, action) => {
  const screenProps = props({ list: [] })
  const { user } = await renderInLanguage(<SavedScreen {...screenProps} />, language)
  expect(names()).toEqual([title])
  await user.click(screen.getByRole('button', { name: action }))
  expect(screenProps.onFindListings).toHaveBeenCalledOnce()
})

test('an empty filter leads back to the whole list', async () => {
  const { user } = await renderInLanguage(<SavedScreen {...props({ list: [savedListing] })} />)
  await user.click(screen.getByRole('radio', { name: 'Responded (0)' }))
  expect(names()).toEqual(['No one has answered yet. You can call them too.'])
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(names()).toEqual(['Kept Place'])
})
