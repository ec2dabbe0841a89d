import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Crisis, type CrisisKind, crisisKinds, type CrisisTheme, crisisThemes } from './crisis-kinds.ts'
import {
  allHelpLines,
  buildSmsLink,
  findVeteransLink,
  helpLines,
  listCrisisLines,
  maxCheckAgeDays,
  toDialDigits,
} from './help-lines.ts'

test.each(allHelpLines)('the number of $id was looked up in the last 180 days', ({ checkedOn }) => {
  const ageDays = (Date.now() - Date.parse(checkedOn)) / 86_400_000
  expect(ageDays).toBeLessThan(maxCheckAgeDays)
})

test('every number is the one in the facts', () => {
  const numbers = ['contacts', 'crisis-lines'].flatMap((file) => {
    const { contacts } = JSON.parse(readFileSync(`data/facts/${file}.json`, 'utf8')) as {
      contacts: { phone: string | null; sms: { number: string } | null }[]
    }
    return contacts.flatMap(({ phone, sms }) => [phone ?? '', sms?.number ?? ''])
  })
  const onFile = new Set(numbers.map(toDialDigits))
  const displayedNumbers = allHelpLines
    .flatMap(({ phone, sms }) => [phone, ...(sms ? [sms.number] : [])])
    .map(toDialDigits)
  expect(displayedNumbers.filter((number) => !onFile.has(number))).toEqual([])
})

test('the lines shown everywhere keep their order', () => {
  expect(helpLines.map(({ id }) => id)).toEqual(['local', 'crisis', 'emergency', 'treatment', 'safety'])
})

const listIds = (kind: CrisisKind, about: CrisisTheme[] = [], level: Crisis['level'] = 'support') =>
  listCrisisLines({ kind, level, about }).map(({ id }) => id)

test.each([
  ['an overdose', 'overdose', [], ['emergency', 'crisis']],
  ['an overdose of something swallowed', 'overdose', ['swallowed'], ['emergency', 'poison', 'crisis']],
  ['a heart attack', 'medical', [], ['emergency']],
  ['something swallowed', 'medical', ['swallowed'], ['emergency', 'poison']],
  ['thoughts of death', 'self_harm', [], ['crisis', 'emergency']],
  ['a veteran who wants to die', 'self_harm', ['veteran'], ['crisis', 'emergency', 'veterans']],
  ['a trans person without hope', 'hopeless', ['trans'], ['crisis', 'trans', 'local']],
  ['no hope', 'hopeless', [], ['crisis', 'local']],
  ['a friend who wants to die', 'someone_at_risk', [], ['crisis', 'emergency']],
  ['anger that may hurt somebody', 'hurting_others', [], ['crisis', 'emergency']],
  ['a violent partner', 'being_hurt', ['partner'], ['safety', 'emergency']],
  ['violence by somebody who is not named', 'being_hurt', [], ['emergency', 'safety', 'local']],
  ['rape', 'being_hurt', ['sexual'], ['assault', 'emergency', 'crisis']],
  ['a gang', 'being_hurt', ['stranger'], ['emergency', 'local', 'crisis']],
  ['rape by a stranger', 'being_hurt', ['sexual', 'stranger'], ['assault', 'emergency', 'crisis']],
  ['rape by a partner', 'being_hurt', ['sexual', 'partner'], ['assault', 'safety', 'emergency']],
  ['rape of a Native person', 'being_hurt', ['sexual', 'native'], ['assault', 'emergency', 'native']],
  [
    'rape by a partner of a Native person',
    'being_hurt',
    ['sexual', 'partner', 'native'],
    ['assault', 'emergency', 'native'],
  ],
  ['a violent partner and a child', 'being_hurt', ['partner', 'child'], ['safety', 'emergency', 'children']],
  ['a gang that is after a child', 'being_hurt', ['stranger', 'child'], ['emergency', 'local', 'children']],
  ['an old person hurt by family', 'being_hurt', ['partner', 'elder'], ['safety', 'emergency', 'elder']],
  ['violence by somebody who forces to work', 'being_hurt', ['exploited'], ['emergency', 'trafficking', 'local']],
  ['a partner who lets nobody leave', 'being_hurt', ['partner', 'exploited'], ['safety', 'emergency']],
  ['a violent partner of a Native person', 'being_hurt', ['native'], ['native', 'emergency', 'safety']],
  ['a violent partner of a trans person', 'being_hurt', ['partner', 'trans'], ['safety', 'emergency', 'trans']],
  ['strangers who hunt a trans person', 'being_hurt', ['stranger', 'trans'], ['emergency', 'local', 'trans']],
  ['a child who is hurt', 'child_harm', [], ['children', 'emergency']],
  ['a child who swallowed pills', 'child_harm', ['swallowed'], ['emergency', 'poison', 'children']],
  ['an old person who is hurt', 'child_harm', ['elder'], ['emergency', 'elder', 'local']],
  ['a child and an old person who are hurt', 'child_harm', ['child', 'elder'], ['emergency', 'children', 'elder']],
  ['a child hurt by family', 'child_harm', ['child', 'partner'], ['children', 'emergency', 'safety']],
  ['a child who is raped', 'child_harm', ['child', 'sexual', 'partner'], ['children', 'emergency', 'assault']],
  ['an old person who swallowed pills', 'child_harm', ['elder', 'swallowed'], ['emergency', 'poison', 'elder']],
  ['forced work', 'trafficking', [], ['trafficking', 'emergency']],
  ['forced sex for money', 'trafficking', ['exploited', 'sexual'], ['trafficking', 'emergency', 'assault']],
  ['a partner who forces to work', 'trafficking', ['exploited', 'partner'], ['trafficking', 'emergency', 'safety']],
  ['a child who is forced to work', 'trafficking', ['exploited', 'child'], ['trafficking', 'emergency', 'children']],
  ['a wound from a partner', 'medical', ['partner'], ['emergency', 'safety']],
  ['a wound from rape by a partner', 'medical', ['partner', 'sexual'], ['emergency', 'assault', 'safety']],
  ['worry about a violent partner', 'someone_at_risk', ['partner'], ['crisis', 'emergency', 'safety']],
  ['anger at a violent partner', 'hurting_others', ['partner'], ['crisis', 'emergency', 'safety']],
  ['withdrawal with a violent partner', 'using_or_withdrawal', ['partner'], ['treatment', 'emergency', 'safety']],
  ['poison taken to die', 'self_harm', ['swallowed'], ['emergency', 'poison', 'crisis']],
  ['rape and thoughts of death', 'self_harm', ['sexual'], ['crisis', 'emergency', 'assault']],
  ['thoughts of death of somebody who uses alone', 'self_harm', ['alone'], ['crisis', 'emergency', 'usingAlone']],
  ['withdrawal', 'using_or_withdrawal', [], ['treatment', 'emergency', 'crisis']],
  ['using alone', 'using_or_withdrawal', ['alone'], ['usingAlone', 'treatment', 'emergency']],
] as const)('%s shows the lines that can help', (_, kind, about, ids) => {
  expect(listIds(kind, [...about])).toEqual(ids)
})

