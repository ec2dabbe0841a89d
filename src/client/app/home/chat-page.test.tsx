// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chat as en } from '#content/en/chat.ts'
import { crisisCard as card } from '#content/en/crisis-card.ts'
import { votes } from '#content/en/votes.ts'
import { chat as es } from '#content/es/chat.ts'
import { crisisCard as spanishCard } from '#content/es/crisis-card.ts'
import { housing } from '#content/prompts/housing.ts'
import type { ChatFailure } from '#domain/chat/failure.ts'
import type { Language } from '#domain/language.ts'
import { maxVoiceRestarts, voiceRestartDelayMs } from '#domain/voice/voice.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { clearAll, readKey, writeKey } from '#client/platform/storage/storage.ts'
import { forgetVisitorSession } from '#client/platform/visitor/visitor-session.ts'
import { conversation, newId, pinnedCrisis } from '#client/state/chat/chat.ts'
import { chatDraft } from '#client/state/chat/chat-draft.ts'
import { loadSending } from '#client/features/chat/use-chat.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { openScreen } from '#client/state/navigation/navigation.ts'
import { fakeRecognizer } from '#testing/fake-recognizer.ts'
import { fakeReggie } from '#testing/fake-reggie.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { ChatPage } from './chat-page.tsx'

let reggie: ReturnType<typeof fakeReggie>

beforeEach(() => {
  forgetVisitorSession()
  conversation.send({ type: 'newChat', id: newId(), isPrivate: false })
  pinnedCrisis.send({ type: 'dismissed' })
  chatDraft.send({ type: 'cleared' })
  clearAll()
  reggie = fakeReggie()
})

afterEach(() => {
  vi.useRealTimers()
})

const words = { en, es }
const languages = ['en', 'es'] as const
const shortcuts = ['toolUp', 'getInMotion', 'layFoundation', 'createValue', 'ownMindset', 'housing'] as const
const box = (text: typeof en | typeof es = en) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: text.input })
const button = (name: string) => screen.getByRole('button', { name })
const announced = () => document.querySelector('[data-announcer]')?.textContent

async function open(language: Language = 'en') {
  openScreen('chat')
  await loadSending()
  return renderInLanguage(<ChatPage />, language)
}

async function ask(text: string, reply: unknown = { success: true, reply: 'Yes.' }) {
  fireEvent.change(box(), { target: { value: text } })
  fireEvent.click(button('Send'))
  await act(async () => reggie.answer(reply))
  await vi.waitFor(() => expect(conversation.get().phase).toBe('ready'))
}

test.each(languages)('in %s an empty chat greets, says it is an AI, and offers its topics', async (language) => {
  const text = words[language]
  await open(language)
  expect(screen.getByRole('heading', { level: 1, name: text.title })).toBeDefined()
  expect(screen.getByText(text.about)).toBeDefined()
  expect(screen.getByText(text.greeting)).toBeDefined()
  const intro = screen.getByRole('region', { name: text.intro.title })
  expect(within(intro).getAllByRole('button')).toHaveLength(8)
  for (const figure of ['24/7', '50', language === 'en' ? '1000s' : 'Miles'])
    expect(within(intro).getByText(figure)).toBeDefined()
  const shortcutButtons = within(screen.getByRole('list', { name: text.shortcuts })).getAllByRole('button')
  expect(shortcutButtons.map((shortcut) => shortcut.textContent)).toEqual(shortcuts.map((key) => text.modules[key]))
  expect(screen.queryByRole('button', { name: text.newChat })).toBeNull()
})

test.each(languages)('in %s a question is sent, waited for and answered, and told once', async (language) => {
  const text = words[language]
  const { user } = await open(language)
  await user.type(box(text), 'Necesito ID{Enter}')
  expect(box(text).value).toBe('')
  expect(screen.getByText(text.waiting.label)).toBeDefined()
  expect(reggie.asked[0]?.body.language).toBe(language)
  await act(async () => reggie.answer({ success: true, reply: '**Uno** dos' }))
  expect((await screen.findByText('Uno')).tagName).toBe('STRONG')
  expect(screen.queryByText(text.waiting.label)).toBeNull()
  expect(announced()).toBe('Uno dos')
  expect(screen.getByRole('button', { name: text.newChat })).toBeDefined()
})

