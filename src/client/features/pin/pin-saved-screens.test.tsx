// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInLanguage } from '#testing/render.tsx'
import { PinConfirmationScreen, type PinConfirmationScreenProps } from './pin-confirmation-screen.tsx'
import { PinPromptScreen } from './pin-prompt-screen.tsx'

const orleans = { state: 'LA', county: 'Orleans Parish' }
const noop = () => undefined

const confirmation = (changes: Partial<PinConfirmationScreenProps> = {}) => (
  <PinConfirmationScreen
    words={['apple', 'river', 'stone']}
    location={orleans}
    mode="shared"
    isWeak={false}
    onPrint={noop}
    onContinue={noop}
    {...changes}
  />
)

test.each([
  ['en', 'Resources Found!', '12 places in Orleans Parish, LA', ['Create PIN', 'View My Resources', 'No Thanks']],
  ['es', '¡Hay ayuda para usted!', '12 lugares en Orleans Parish, LA', ['Crear un PIN', 'Ver mi ayuda', 'No, gracias']],
] as const)('in %s the offer tells how many places and where', async (language, title, count, buttons) => {
  const handlers = { onCreate: vi.fn(), onView: vi.fn(), onNoThanks: vi.fn() }
  const { user } = await renderInLanguage(<PinPromptScreen count={12} location={orleans} {...handlers} />, language)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByText(count)).toBeTruthy()
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(buttons)
  for (const button of screen.getAllByRole('button')) await user.click(button)
  for (const handler of Object.values(handlers)) expect(handler).toHaveBeenCalledOnce()
})

test('one place is one place', async () => {
  const handlers = { onCreate: noop, onView: noop, onNoThanks: noop }
  await renderInLanguage(<PinPromptScreen count={1} location={orleans} {...handlers} />)
  expect(screen.getByText('1 place in Orleans Parish, LA')).toBeTruthy()
})

test.each([
  ['en', 'Progress Saved', 'Write these on paper, print them, or take a photo with your own phone.', 'Continue'],
  ['es', 'Su avance está guardado', 'Escriba o imprima estas palabras. O tome una foto con su teléfono.', 'Seguir'],
] as const)('in %s the three words stand in their order, with what to do', async (language, title, message, go) => {
  const onContinue = vi.fn()
  const { user } = await renderInLanguage(confirmation({ onContinue }), language)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['apple', 'river', 'stone'])
  expect(screen.getByText(message)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: go }))
  expect(onContinue).toHaveBeenCalledOnce()
})

test('on paper there are the words and nothing else', async () => {
  const onPrint = vi.fn()
  const { user, container } = await renderInLanguage(confirmation({ onPrint }))
  await user.click(screen.getByRole('button', { name: 'Print the words' }))
  expect(onPrint).toHaveBeenCalledOnce()
  for (const hidden of container.querySelectorAll('[data-print="hide"]')) hidden.remove()
  expect(container.textContent).toBe('Your three wordsappleriverstoneKeep this paper safe.')
})

test.each([
  ['own', false, 'On this device, your PIN and your county are enough.'],
  ['shared', false, "This device is shared, so you'll need the words here too."],
  ['own', true, "Your PIN is easy to guess. The words keep your list safe. On another device you'll need them."],
] as const)(
  'on a device that is %s, easy PIN %s: it is told when the words are needed',
  async (mode, isWeak, message) => {
    await renderInLanguage(confirmation({ mode, isWeak }))
    expect(screen.getByText(message)).toBeTruthy()
  },
)

test('a word has its picture where there is one', async () => {
  await renderInLanguage(confirmation({ getPicture: (word) => (word === 'apple' ? '🍎' : null) }))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['🍎apple', 'river', 'stone'])
})
