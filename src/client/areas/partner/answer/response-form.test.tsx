import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { introductions as person } from '#content/en/introductions.ts'
import { introductions as personEs } from '#content/es/introductions.ts'
import { partnerAnswer as english } from '#content/en/partner-answer.ts'
import { partnerAnswer as spanish } from '#content/es/partner-answer.ts'
import type { SentAnswer } from '#contracts/partner-introductions.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { buildSentAnswer, buildPartnerIntroduction } from '#testing/builders/partner-introduction.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { dropDraft } from './answer-drafts.ts'
import { ResponseForm, type ResponseFormProps } from './response-form.tsx'

const { form } = english
const introduction = buildPartnerIntroduction(1, { state: 'opened' })
const sentAnswer = buildSentAnswer()

afterEach(() => {
  dropDraft(introduction.id)
})

async function opened(props: Partial<ResponseFormProps> = {}, language: 'en' | 'es' = 'en') {
  const onSend = vi.fn(async (): Promise<unknown> => undefined)
  const all = { introduction, current: null, templates: [], canSearchListings: true, onSend, ...props }
  const view = await renderInLanguage(<ResponseForm {...all} />, language)
  return { ...view, onSend }
}

function BesideAssistant({ onSend }: Pick<ResponseFormProps, 'onSend'>) {
  const [insert, setInsert] = useState('')
  return (
    <>
      <button type="button" onClick={() => setInsert('A draft')}>
        {'Insert'}
      </button>
      <ResponseForm
        introduction={introduction}
        current={null}
        templates={[]}
        canSearchListings={false}
        start="accepted"
        insert={insert}
        onSend={onSend}
      />
    </>
  )
}

const answeredBy = (answer: SentAnswer) =>
  new ApiError(409, JSON.stringify({ success: false, code: 'already_answered', error: 'x', answer }))

const press = (name: string) => screen.getByRole('button', { name })

test.each([
  ['en', english],
  ['es', spanish],
] as const)('the three choices have the plain words of a referral, in %s', async (language, words) => {
  await opened({}, language)

  const choices = await screen.findByRole('group', { name: words.form.choice })
  expect(
    within(choices)
      .getAllByRole('radio', { name: /./ })
      .map((radio) => radio.getAttribute('value')),
  ).toEqual(['accepted', 'needs_you', 'declined'])
  for (const choice of Object.values(words.form.choices)) {
    expect(within(choices).getByRole('radio', { name: choice })).toBeDefined()
  }
})

test('nothing is sent without a choice and a message, and a no needs a reason', async () => {
  const { user, onSend } = await opened()
  await user.click(press(form.send))
  expect(screen.getByRole('link', { name: form.problems.state })).toBeDefined()
  expect(screen.getByRole('link', { name: form.problems.message })).toBeDefined()

  await user.click(screen.getByRole('radio', { name: form.choices.declined }))
  await user.type(screen.getByLabelText(form.message), 'Sorry')
  await user.click(press(form.send))

  expect(screen.getByRole('link', { name: form.problems.reason })).toBeDefined()
  expect(onSend).not.toHaveBeenCalled()
})

test('a yes with everything in it is sent, and the preview shows it as the person will see it', async () => {
  const { user, onSend } = await opened()
  await user.click(screen.getByRole('radio', { name: form.choices.accepted }))
  await user.type(screen.getByLabelText(form.message), 'We can help.')
  await user.type(screen.getByLabelText(form.contactName), 'Kim')
  await user.type(screen.getByLabelText(form.contactPhone), '213-555-0142')
  await user.click(screen.getByRole('checkbox', { name: english.commonItems[0] }))
  await user.type(screen.getByLabelText(form.bringOwn), 'A pen{Enter}')
  await user.type(screen.getByLabelText(form.date), '2099-12-01')
  await user.type(screen.getByLabelText(form.time), '09:30')

  const preview = within(screen.getByRole('region', { name: form.preview }))
  const expectedTexts = [
    person.states.accepted,
    'We can help.',
    person.detail.bring,
    'A pen',
    'Kim, 213-555-0142',
    /2099/,
  ]
  for (const text of expectedTexts) {
    expect(preview.getByText(text)).toBeDefined()
  }

  await user.click(press(form.send))
  expect(onSend).toHaveBeenCalledWith(
    {
      state: 'accepted',
      message: 'We can help.',
      contactName: 'Kim',
      contactPhone: '213-555-0142',
      instructions: null,
      bring: [english.commonItems[0], 'A pen'],
      appointment: { at: '2099-12-01T09:30', place: null },
      reason: null,
      alternatives: [],
    },
    null,
  )
  expect(await screen.findByText(form.sent)).toBeDefined()
})