test('what was told leaves again, so that the answer is found once, in the talk', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await open()
  await ask('Hi')
  expect(announced()).toBe('Yes.')
  act(() => void vi.advanceTimersByTime(10_000))
  expect(announced()).toBe('')
  expect(screen.getAllByText('Yes.')).toHaveLength(1)
})

const failures: [ChatFailure, () => void][] = [
  ['connection', () => reggie.lose()],
  ['timeout', () => reggie.answer({ success: false, error: 'timeout' }, { status: 504 })],
  ['busy', () => reggie.answer({ success: false, code: 'rate_limit', error: 'rate_limit' }, { status: 429 })],
  ['technical', () => reggie.answer({ success: false, error: 'no' }, { status: 500 })],
]
test.each(failures.flatMap(([cause, fail]) => languages.map((language) => ({ cause, fail, language }))))(
  'in $language the failure “$cause” is said in its words, and Try again asks again',
  async ({ cause, fail, language }) => {
    const text = words[language]
    const { user } = await open(language)
    await user.type(box(text), 'Hi{Enter}')
    await act(async () => fail())
    const sentence = cause === 'unusable' ? text.greeting : text.errors[cause]
    expect((await screen.findAllByText(sentence)).length).toBe(2)
    expect(announced()).toBe(sentence)
    await user.click(button(text.retry))
    expect(reggie.asked).toHaveLength(2)
    await act(async () => reggie.answer({ success: true, reply: 'Bien.' }))
    expect((await screen.findAllByText('Bien.')).length).toBe(2)
    expect(screen.queryByText(sentence)).toBeNull()
  },
)

test('an answer that cannot be used is met with the greeting', async () => {
  await open()
  await ask('Hi', { success: true, reply: '' })
  expect(screen.getAllByText(en.greeting).length).toBe(2)
})

test('the browser gives up after 30 seconds, with a word at 10 and 20', async () => {
  await open()
  vi.useFakeTimers()
  fireEvent.change(box(), { target: { value: 'Hi' } })
  fireEvent.click(button('Send'))
  await act(() => vi.advanceTimersByTimeAsync(9_999))
  expect(screen.queryByText(en.waiting.message1)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText(en.waiting.message1)).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText(en.waiting.message2)).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getAllByText(en.errors.slow).length).toBe(2)
})

test('Shift+Enter makes a line, Enter that ends a composed word does not send', async () => {
  const { user } = await open()
  await user.type(box(), 'one{Shift>}{Enter}{/Shift}two')
  expect(box().value).toBe('one\ntwo')
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 })
  expect(reggie.asked).toEqual([])
  await user.keyboard('{Enter}')
  expect(reggie.asked[0]?.body.messages).toEqual([{ role: 'user', content: 'one\ntwo' }])
})

test('while an answer is awaited a second question stays in the box, and Stop ends the wait', async () => {
  const { user } = await open()
  await user.type(box(), 'first{Enter}second{Enter}')
  expect([reggie.asked.length, box().value]).toEqual([1, 'second'])
  const stream = reggie.stream()
  stream.tell({ type: 'text', text: 'Half an' })
  expect(await screen.findByText('Half an')).toBeDefined()
  expect(announced()).toBe('')
  await user.click(button('Stop'))
  expect(screen.getByText(en.stopped)).toBeDefined()
  expect(screen.getAllByText('Half an').length).toBe(2)
  await user.click(button('Send'))
  expect(reggie.asked[1]?.body.messages.at(-1)).toEqual({ role: 'user', content: 'second' })
})

