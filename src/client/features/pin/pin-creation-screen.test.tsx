// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInLanguage } from '#testing/render.tsx'
import { PinCreationScreen, type PinCreationScreenProps } from './pin-creation-screen.tsx'

const orleans = { state: 'LA', county: 'Orleans Parish' }

function props(changes: Partial<PinCreationScreenProps> = {}): PinCreationScreenProps {
  return {
    saving: { phase: 'entry', failure: null },
    location: orleans,
    sensitiveNeeds: [],
    deviceQuestion: null,
    loadCounties: async () => ['Orleans Parish', 'Caddo Parish'],
    onPick: async () => '407183',
    onSubmit: vi.fn(),
    onChange: vi.fn(),
    onCancel: vi.fn(),
    onBack: vi.fn(),
    ...changes,
  }
}

const labels = {
  en: { pin: 'PIN', confirm: 'Confirm PIN', submit: 'Save my progress', show: 'Show PIN' },
  es: { pin: 'PIN', confirm: 'Confirme el PIN', submit: 'Guardar mi avance', show: 'Mostrar el PIN' },
} as const

async function draw(language: 'en' | 'es', changes: Partial<PinCreationScreenProps> = {}) {
  const screenProps = props(changes)
  const { user } = await renderInLanguage(<PinCreationScreen {...screenProps} />, language)
  const words = labels[language]
  return {
    screenProps,
    user,
    pin: screen.getByLabelText<HTMLInputElement>(words.pin),
    confirmation: screen.getByLabelText<HTMLInputElement>(words.confirm),
    submit: () => user.click(screen.getByRole('button', { name: words.submit })),
  }
}

const readError = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent

test.each([
  ['en', '', '', 'PIN is required', 'Please confirm your PIN'],
  ['en', '123', '123', 'PIN must be 4-6 digits', undefined],
  ['en', '12a4', '12a4', 'PIN must be 4-6 digits', undefined],
  ['en', '407183', '407138', undefined, 'PINs do not match'],
  ['es', '', '', 'El PIN es obligatorio', 'Confirme su PIN'],
  ['es', '123', '123', 'El PIN debe tener de 4 a 6 números', undefined],
  ['es', '407183', '407138', undefined, 'Los PIN no son iguales'],
] as const)('%s, PIN "%s" and "%s": told inline, nothing sent', async (language, typedPin, other, ...errors) => {
  const { screenProps, user, pin, confirmation, submit } = await draw(language)
  if (typedPin) await user.type(pin, typedPin)
  if (other) await user.type(confirmation, other)
  await submit()
  expect([readError(pin), readError(confirmation)]).toEqual(errors)
  expect(screenProps.onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(errors[0] ? pin : confirmation)
})

test.each([
  ['en', 'State is required', 'County is required'],
  ['es', 'El estado es obligatorio', 'El condado es obligatorio'],
] as const)('in %s an unknown place is asked for', async (language, state, county) => {
  const { screenProps, submit } = await draw(language, { location: null })
  await submit()
  expect([screen.getByText(state), screen.getByText(county)]).toHaveLength(2)
  expect(screenProps.onSubmit).not.toHaveBeenCalled()
})

test('no problem is told before the first try', async () => {
  const { user, pin } = await draw('en')
  await user.type(pin, '1')
  expect(pin.getAttribute('aria-invalid')).toBeNull()
})

test('a good form is sent once, with the known place', async () => {
  const { screenProps, user, pin, confirmation } = await draw('en')
  await user.type(pin, '407183')
  await user.type(confirmation, '407183{Enter}')
  const form = { pin: '407183', confirmation: '407183', location: orleans, leftOut: new Set() }
  expect(vi.mocked(screenProps.onSubmit).mock.calls).toEqual([[form, { useAnyway: false }]])
})

test('the known place can be changed; another state clears the county', async () => {
  const { screenProps, user, pin, confirmation, submit } = await draw('en')
  await user.type(pin, '407183')
  await user.type(confirmation, '407183')
  await user.click(screen.getByRole('button', { name: 'Change the county' }))
  await user.type(screen.getByRole('combobox', { name: 'State' }), '{Control>}a{/Control}Texas{Enter}')
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'County' }).value).toBe('')
  await user.type(screen.getByRole('combobox', { name: 'County' }), 'Caddo{Enter}')
  await submit()
  expect(vi.mocked(screenProps.onSubmit).mock.calls[0]?.[0].location).toEqual({ state: 'TX', county: 'Caddo Parish' })
})

