// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { ApiError } from '../api/api-error.ts'
import { failureText } from './failure-text.ts'
import { type FormOptions, useForm } from './use-form.ts'

interface Address {
  street: string
  city: string
}

type SampleProps = Partial<FormOptions<Address>> & { withSummary?: boolean }

const required = (values: Address) => ({
  city: values.city ? undefined : 'Write a city.',
  street: values.street ? undefined : 'Write a street.',
})

function Sample({ withSummary = false, ...options }: SampleProps) {
  const form = useForm<Address>({
    initial: { street: '', city: '' },
    validate: required,
    onSubmit: () => Promise.resolve(),
    ...options,
  })
  const failure = failureText(form.failure, 'Not sent.')
  return (
    <form noValidate onSubmit={form.submit}>
      {withSummary && <FormErrors title="Please check" problems={form.problems} failure={failure} />}
      {!withSummary && failure && <p role="alert">{failure}</p>}
      <TextField label="Street" {...form.fieldProps('street')} />
      <TextField label="City" {...form.fieldProps('city')} />
      <Button type="submit" busy={form.isSubmitting}>
        Save
      </Button>
      <Button onClick={() => form.reset()}>Undo</Button>
      <Button onClick={() => form.reset({ street: 'New', city: 'Other' })}>Load</Button>
      <p role="status">{form.isDirty ? 'unsaved' : 'saved'}</p>
    </form>
  )
}

function show(props: SampleProps = {}) {
  render(<Sample {...props} />)
  return userEvent.setup()
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })
const status = () => screen.getByRole('status').textContent

/** A server that responds when the test says so. */
function slowServer() {
  let finish = () => {}
  const promise = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { promise, succeed: () => act(async () => finish()) }
}

async function write(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Street'), 'Main')
  await user.type(field('City'), 'Erie')
}

test('nothing is called wrong before a field was left', async () => {
  const user = show()
  await user.click(field('Street'))
  expect(screen.queryByText('Write a street.')).toBeNull()

  await user.tab()
  expect(screen.getByText('Write a street.')).toBeTruthy()
  expect(screen.queryByText('Write a city.')).toBeNull()
})

test('a try to send what is wrong sends nothing and goes to the first wrong field', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  const user = show({ onSubmit })

  await user.click(save())

  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field('Street'))
  expect(screen.getByText('Write a city.')).toBeTruthy()
})

test('with a summary the focus goes there each time, and its links are in the order of the form', async () => {
  const user = show({ withSummary: true })

  await user.click(save())
  const summary = screen.getByRole('group', { name: 'Please check' })
  expect(document.activeElement).toBe(summary)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Write a street.', 'Write a city.'])

  await user.click(screen.getByRole('link', { name: 'Write a city.' }))
  expect(document.activeElement).toBe(field('City'))

  await user.click(save())
  expect(document.activeElement).toBe(summary)
})

test('what is right is sent once, however often it is pressed', async () => {
  const server = slowServer()
  const onSubmit = vi.fn(() => server.promise)
  const user = show({ onSubmit })
  await write(user)
  expect(status()).toBe('unsaved')

  await user.dblClick(save())
  await user.type(field('City'), '{Enter}')

  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ street: 'Main', city: 'Erie' })
  expect(save().getAttribute('aria-busy')).toBe('true')

  await server.succeed()
  expect(save().hasAttribute('aria-busy')).toBe(false)
  expect(status()).toBe('saved')
})

test('what is written while it is sent stays, and is not saved yet', async () => {
  const server = slowServer()
  const user = show({ onSubmit: () => server.promise })
  await write(user)
  await user.click(save())
  await user.type(field('City'), ' PA')

  await server.succeed()

  expect(field('City').value).toBe('Erie PA')
  expect(status()).toBe('unsaved')
})

test('a failed send keeps every word, says why, and can be tried again', async () => {
  const answers = [
    () => Promise.reject(new ApiError(409, '{"success":false,"code":"taken","error":"Someone was faster."}')),
    () => Promise.reject(new Error('offline')),
    () => Promise.resolve(),
  ]
  const user = show({ withSummary: true, onSubmit: () => answers.shift()?.() ?? Promise.resolve() })
  await write(user)

  await user.click(save())
  expect(screen.getByText('Someone was faster.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Please check' }))
  expect([field('Street').value, field('City').value, status()]).toEqual(['Main', 'Erie', 'unsaved'])

  await user.click(save())
  expect(screen.getByText('Not sent.')).toBeTruthy()

  await user.click(save())
  expect(screen.queryByRole('group', { name: 'Please check' })).toBeNull()
  expect(status()).toBe('saved')
})

test('a field the server refuses is marked until it is changed', async () => {
  const fields = [{ path: 'city.0', problem: 'too_big' }]
  const refusal = { success: false, code: 'bad_request', error: 'No.', fields }
  const user = show({
    onSubmit: () => Promise.reject(new ApiError(400, JSON.stringify(refusal))),
    problemText: (key, problem) => `${key}: ${problem}`,
  })
  await write(user)

  await user.click(save())
  expect(screen.getByText('city: too_big')).toBeTruthy()
  expect(document.activeElement).toBe(field('City'))

  await user.type(field('City'), '!')
  expect(screen.queryByText('city: too_big')).toBeNull()
})

test('a schema says what is wrong, in the words of the page', async () => {
  const schema = z.object({ street: z.string(), city: z.string().check(z.minLength(3)) })
  const onSubmit = vi.fn(() => Promise.resolve())
  const user = show({ validate: () => ({}), schema, onSubmit, problemText: (key, problem) => `${key}: ${problem}` })
  await write(user)
  await user.clear(field('City'))

  await user.click(save())

  expect(screen.getByText('city: too_small')).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a rule about the whole form holds it up too', async () => {
  const schema = z.object({ street: z.string(), city: z.string() }).check(z.refine(() => false, 'Not both.'))
  const onSubmit = vi.fn(() => Promise.resolve())
  const user = show({ schema, onSubmit })
  await write(user)

  await user.click(save())

  expect(screen.getByText('Not both.')).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('it can go back to what is saved or on to other values', async () => {
  const user = show()
  await write(user)

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect([field('Street').value, status()]).toEqual(['', 'saved'])

  await user.click(screen.getByRole('button', { name: 'Load' }))
  expect([field('Street').value, status()]).toEqual(['New', 'saved'])
})
