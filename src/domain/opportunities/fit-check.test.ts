import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkFit, recordAges, type Verdict, withKind } from './fit-check.ts'
import { fitRules, type RecordKind, recordKinds } from './fit-rules.ts'
import { type Duty, duties } from './opportunity.ts'

const ask = 'ask'
const bar = 'bar'
const fits = 'fits'

/** Every broad kind of record against every kind of duty. */
const table: Record<RecordKind, Record<Duty, Verdict>> = {
  money: { money: ask, driving: ask, care: ask, licence: ask, weapons: bar, federal: ask, none: fits },
  driving: { money: ask, driving: bar, care: ask, licence: ask, weapons: bar, federal: ask, none: fits },
  violence: { money: ask, driving: ask, care: ask, licence: ask, weapons: bar, federal: ask, none: fits },
  drugs: { money: ask, driving: ask, care: ask, licence: ask, weapons: bar, federal: ask, none: fits },
  sexual: { money: ask, driving: ask, care: ask, licence: ask, weapons: bar, federal: ask, none: fits },
  other: { money: ask, driving: ask, care: ask, licence: ask, weapons: bar, federal: ask, none: fits },
  unsaid: { money: ask, driving: ask, care: ask, licence: ask, weapons: ask, federal: ask, none: fits },
}

describe.each(recordKinds)('a record of the kind "%s"', (kind) => {
  test.each(duties)('against work with "%s", whatever its age', (duty) => {
    for (const age of recordAges) {
      const fit = checkFit({ kinds: [kind], age }, [duty])
      expect(fit?.verdict).toBe(table[kind][duty])
      expect(fit?.rules.map((rule) => rule.duty)).toEqual(duty === 'none' ? [] : [duty])
    }
  })
})

test('the heaviest answer counts, and its rule is told first', () => {
  const fit = checkFit({ kinds: ['money', 'driving'], age: 'unsaid' }, ['money', 'driving'])

  expect(fit?.verdict).toBe('bar')
  expect(fit?.rules.map(({ id }) => id)).toEqual(['vehicle', 'money'])
})

test('a post that does not say what the work is about is one to ask about, with no rule', () => {
  expect(checkFit({ kinds: ['other'], age: 'old' }, [])).toEqual({
    verdict: 'ask',
    rules: [],
    isUntold: true,
    askAbout: 'lookback',
  })
})

test('without an answer nothing is said', () => {
  expect(checkFit({ kinds: [], age: 'new' }, ['money'])).toBeNull()
})

test.each([
  ['new', 'waiting'],
  ['middle', 'waiting'],
  ['old', 'lookback'],
  ['unsaid', null],
] as const)('the age "%s" only adds what to ask', (age, askAbout) => {
  expect(checkFit({ kinds: ['drugs'], age }, ['care'])).toMatchObject({ verdict: 'ask', askAbout })
  expect(checkFit({ kinds: ['drugs'], age }, ['none'])).toMatchObject({ verdict: 'fits', askAbout: null })
})

test('"none of these" and "rather not say" stand alone', () => {
  expect(withKind(['money', 'drugs'], 'unsaid', true)).toEqual(['unsaid'])
  expect(withKind(['unsaid'], 'drugs', true)).toEqual(['drugs'])
  expect(withKind(['drugs'], 'money', true)).toEqual(['money', 'drugs'])
  expect(withKind(['money', 'drugs'], 'money', false)).toEqual(['drugs'])
})

test('only the two things our guides say a law can block are called that', () => {
  expect(fitRules.filter(({ verdict }) => verdict === 'bar').map(({ id }) => id)).toEqual(['guns', 'vehicle'])
})

test.each(fitRules.map((rule) => [rule.id, rule.source] as const))(
  'the rule "%s" stands in its source, with the day it was looked at',
  (_id, source) => {
    if (source.kind === 'guide') {
      const guide = readFileSync(`data/knowledge/en/${source.id}.md`, 'utf8').replaceAll('**', '')
      expect(guide).toContain(source.says)
      expect(guide).toContain(`checkedOn: ${source.checkedOn}`)
      return
    }
    const { contacts } = JSON.parse(readFileSync('data/facts/contacts.json', 'utf8')) as { contacts: { id: string }[] }
    expect(contacts.find(({ id }) => id === source.id)).toMatchObject({
      about: { en: source.says },
      url: source.url,
      checkedOn: source.checkedOn,
    })
  },
)
