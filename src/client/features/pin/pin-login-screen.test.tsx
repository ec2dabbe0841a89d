// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { initialPinEntry } from '#domain/pin/entry.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { PinLockedScreen } from './pin-locked-screen.tsx'
import { PinLoginScreen, type PinLoginScreenProps } from './pin-login-screen.tsx'

const orleans = { state: 'LA', county: 'Orleans Parish' }

async function draw(language: 'en' | 'es', changes: Partial<PinLoginScreenProps> = {}) {
  const screenProps: PinLoginScreenProps = {
    entry: initialPinEntry,
    location: orleans,
    loadCounties: async () => ['Orleans Parish'],
    onSubmit: vi.fn(),
    onCancel: vi.fn(),
    onStartFresh: vi.fn(),
    onBack: vi.fn(),
    ...changes,
  }
  const view = await renderInLanguage(<PinLoginScreen {...screenProps} />, language)
  return { ...view, screenProps, pin: screen.getByLabelText<HTMLInputElement>('PIN') }
}

test.each([
  ['en', 'Open my list', ['PIN is required', 'State is required', 'County is required']],
  ['es', 'Abrir mi lista', ['El PIN es obligatorio', 'El estado es obligatorio', 'El condado es obligatorio']],
] as const)('in %s an empty form is told field by field and not sent', async (language, submit, errors) => {
  const { user, screenProps } = await draw(language, { location: null })
  await user.click(screen.getByRole('button', { name: submit }))
  for (const sentence of errors) expect(screen.getByText(sentence)).toBeTruthy()
  expect(screenProps.onSubmit).not.toHaveBeenCalled()
})

test.each([
  ['en', 'PIN must be 4-6 digits'],
  ['es', 'El PIN debe tener de 4 a 6 números'],
] as const)('in %s a short PIN is told', async (language, message) => {
  const { user, pin } = await draw(language)
  await user.type(pin, '12{Enter}')
  expect(screen.getByText(message)).toBeTruthy()
})

test.each([
  ['en', 'New York'],
  ['es', 'Nueva York'],
  ['es', 'NY'],
] as const)('in %s the state is found as %s', async (language, typed) => {
  const { user, screenProps, pin } = await draw(language, {
    location: null,
    loadCounties: async () => ['Kings County'],
  })
  const [state, county] = screen.getAllByRole('combobox')
  await user.type(state as HTMLElement, `${typed}{Enter}`)
  await user.type(county as HTMLElement, 'kings{Enter}')
  await user.type(pin, '407183{Enter}')
  expect(vi.mocked(screenProps.onSubmit).mock.calls[0]?.[0].location).toEqual({ state: 'NY', county: 'Kings County' })
})

test('PIN and place are enough to try', async () => {
  const { user, screenProps, pin } = await draw('en')
  expect(pin).toMatchObject({ type: 'password', inputMode: 'numeric', maxLength: 6, autocomplete: 'current-password' })
  await user.type(pin, '407183{Enter}')
  expect(vi.mocked(screenProps.onSubmit).mock.calls).toEqual([[{ pin: '407183', location: orleans, words: [] }]])
})

test('the three words are one tap away and sent in their order', async () => {
  const { user, screenProps, pin } = await draw('en')
  await user.type(pin, '407183')
  await user.click(screen.getByRole('button', { name: 'I have my three words' }))
  const field = screen.getByLabelText<HTMLInputElement>('Your three words')
  expect([document.activeElement === field, field.autocomplete]).toEqual([true, 'off'])
  await user.type(field, 'Apple, river, stone{Enter}')
  expect(vi.mocked(screenProps.onSubmit).mock.calls[0]?.[0].words).toEqual(['Apple', 'river', 'stone'])
})

test.each([
  ['en', 'Your three words', 'Please write all three words, in order. Or leave this empty.'],
  ['es', 'Sus tres palabras', 'Escriba las tres palabras en orden. O deje esto en blanco.'],
] as const)('in %s two words are not sent', async (language, label, message) => {
  const { user, screenProps, pin } = await draw(language, {
    entry: { phase: 'entry', needsWords: true, refusal: null },
  })
  await user.type(pin, '407183')
  await user.type(screen.getByLabelText(label), 'apple river{Enter}')
  expect(screen.getByText(message)).toBeTruthy()
  expect(screenProps.onSubmit).not.toHaveBeenCalled()
})