test('an appointment without a time, or in the past, is pointed out', async () => {
  const { user, onSend } = await opened({ start: 'accepted' })
  await user.type(screen.getByLabelText(form.message), 'Come')
  await user.type(screen.getByLabelText(form.date), '2001-01-01')
  await user.click(press(form.send))
  expect(screen.getByRole('link', { name: form.problems.time })).toBeDefined()

  await user.type(screen.getByLabelText(form.time), '10:00')
  await user.click(press(form.send))
  expect(screen.getByRole('link', { name: form.problems.past })).toBeDefined()
  expect(onSend).not.toHaveBeenCalled()
})

test('the counter tells what is left, and a message that is too long is not sent', async () => {
  const { user, onSend } = await opened({ start: 'accepted' })
  await user.click(screen.getByLabelText(form.message))
  await user.paste('x'.repeat(503))
  expect(screen.getByText(form.over.replace('{count}', '3'))).toBeDefined()
  await user.click(press(form.send))
  expect(onSend).not.toHaveBeenCalled()

  await user.type(screen.getByLabelText(form.message), '{Backspace}{Backspace}{Backspace}')
  expect(screen.getByText(form.left.replace('{count}', '0'))).toBeDefined()
})

test('a ready text changes with the language, and the card is in the language the person reads', async () => {
  const { user } = await opened({ start: 'accepted', introduction: { ...introduction, language: 'es' } })
  const spanishStarter = Object.values(spanish.starters.accepted)[0]
  const englishStarter = Object.values(english.starters.accepted)[0]
  expect(await screen.findByText(personEs.states.accepted)).toBeDefined()

  await user.click(screen.getByText(form.templates))
  await user.click(press(spanishStarter?.name ?? ''))
  expect(screen.getByLabelText<HTMLTextAreaElement>(form.message).value).toBe(spanishStarter?.text)

  await user.click(screen.getByRole('radio', { name: 'English' }))
  await vi.waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>(form.message).value).toBe(englishStarter?.text),
  )
  expect(screen.getByText(form.readsOther.replace('{language}', english.languages.es))).toBeDefined()
})

test('a ready yes does not stay when the answer becomes a no; own words do', async () => {
  const { user } = await opened({ start: 'accepted' })
  const message = screen.getByLabelText<HTMLTextAreaElement>(form.message)
  await user.click(screen.getByText(form.templates))
  await user.click(press(Object.values(english.starters.accepted)[0]?.name ?? ''))
  await user.click(screen.getByRole('radio', { name: form.choices.declined }))
  expect(message.value).toBe('')

  await user.type(message, 'My own')
  await user.click(screen.getByRole('radio', { name: form.choices.needs_you }))
  expect(message.value).toBe('My own')
})

test('a ready text does not wipe out what somebody wrote without asking', async () => {
  const ask = vi.fn(() => false)
  vi.stubGlobal('confirm', ask)
  const own = { kind: 'accepted' as const, name: 'Ours', en: 'Our words', es: 'Lo nuestro' }
  const { user } = await opened({ start: 'accepted', templates: [own] })
  await user.type(screen.getByLabelText(form.message), 'My own')
  await user.click(screen.getByText(form.templates))

  await user.click(press('Ours'))

  expect(ask).toHaveBeenCalledWith(form.replaceMessage)
  expect(screen.getByLabelText<HTMLTextAreaElement>(form.message).value).toBe('My own')
})