test('two Enters at once ask once', async () => {
  await open()
  fireEvent.change(box(), { target: { value: 'Hi' } })
  act(() => {
    for (let press = 0; press < 2; press += 1) {
      box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    }
  })
  expect(reggie.asked.map(({ body }) => body.messages)).toEqual([[{ role: 'user', content: 'Hi' }]])
})

test('nothing is sent that is blank or too long; the characters too many are told', async () => {
  const { user } = await open()
  fireEvent.change(box(), { target: { value: ' \n\t ' } })
  expect(button('Send').getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button('Send'))
  fireEvent.keyDown(box(), { key: 'Enter' })
  fireEvent.change(box(), { target: { value: 'x'.repeat(4_003) } })
  expect(screen.getByText("That's 3 characters too many. Please make it shorter.")).toBeDefined()
  fireEvent.click(button('Send'))
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(reggie.asked).toEqual([])
  expect(box().value).toHaveLength(4_003)
  expect(screen.getByText(en.greeting)).toBeDefined()

  fireEvent.change(box(), { target: { value: 'x'.repeat(4_000) } })
  expect(screen.getByText('0 characters left')).toBeDefined()
  await user.click(button('Send'))
  expect(reggie.asked[0]?.body.messages).toEqual([{ role: 'user', content: 'x'.repeat(4_000) }])
})

test('script in a question, a reply, a source or a follow-up stays text', async () => {
  const attack = '<script>window.wasAttacked=1</script><img src=x onerror="window.wasAttacked=1">'
  const url = 'javascript:window.wasAttacked=1'
  await open()
  await ask(attack, {
    success: true,
    reply: `**Here** ${attack} [tap](${url})`,
    followUps: [attack],
    sources: [{ id: 's', kind: 'guide', title: attack, url, checkedOn: null }],
  })
  const logText = screen.getByRole('group', { name: en.log }).textContent ?? ''
  // The question, the reply and the source; the follow-up is above the box.
  expect(logText.split(attack)).toHaveLength(4)
  expect(screen.getByRole('list', { name: en.followUps }).textContent).toBe(attack)
  expect(document.querySelector('[href^="javascript"], script, img[src="x"]')).toBeNull()
  expect('wasAttacked' in window).toBe(false)
  expect(readKey('reggie-chat-sessions')[0]?.messages).toHaveLength(2)
})