test.each([
  ['en', "In this county, a PIN alone isn't enough on a new device. Please add your three words.", 'Your three words'],
  [
    'es',
    'En su condado no basta con el PIN si entra desde un teléfono nuevo. Ponga también sus tres palabras.',
    'Sus tres palabras',
  ],
] as const)('in %s, where words are needed, their field is open', async (language, message, label) => {
  await draw(language, { entry: { phase: 'entry', needsWords: true, refusal: { cause: 'incorrect' } } })
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.getByLabelText(label)).toBeTruthy()
})

test('where words are needed, a known device may still try without them', async () => {
  const { user, screenProps, pin } = await draw('en', { entry: { phase: 'entry', needsWords: true, refusal: null } })
  await user.type(pin, '407183{Enter}')
  expect(screenProps.onSubmit).toHaveBeenCalledOnce()
})

test.each([
  ['en', { cause: 'incorrect' }, 'Incorrect PIN or location. Please try again.'],
  ['es', { cause: 'incorrect' }, 'El PIN o el lugar no es correcto. Intente de nuevo.'],
  ['en', { cause: 'failed' }, 'Login failed. Please try again.'],
  ['es', { cause: 'failed' }, 'No se pudo entrar. Por favor, intente de nuevo.'],
  ['en', { cause: 'failed', sentence: 'Too fast.' }, 'Too fast.'],
] as const)('in %s %o is told', async (language, refusal, message) => {
  await draw(language, { entry: { phase: 'entry', needsWords: false, refusal } })
  expect(screen.getByRole('alert').textContent).toBe(message)
})

test.each([
  ['en', "One moment. We're checking that you're a person. It can take a few seconds."],
  ['es', 'Un momento. Comprobamos que usted es una persona. Puede tardar unos segundos.'],
] as const)('in %s the work asked for takes a moment', async (language, message) => {
  await draw(language, { entry: { phase: 'checking', needsWords: false, isProving: true } })
  expect(screen.getByText(message)).toBeTruthy()
})

test.each([
  ['en', 'Start Fresh', 'Back', /No one can/],
  ['es', 'Empezar de nuevo', 'Atrás', /Nadie puede/],
] as const)('in %s there is a way on for whoever lost the PIN', async (language, fresh, back, truth) => {
  const { user, screenProps } = await draw(language)
  expect(screen.getByText(truth)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: fresh }))
  await user.click(screen.getByRole('button', { name: back }))
  expect([screenProps.onStartFresh, screenProps.onBack].map((handler) => vi.mocked(handler).mock.calls.length)).toEqual(
    [1, 1],
  )
})

test.each([
  ['en', 'PIN entry temporarily locked for your security. Try again in 10 minutes.', 'Call 2-1-1', 'Start Fresh'],
  [
    'es',
    'Por su seguridad, el PIN está bloqueado por un tiempo. Intente de nuevo en 10 minutos.',
    'Llame al 2-1-1',
    'Empezar de nuevo',
  ],
] as const)('in %s the locked screen says how long and what else there is', async (language, message, call, fresh) => {
  const ways = { onTryAgain: vi.fn(), onUseWords: vi.fn(), onStartFresh: vi.fn(), onBack: vi.fn() }
  const { user } = await renderInLanguage(<PinLockedScreen {...ways} canTryAgain={false} />, language)
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.getByRole('link', { name: call }).getAttribute('href')).toBe('tel:211')
  expect(screen.getAllByRole('button')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: fresh }))
  expect(ways.onStartFresh).toHaveBeenCalledOnce()
})

test('the locked screen offers the words, which no lock stops', async () => {
  const onUseWords = vi.fn()
  const noop = () => undefined
  const { user } = await renderInLanguage(
    <PinLockedScreen canTryAgain={false} onTryAgain={noop} onUseWords={onUseWords} onStartFresh={noop} onBack={noop} />,
    'es',
  )
  await user.click(screen.getByRole('button', { name: 'Tengo mis tres palabras' }))
  expect(onUseWords).toHaveBeenCalledOnce()
})

test('after the ten minutes one can try again', async () => {
  const onTryAgain = vi.fn()
  const noop = () => undefined
  const { user } = await renderInLanguage(
    <PinLockedScreen canTryAgain onTryAgain={onTryAgain} onUseWords={noop} onStartFresh={noop} onBack={noop} />,
    'en',
  )
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(onTryAgain).toHaveBeenCalledOnce()
})