test('when the counties cannot be loaded the name is typed by hand', async () => {
  const { user } = await draw('en', { location: null, loadCounties: () => Promise.reject(new Error('offline')) })
  await user.type(screen.getByRole('combobox', { name: 'State' }), 'Texas{Enter}')
  await user.type(await screen.findByRole('textbox', { name: 'County' }), 'Travis')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'County' }).value).toBe('Travis')
})

test('the PIN is hidden until it is shown, takes six characters, and belongs to no form data', async () => {
  const { user, pin, confirmation } = await draw('en')
  for (const input of [pin, confirmation]) {
    expect(input).toMatchObject({ type: 'password', inputMode: 'numeric', maxLength: 6, autocomplete: 'new-password' })
    expect(input.name).toBe('')
  }
  const [toggle] = screen.getAllByRole('button', { name: 'Show PIN' })
  if (!toggle) throw new Error('no toggle')
  await user.click(toggle)
  expect([pin.type, confirmation.type]).toEqual(['text', 'text'])
  await user.click(screen.getAllByRole('button', { name: 'Hide PIN' })[0] ?? toggle)
  expect(pin.type).toBe('password')
})

test('a PIN can be pasted', async () => {
  const { user, pin } = await draw('en')
  await user.click(pin)
  await user.paste('407183')
  expect(pin.value).toBe('407183')
})

test('one picked by chance fills both fields and is shown to be written down', async () => {
  const { user, pin, confirmation } = await draw('en')
  await user.click(screen.getByRole('button', { name: 'Pick one for me' }))
  expect(await screen.findByText('Your PIN is 407183. Write it down now.')).toBeTruthy()
  expect([pin.value, confirmation.value, pin.type]).toEqual(['407183', '407183', 'text'])
})

test.each([
  ['en', 'Easy to guess. Use it anyway?', 'Use it anyway'],
  ['es', 'Es fácil de adivinar. ¿Lo usa de todos modos?', 'Sí, usarlo'],
] as const)('in %s an easy PIN is asked about and may be used', async (language, question, yes) => {
  const { screenProps, user, pin, confirmation } = await draw(language, { saving: { phase: 'warned' } })
  await user.type(pin, '1234')
  await user.type(confirmation, '1234')
  expect(screen.getByText(question)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: yes }))
  expect(vi.mocked(screenProps.onSubmit).mock.calls[0]?.[1]).toEqual({ useAnyway: true })
})

test('"Pick another PIN" empties the fields and goes back to them', async () => {
  const { screenProps, user, pin, confirmation } = await draw('en', { saving: { phase: 'warned' } })
  await user.type(pin, '1234')
  await user.type(confirmation, '1234')
  await user.click(screen.getByRole('button', { name: 'Pick another PIN' }))
  expect([pin.value, confirmation.value, document.activeElement === pin]).toEqual(['', '', true])
  expect(screenProps.onChange).toHaveBeenCalled()
})

test.each([
  ['en', '', 'Failed to create PIN'],
  ['es', '', 'No se pudo crear el PIN'],
  ['en', "You're going a little too fast.", "You're going a little too fast."],
] as const)('in %s a failure says "%s" or its own words', async (language, failure, message) => {
  await draw(language, { saving: { phase: 'entry', failure } })
  expect(screen.getByRole('alert').textContent).toContain(message)
})

test.each([
  ['en', "One moment. We're checking that you're a person. It can take a few seconds."],
  ['es', 'Un momento. Comprobamos que usted es una persona. Puede tardar unos segundos.'],
] as const)('in %s the work asked for takes a moment', async (language, message) => {
  await draw(language, { saving: { phase: 'saving', isProving: true } })
  expect(screen.getByText(message)).toBeTruthy()
})

test('while saving, neither a tap nor Enter sends again', async () => {
  const saving = { phase: 'saving', isProving: false } as const
  const { screenProps, user, pin, confirmation, submit } = await draw('en', { saving })
  await user.type(pin, '407183')
  await user.type(confirmation, '407183')
  await submit()
  expect(screenProps.onSubmit).not.toHaveBeenCalled()
})

test('a sensitive need can be left out', async () => {
  const { screenProps, user, pin, confirmation, submit } = await draw('en', { sensitiveNeeds: ['sobriety', 'legal'] })
  await user.type(pin, '407183')
  await user.type(confirmation, '407183')
  fireEvent.click(screen.getByRole('checkbox', { name: "Don't keep this: Sobriety" }))
  await submit()
  expect(vi.mocked(screenProps.onSubmit).mock.calls[0]?.[0].leftOut).toEqual(new Set(['sobriety']))
})