test.each(crisisKinds)('danger this minute puts 911 first for %s, once, with at most three lines', (kind) => {
  for (const theme of crisisThemes) {
    const ids = listIds(kind, [theme], 'now')
    expect(ids[0]).toBe('emergency')
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeLessThanOrEqual(3)
  }
})

test.each(crisisKinds)('%s always shows a line that answers day and night in both languages', (kind) => {
  const [first] = listCrisisLines({ kind, level: 'support' })
  expect(first).toMatchObject({ hours: 'always', languages: ['en', 'es'] })
})

test('a gang or a landlord never gets the domestic-violence hotline, unless a partner does harm too', () => {
  for (const theme of crisisThemes.filter((name) => name !== 'partner')) {
    for (const level of ['now', 'support'] as const) {
      expect(listIds('being_hurt', ['stranger', theme], level)).not.toContain('safety')
    }
  }
  expect(listIds('being_hurt', ['stranger', 'partner'])).toContain('safety')
})

test.each(crisisKinds)('%s with sexual violence shows the line for that', (kind) => {
  for (const level of ['now', 'support'] as const) expect(listIds(kind, ['sexual'], level)).toContain('assault')
})

test.each(crisisKinds)('%s with something swallowed puts 911 and the poison line first', (kind) => {
  for (const theme of crisisThemes) {
    expect(listIds(kind, ['swallowed', theme]).slice(0, 2)).toEqual(['emergency', 'poison'])
  }
})

test('veterans find their line as a link where a life is at stake, or as a button once they said who they are', () => {
  const withLink = crisisKinds.filter((kind) => findVeteransLink({ kind, level: 'support' }))
  expect(withLink).toEqual(['self_harm', 'someone_at_risk', 'hopeless'])
  expect(findVeteransLink({ kind: 'self_harm', level: 'now', about: ['veteran'] })).toBeNull()
})

test('a number is dialed by its digits', () => {
  expect(toDialDigits('2-1-1')).toBe('211')
  expect(toDialDigits('1-800-662-4357')).toBe('18006624357')
})

test('a text message starts with the word the line asks for', () => {
  const lifeline = { number: '988', word: null, spanishWord: 'AYUDA' }
  expect(buildSmsLink(lifeline, 'en')).toBe('sms:988')
  expect(buildSmsLink(lifeline, 'es')).toBe('sms:988?body=AYUDA')
  const safety = { number: '88788', word: 'START', spanishWord: null }
  expect([buildSmsLink(safety, 'en'), buildSmsLink(safety, 'es')]).toEqual([
    'sms:88788?body=START',
    'sms:88788?body=START',
  ])
})