test('links go out in a new tab, phones do not, and HTML stays text', async () => {
  await open()
  await ask('Hi', { success: true, reply: '[SSA](https://www.ssa.gov) or call 2-1-1 <img src=x onerror=alert(1)>' })
  const out = screen.getByRole('link', { name: /SSA/ })
  expect([out.getAttribute('target'), out.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer nofollow'])
  const phone = screen.getByRole('link', { name: '2-1-1' })
  expect([phone.getAttribute('href'), phone.getAttribute('target')]).toEqual(['tel:211', null])
  expect(document.querySelector('img')).toBeNull()
})

test('an address is shown without its “https://”, so that it fits on a phone', async () => {
  await open()
  await ask('Hi', { success: true, reply: 'Find one: https://findahealthcenter.hrsa.gov' })
  const link = await screen.findByRole('link', { name: /^findahealthcenter\.hrsa\.gov/ })
  expect(link.getAttribute('href')).toMatch(/^https:\/\/findahealthcenter\.hrsa\.gov\/?$/)
})

test('sources say when they were checked, and a follow-up is asked by one tap', async () => {
  const { user } = await open()
  const source = { id: 'g', kind: 'guide', title: 'Vital Records', url: 'https://a.gov/b', checkedOn: '2026-11-15' }
  await ask('Hi', { success: true, reply: 'Yes.', followUps: ['Is it free?'], sources: [source] })
  const sources = screen.getByRole('list', { name: en.sources })
  expect(sources.textContent).toContain('checked Nov 2026')
  expect(within(sources).getByRole('link').getAttribute('href')).toBe('https://a.gov/b')
  fireEvent.change(box(), { target: { value: 'my draft' } })
  await user.click(button('Is it free?'))
  expect(reggie.asked[1]?.body.messages.at(-1)?.content).toBe('Is it free?')
  expect(box().value).toBe('my draft')
})

test('in a running chat the topics stand behind one button, and a follow-up leaves with its answer', async () => {
  const { user } = await open()
  await ask('Hi', { success: true, reply: 'Yes.', followUps: ['Is it free?'] })
  expect(screen.queryByRole('list', { name: en.shortcuts })).toBeNull()
  const topics = button(en.topics)
  await user.click(topics)
  expect(topics.getAttribute('aria-expanded')).toBe('true')
  expect(within(screen.getByRole('list', { name: en.shortcuts })).getAllByRole('button')).toHaveLength(6)
  expect(screen.queryByRole('list', { name: en.followUps })).toBeNull()
  await user.click(within(screen.getByRole('list', { name: en.shortcuts })).getByRole('button', { name: 'Housing' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(box()))
  expect(screen.queryByRole('list', { name: en.shortcuts })).toBeNull()
  await user.click(button('Is it free?'))
  expect(screen.queryByRole('list', { name: en.followUps })).toBeNull()
})

test('a place in an answer is a card with its call; a number never breaks', async () => {
  await open()
  const reply = '- **Clinic**: (323) 344-9255, ext. 12 · 4137 Verdugo Rd · Open now\n- **Help**: ask, then call 2-1-1'
  await ask('Hi', { success: true, reply })
  const [clinic, help] = within(screen.getByRole('group', { name: en.log })).getAllByText(/^(Clinic|Help)$/)
  const card = clinic?.closest('li')
  expect(card?.querySelector('a')?.textContent).toBe('Call (323) 344-9255, ext. 12')
  expect(card?.querySelector('.chat-number')?.textContent).toBe('(323) 344-9255')
  expect(card?.querySelector('p')?.textContent).toBe('4137 Verdugo Rd · Open now')
  expect(help?.closest('li')?.textContent).toBe('Help: ask, then call 2-1-1')
})

test.each([
  [844, '3'],
  [699, '1'],
])('at %i px of height the box starts with %s rows', async (height, rows) => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: height >= Number(/min-height: (\d+)px/.exec(query)?.[1]) }),
  )
  await open()
  expect(box().getAttribute('rows')).toBe(rows)
})

test('each answer has its own question whether it helped', async () => {
  await open()
  await ask('One')
  await ask('Two')
  expect(screen.getAllByText('Did this answer help?')).toHaveLength(2)
})

test('a topic fills the box with its next question and puts the cursor there', async () => {
  const { user } = await open()
  await user.click(within(screen.getByRole('list', { name: en.shortcuts })).getByRole('button', { name: 'Housing' }))
  await vi.waitFor(() => expect(box().value).toBe(housing.en[0]))
  await vi.waitFor(() => expect(document.activeElement).toBe(box()))
  await user.click(within(screen.getByRole('list', { name: en.shortcuts })).getByRole('button', { name: 'Housing' }))
  await vi.waitFor(() => expect(box().value).toBe(housing.en[1]))
})

test('the tone goes with the question', async () => {
  const { user } = await open()
  await user.click(button(en.settings))
  await user.click(await screen.findByRole('radio', { name: 'Just the facts' }))
  await ask('Hi')
  expect(reggie.asked[0]?.body.tone).toBe('facts')
  await user.click(screen.getByRole('radio', { name: 'Warm' }))
})

test('a chat without a trace leaves storage as it was', async () => {
  const { user } = await open()
  const before = { ...localStorage, ...sessionStorage }
  await user.click(button(en.settings))
  await user.click(await screen.findByRole('checkbox', { name: 'Leave no trace' }))
  expect(screen.getByText(en.noTrace.on)).toBeDefined()
  await user.click(button('Close'))
  expect(screen.getByText(en.noTrace.talk)).toBeDefined()
  await ask('My secret')
  expect({ ...localStorage, ...sessionStorage }).toEqual(before)
  expect(readKey('reggie-chat-sessions')).toEqual([])
})

