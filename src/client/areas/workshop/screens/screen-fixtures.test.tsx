// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { allHelpLines, toDialDigits } from '#domain/help-lines/help-lines.ts'
import { Language } from '#domain/language.ts'
import { loadContacts } from '#client/platform/facts/load-facts.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { findViolations } from '#testing/accessibility.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { samples } from './sample-files.ts'
import { screenFixtures } from './screen-fixtures.tsx'
import type { SampleName } from './screen-names.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const names = [...samples.keys(), ...Object.keys(screenFixtures)]
const onAct = () => undefined

function Sample({ name }: { name: string }) {
  const draw = samples.get(name)?.draw ?? screenFixtures[name as SampleName]
  return draw({ onAct, t: useText('workshop') })
}

/** Help lines and national offices are real on purpose; every other number is from the range that rings nowhere. */
const { contacts } = await loadContacts()
const realLines = [...allHelpLines, ...contacts].flatMap(({ phone, sms }) => [
  phone && toDialDigits(phone),
  sms?.number,
])
const isHarmless = (href: string) => {
  const number = href.replace(/^(tel|sms):\+?|[,?].*$/g, '')
  return ['211', ...realLines].includes(number) || /^1?21355501\d\d$/.test(number)
}

const readStorage = () => ({ local: { ...localStorage }, session: { ...sessionStorage } })

/** With the parts that are fetched while it is drawn: a draw that is not awaited would end at their placeholders. */
async function drawWhole(name: string, language: Language) {
  const view = await act(async () => renderInLanguage(<Sample name={name} />, language))
  await act(() => vi.dynamicImportSettled())
  return view
}

describe.each(Language.options)('in %s', (language) => {
  test.each(names)(
    'the sample “%s” draws one screen anyone can use, asks no server, keeps nothing and rings nobody',
    async (name) => {
      const sent = fakeFetch()
      const storedItems = readStorage()

      const { container } = await drawWhole(name, language)

      expect(container.querySelectorAll('main')).toHaveLength(1)
      expect(await findViolations(container)).toEqual([])
      expect(sent).toEqual([])
      expect(readStorage()).toEqual(storedItems)
      const dialed = [...container.querySelectorAll('a[href^="tel:"], a[href^="sms:"]')].map(
        (link) => link.getAttribute('href') ?? '',
      )
      expect(dialed.filter((href) => !isHarmless(href))).toEqual([])
    },
  )
})
