// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { knowPlace as english } from '#content/en/know-place.ts'
import { knowPlace as spanish } from '#content/es/know-place.ts'
import { assessCrisis } from '#domain/assistant/crisis/crisis.ts'
import type { Language } from '#domain/language.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { KnowPlaceDialog } from './know-place-dialog.tsx'

const texts = { en: english, es: spanish }
const loadCrisis = async () => ({ assess: assessCrisis, Card: () => <p>Call 9-8-8</p> })

async function open(language: Language = 'en', status = 200) {
  const sent = fakeFetch(() => ({ status, body: { success: status === 200 } }))
  const onClose = vi.fn()
  const location = { state: 'CA', county: 'Kern County' }
  const { user } = await renderInLanguage(
    <KnowPlaceDialog location={location} need="housing" {...{ loadCrisis, onClose }} />,
    language,
  )
  const t = texts[language]
  const fill = async (name: string, where: string, what = '') => {
    const type = async (label: string, text: string) => {
      if (text) await user.type(screen.getByRole('textbox', { name: label }), text)
    }
    await type(t.name, name)
    await type(t.where, where)
    await type(t.what, what)
    await user.click(screen.getByRole('button', { name: t.send }))
  }
  return { sent, fill, t, onClose, user }
}

test.each(['en', 'es'] as const)(
  'a name and a corner are enough, and it says what happens with it (%s)',
  async (language) => {
    const { sent, fill, t } = await open(language)
    await fill('Oak House', '5th and Oak')

    expect(await screen.findByText(t.thanks)).toBeTruthy()
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [
        '/api/suggestions',
        {
          location: { state: 'CA', county: 'Kern County' },
          need: 'housing',
          name: 'Oak House',
          where: '5th and Oak',
          what: null,
          language,
        },
      ],
    ])
  },
)

test('without a name, or with half a number, nothing is sent and each field says what is missing', async () => {
  const { sent, fill, t } = await open()
  await fill('', '555-01')

  expect(await screen.findByRole('link', { name: t.problems.name })).toBeTruthy()
  expect(screen.getByRole('link', { name: t.problems.where })).toBeTruthy()
  expect(sent).toEqual([])
})

test('what could not be sent stays, and too many places a day are said as such', async () => {
  const { fill, t } = await open('en', 500)
  await fill('Oak House', '5th and Oak')
  expect(await screen.findByText(t.failed)).toBeTruthy()
  expect(screen.getByDisplayValue('Oak House')).toBeTruthy()
})

test('a limit that was reached is said', async () => {
  const { fill, t } = await open('en', 429)
  await fill('Oak House', '5th and Oak')
  expect(await screen.findByText(t.limit)).toBeTruthy()
})

test('words of danger show whom to call, and are sent as well', async () => {
  const { fill, t } = await open()
  await fill('Oak House', '5th and Oak', 'I want to kill myself')

  expect(await screen.findByText('Call 9-8-8')).toBeTruthy()
  expect(await screen.findByText(t.thanks)).toBeTruthy()
})