test('an answer may be judged, the reply to danger may not', async () => {
  await open()
  await ask('Where can I get an ID?')
  await screen.findByRole('button', { name: votes.up })
  await ask('I am not safe', { success: true, reply: 'I am glad.', crisis: { kind: 'being_hurt', level: 'support' } })
  expect(screen.getAllByRole('button', { name: votes.up })).toHaveLength(1)
})

test('words of a crisis bring the card without a network; it stays until it is put away', async () => {
  const { user } = await open()
  const { title } = card.kinds.self_harm
  await user.type(box(), 'I want to kill myself')
  await user.keyboard('{Enter}')
  // No waiting here: everything the card needs was loaded with the chat.
  const crisisRegion = screen.getByRole('region', { name: title })
  const links = within(crisisRegion)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(links).toEqual(['tel:988', 'sms:988', 'tel:911', 'tel:988'])
  expect(within(crisisRegion).getByText(card.kinds.self_harm.question)).toBeDefined()
  await act(async () => reggie.lose())
  await ask('thanks')
  expect(screen.getByRole('region', { name: title })).toBeDefined()
  await user.click(button(card.dismiss))
  expect(screen.queryByRole('region', { name: title })).toBeNull()
})

test('the card in Spanish names the key and the word that bring Spanish, and only where the line has them', async () => {
  const { user } = await open('es')
  await user.type(box(es), 'me quiero matar')
  await user.keyboard('{Enter}')
  const crisisRegion = screen.getByRole('region', { name: spanishCard.kinds.self_harm.title })
  expect(
    within(crisisRegion)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Llamar: 988, oprima 2', 'Escriba AYUDA al 988', 'Llamar: 911', spanishCard.veteran])
})

test('Back goes to welcome and takes the chat-mode flag away', async () => {
  const { user } = await open()
  expect(readKey('chatModeActive')).toBe(true)
  await user.click(button(en.back))
  expect([mainSession.get().screen, readKey('chatModeActive')]).toEqual(['welcome', false])
})

test('the history lists talks newest first and opens, deletes and starts them', async () => {
  const session = (id: string, minutes: number) => ({
    id,
    title: id,
    lastUpdated: Date.now() - minutes * 60_000,
    messages: [
      { role: 'user' as const, content: `${id} question` },
      { role: 'assistant' as const, content: `${id} answer` },
    ],
  })
  writeKey('reggie-chat-sessions', [session('Older', 9), session('Newer', 3)])
  const { user } = await open()
  await user.click(button(en.history))
  await screen.findByRole('list', { name: en.past.list })
  const list = () => screen.getByRole('list', { name: en.past.list })
  expect(
    within(list())
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringMatching(/^Newer.*2 messages/), expect.stringMatching(/^Older.*2 messages/)])
  expect(within(screen.getByRole('list', { name: en.past.topics })).getAllByRole('button')).toHaveLength(6)
  await user.click(within(list()).getByRole('button', { name: /^Older/ }))
  expect(screen.getByText('Older question')).toBeDefined()
  await user.click(button(en.history))
  await user.click(await screen.findByRole('button', { name: 'Delete chat: Older' }))
  expect(readKey('reggie-chat-sessions').map(({ id }) => id)).toEqual(['Newer'])
  expect(screen.queryByText('Older question')).toBeNull()
  await user.click(button(en.past.startNew))
  expect(screen.getByText(en.greeting)).toBeDefined()
})

function ToSpanish() {
  const { setLanguage } = useLanguage()
  return (
    <button type="button" onClick={() => void setLanguage('es')}>
      es
    </button>
  )
}

