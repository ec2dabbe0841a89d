// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { voting as en } from '#content/en/voting.ts'
import { voting as es } from '#content/es/voting.ts'
import type { Language } from '#domain/language.ts'
import { type StateCode, states } from '#domain/places/states.ts'
import { getVotingKey } from '#domain/voting/groups.ts'
import { loadVoting } from '#client/platform/facts/load-facts.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { AnswerCard } from './answer-card.tsx'
import { loadMap } from './use-voting-facts.ts'
import { VotingScreen, type VotingScreenProps } from './voting-rights-guide-home.tsx'

const [facts, map] = await Promise.all([loadVoting(), loadMap()])
const words = { en, es }
const nothing = () => undefined
const drawnMap = { phase: 'ready', value: map } as const

function draw(props: Partial<VotingScreenProps> = {}, language: Language = 'en') {
  return renderInLanguage(
    <VotingScreen
      facts={{ phase: 'ready', value: facts }}
      map={{ phase: 'loading' }}
      now={Date.parse('2026-11-15')}
      home={null}
      onState={nothing}
      onRetry={nothing}
      onBack={nothing}
      {...props}
    />,
    language,
  )
}

const card = () => screen.getByRole('region', { name: (_, element) => element.classList.contains('voting-answer') })

test.each(['en', 'es'] as const)(
  'state, prison and parole lead to an answer with its warning, in %s',
  async (language) => {
    const { user } = await draw({}, language)
    const t = words[language]

    await user.type(screen.getByRole('combobox'), 'TX{Enter}')
    await user.click(screen.getByRole('radio', { name: t.ask.whereChoices.out }))
    await user.click(screen.getByRole('radio', { name: t.ask.supervisionChoices.parole }))

    expect(within(card()).getByRole('heading', { level: 2 }).textContent).toBe(t.answer.kinds.notNow)
    expect(card().textContent).toContain(facts.mustSay[language])
    expect(card().textContent).toContain(facts.states.TX.summary[language])
    expect(card().textContent).toContain(facts.states.TX.office.name)
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      `Texas: ${t.answer.kinds.notNow}`,
    )
  },
)

test('in prison the second question is not asked', async () => {
  const { user } = await draw({ home: 'ME' })
  await user.click(screen.getByRole('radio', { name: en.ask.whereChoices.prison }))

  expect(screen.queryByText(en.ask.supervision)).toBeNull()
  expect(within(card()).getByRole('heading', { level: 2 }).textContent).toBe(en.answer.kinds.likely)
})

test('the state of the search is there at once, with its rule for every situation', async () => {
  await draw({ home: 'LA' })
  const rows = within(card())
    .getAllByRole('row')
    .map((row) => row.textContent)

  expect(rows).toEqual([
    'In prison for a felonyNot now',
    'On paroleIt depends',
    'On probationIt depends',
    'Whole sentence doneProbably, check first',
  ])
  expect(within(card()).getByRole('link', { name: 'Call 225-922-2880' }).getAttribute('href')).toBe('tel:225-922-2880')
})

test('no state is ever shown without its rule, its warning, its office and the day we looked', async () => {
  const { container } = await renderInLanguage(
    <>
      {states.map(({ code }) => (
        <AnswerCard
          key={code}
          answers={{ state: code, where: 'out', supervision: 'done' }}
          facts={facts}
          now={Date.parse('2026-11-15')}
          titleRef={{ current: null }}
        />
      ))}
    </>,
  )
  const cards = [...container.querySelectorAll('.voting-answer')].map(({ textContent }) => textContent)

  expect(cards).toHaveLength(51)
  for (const [index, { code }] of states.entries()) {
    const { summary, office } = facts.states[code]
    for (const part of [summary.en, facts.mustSay.en, office.name, 'November 14, 2026']) {
      expect(cards[index], code).toContain(part)
    }
  }
})

test('Virginia says check first before any question, and shows no table that could be read as a rule', async () => {
  await draw({ home: 'VA' })

  expect(within(card()).getByRole('heading', { level: 2 }).textContent).toBe(en.answer.kinds.checkFirst)
  expect(within(card()).queryByRole('table')).toBeNull()
  expect(card().textContent).toContain("We couldn't confirm the result")
})

test('an old rule is not repeated: the card sends to the state', async () => {
  await draw({ home: 'CA', answers: { where: 'out', supervision: 'done' }, now: Date.parse('2027-06-01') })

  expect(within(card()).getByRole('heading', { level: 2 }).textContent).toBe(en.answer.kinds.checkState)
  expect(card().textContent).not.toContain(facts.states.CA.summary.en)
  expect(screen.getByText(en.checked.old)).toBeTruthy()
})

test('map and list name every state once and put it in the same group', async () => {
  const { container } = await draw({ map: drawnMap })
  const onMap = [...container.querySelectorAll('svg [role=button]')].map((shape) => {
    const code = shape.getAttribute('data-state') as StateCode
    return [code, getVotingKey({ group: shape.getAttribute('data-group') as 'afterRelease' })]
  })
  const inList = [...container.querySelectorAll('.voting-group .voting-chip')].map((chip) => [
    chip.getAttribute('data-state'),
    chip.closest('.voting-group')?.getAttribute('data-key'),
  ])

  expect([onMap.length, inList.length]).toEqual([51, 51])
  expect(Object.fromEntries(inList)).toEqual(Object.fromEntries(onMap))
})

test('a state is found on the map by keyboard, and opens the same answer with the focus on it', async () => {
  const { user } = await draw({ map: drawnMap })
  const stop = screen.getAllByRole('button', { name: /^Washington: / })[0]
  if (!stop) throw new Error('no stop for the Tab key')
  stop.focus()

  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.getAttribute('data-state')).toBe('OR')
  await user.keyboard('t')
  expect(document.activeElement?.getAttribute('data-state')).toBe('TN')
  await user.keyboard('{Enter}')

  expect(document.activeElement).toBe(within(card()).getByRole('heading', { level: 2 }))
  expect(card().textContent).toContain('Tennessee')
})

test('without the map the list still opens a state, and says so', async () => {
  const { user } = await draw({ map: { phase: 'failed' } })
  expect(screen.getByText(en.map.failed)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'North Dakota' }))

  expect(card().textContent).toContain(en.register.none)
  expect(within(card()).queryByRole('link', { name: en.register.online })).toBeNull()
})

test('starting over takes the answers away', async () => {
  const { user } = await draw({ home: 'FL', answers: { where: 'out', supervision: 'done' } })
  await user.click(screen.getByRole('button', { name: en.ask.again }))

  expect(document.querySelector('.voting-answer')).toBeNull()
  expect(screen.getAllByRole('radio').some((radio) => (radio as HTMLInputElement).checked)).toBe(false)
})

test('rules that did not come can be asked for again, and Back leads back', async () => {
  const [onRetry, onBack] = [vi.fn(), vi.fn()]
  const { user } = await draw({ facts: { phase: 'failed' }, onRetry, onBack })

  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await user.click(screen.getByRole('button', { name: 'Back' }))

  expect([onRetry.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 1])
})
