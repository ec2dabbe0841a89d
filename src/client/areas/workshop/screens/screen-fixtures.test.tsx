// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { allHelpLines, dialable } from '#domain/help-lines/help-lines.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { screenFixtures } from './screen-fixtures.tsx'
import type { SampleName } from './screen-names.ts'

afterEach(() => vi.unstubAllGlobals())

const names = Object.keys(screenFixtures) as SampleName[]
const onAct = () => undefined

function Sample({ name }: { name: SampleName }) {
  return screenFixtures[name]({ onAct, t: useText('workshop') })
}

/** The help lines are real on purpose; every other number is from the range that rings nowhere. */
const helpNumbers = ['211', ...allHelpLines.flatMap(({ phone, sms }) => [dialable(phone), sms?.number])]
const isHarmless = (href: string) => {
  const number = href.replace(/^(tel|sms):|[,?].*$/g, '')
  return helpNumbers.includes(number) || /^\+?1?21355501\d\d$/.test(number)
}

test.each(names)('the sample “%s” draws one screen, asks no server, keeps nothing and rings nobody', async (name) => {
  const sent = fakeFetch()
  const kept = { ...localStorage }

  const { container } = await renderInLanguage(<Sample name={name} />)

  expect(container.querySelectorAll('main')).toHaveLength(1)
  expect(sent).toEqual([])
  expect({ ...localStorage }).toEqual(kept)
  const dialed = [...container.querySelectorAll('a[href^="tel:"], a[href^="sms:"]')].map(
    (link) => link.getAttribute('href') ?? '',
  )
  expect(dialed.filter((href) => !isHarmless(href))).toEqual([])
})