test('the greeting follows the language', async () => {
  const { user } = await renderInLanguage(
    <>
      <ChatPage />
      <ToSpanish />
    </>,
  )
  expect(screen.getByText(en.greeting)).toBeDefined()
  await user.click(button('es'))
  expect(await screen.findByText(es.greeting)).toBeDefined()
})

test('before the first word is spoken the privacy line stands there; then speech joins what is written', async () => {
  const { made, current } = fakeRecognizer()
  const { user } = await open()
  await user.type(box(), 'I need')
  await user.click(button(en.voice.start))
  expect([screen.queryByText(en.voice.privacy) !== null, made.length]).toEqual([true, 0])
  await user.click(button(en.voice.typeInstead))
  expect([screen.queryByText(en.voice.privacy), made.length]).toEqual([null, 0])
  expect(document.activeElement).toBe(box())

  await user.click(button(en.voice.start))
  await user.click(button(en.voice.agree))
  expect(screen.getByText(en.voice.listening)).toBeDefined()
  act(() => current().say(' a bed '))
  expect(box().value).toBe('I need a bed')
  await user.click(button('Send'))
  act(() => current().say('not heard'))
  expect(box().value).toBe('')
  await act(async () => reggie.answer({ success: true, reply: 'Yes.' }))
  await vi.waitFor(() => expect(conversation.get().phase).toBe('ready'))
  act(() => current().say('heard again'))
  expect(box().value).toBe('heard again')
  await user.click(button(en.voice.stop))
  expect([screen.queryByText(en.voice.listening), current().isOn]).toEqual([null, false])

  await user.click(button(en.voice.start))
  expect(screen.getByText(en.voice.listening)).toBeDefined()
  expect(screen.queryByText(en.voice.privacy)).toBeNull()
})

test.each(languages)('in %s a silent recognizer is tried again in words, then the box takes over', async (language) => {
  const { voice } = words[language]
  const { made, current } = fakeRecognizer()
  const { user } = await open(language)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(button(voice.start))
  for (let restart = 1; restart <= maxVoiceRestarts; restart += 1) {
    act(() => current().end())
    expect(screen.getByText(voice.retrying)).toBeDefined()
    act(() => void vi.advanceTimersByTime(voiceRestartDelayMs))
    expect(screen.getByText(voice.listening)).toBeDefined()
    expect(made).toHaveLength(restart + 1)
  }
  act(() => current().end())
  vi.useRealTimers()
  expect(screen.getByText(voice.broken)).toBeDefined()
  expect(document.activeElement).toBe(box(words[language]))
  await user.type(box(words[language]), 'Hi{Enter}')
  expect(reggie.asked[0]?.body.messages).toEqual([{ role: 'user', content: 'Hi' }])
})

test('whoever leaves the chat is not listened to any more', async () => {
  const { current } = fakeRecognizer()
  const { user, unmount } = await open()
  await user.click(button(en.voice.start))
  expect(current().isOn).toBe(true)
  unmount()
  expect(current().isOn).toBe(false)
})

test.each([
  ['en', 'service-not-allowed', en.voice.refused],
  ['es', 'service-not-allowed', es.voice.refused],
  ['en', 'not-allowed', en.voice.broken],
  ['es', 'not-allowed', es.voice.broken],
] as const)('in %s a voice that fails with %s asks to type, in the box', async (language, error, sentence) => {
  const { current } = fakeRecognizer()
  const { user } = await open(language)
  await user.click(button(words[language].voice.start))
  act(() => current().fail(error))
  expect(screen.getByText(sentence)).toBeDefined()
  expect(document.activeElement).toBe(box(words[language]))
})

test('a browser without speech says so and leaves the box to type in', async () => {
  const { user } = await open()
  await user.click(button(en.voice.start))
  expect(screen.getByText(`Your browser doesn't support speech recognition`)).toBeDefined()
  expect(document.activeElement).toBe(box())
  await user.keyboard('Hi{Enter}')
  expect(reggie.asked[0]?.body.messages).toEqual([{ role: 'user', content: 'Hi' }])
})