test('a no can name up to two places that were found', async () => {
  const listings = ['One', 'Two', 'Three'].map((name, index) => ({ id: `l-${index}`, name, city: 'Townsville' }))
  const { user, onSend } = await opened({ start: 'declined', findListings: async () => listings })
  await user.type(screen.getByLabelText(form.message), "We're full")
  await user.selectOptions(screen.getByLabelText(form.reason), 'no_capacity')
  await user.click(press(form.find))
  await user.click(await screen.findByRole('button', { name: 'Add One' }))
  await user.click(press('Add Two'))
  expect(screen.queryByRole('button', { name: 'Add Three' })).toBeNull()

  await user.click(press('Remove One'))
  await user.click(press(form.send))

  expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ reason: 'no_capacity', alternatives: ['l-1'] }), null)
})

test('an answer given meanwhile is shown, and replaced only when that is said', async () => {
  const onSend = vi.fn(async (_: unknown, replaces: string | null) => {
    if (replaces === null) throw answeredBy(sentAnswer)
  })
  const { user } = await opened({ onSend, start: 'needs_you' })
  await user.type(screen.getByLabelText(form.message), 'Mine')
  await user.click(press(form.send))

  expect(await screen.findByText(english.conflict.title)).toBeDefined()
  expect(screen.getByText(sentAnswer.message)).toBeDefined()
  expect(screen.getByLabelText<HTMLTextAreaElement>(form.message).value).toBe('Mine')

  await user.click(press(english.conflict.replace))
  expect(onSend).toHaveBeenLastCalledWith(expect.objectContaining({ message: 'Mine' }), sentAnswer.answeredAt)
  expect(await screen.findByText(form.sent)).toBeDefined()
})

test('an answer given meanwhile that is final can only be left as it is', async () => {
  const final = { ...sentAnswer, state: 'declined' as const, reason: 'other' as const }
  const onSend = () => Promise.reject(answeredBy(final))
  const onKeepTheirs = vi.fn()
  const { user } = await opened({ onSend, onKeepTheirs, start: 'accepted' })
  await user.type(screen.getByLabelText(form.message), 'Mine')
  await user.click(press(form.send))

  expect(await screen.findByText(english.conflict.final)).toBeDefined()
  expect(screen.queryByRole('button', { name: english.conflict.replace })).toBeNull()
  await user.click(press(english.conflict.keep))
  expect(onKeepTheirs).toHaveBeenCalledWith(final)
})

test('what could not be sent stays as it was written', async () => {
  const { user } = await opened({ start: 'accepted', onSend: () => Promise.reject(new TypeError('offline')) })
  await user.type(screen.getByLabelText(form.message), 'Mine')

  await user.click(press(form.send))

  expect(await screen.findByText(form.notSent)).toBeDefined()
  expect(screen.getByLabelText<HTMLTextAreaElement>(form.message).value).toBe('Mine')
})

test('put aside, it is there again; nothing of it is kept in the browser', async () => {
  const onLater = vi.fn()
  const { user, unmount } = await opened({ start: 'accepted', onLater })
  await user.type(screen.getByLabelText(form.message), 'Half of it')
  await user.click(press(form.later))
  expect(onLater).toHaveBeenCalledOnce()
  unmount()

  await opened()

  expect(screen.getByLabelText<HTMLTextAreaElement>(form.message).value).toBe('Half of it')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Half')
})

test('words from beside are added once and sent by nobody', async () => {
  const onSend = vi.fn(async () => undefined)
  const { user } = await renderInLanguage(<BesideAssistant onSend={onSend} />)
  await user.type(screen.getByLabelText(form.message), 'Hello')

  await user.click(press('Insert'))
  await user.type(screen.getByLabelText(form.message), '!')

  expect(screen.getByLabelText<HTMLTextAreaElement>(form.message).value).toBe('Hello\n\nA draft!')
  expect(onSend).not.toHaveBeenCalled()
})

test('a final answer is shown and not offered for change', async () => {
  await opened({ introduction: { ...introduction, state: 'declined' }, current: { ...sentAnswer, state: 'declined' } })

  expect(screen.getByText(sentAnswer.message)).toBeDefined()
  expect(screen.queryByRole('button', { name: form.send })).toBeNull()
})
