import { expect, test } from 'vitest'
import type { Judgment } from '../danger/judge.ts'
import { findAddedRuleIssues, createAddedRules } from './added-rules.ts'
import { assessCrisis } from './crisis/crisis.ts'
import type { CrisisKind } from '../help-lines/crisis-kinds.ts'

const phrase = (kind: CrisisKind, words: string) => ({ kind, language: 'en' as const, phrase: words })
const topic = (words: string) => ({ language: 'es' as const, phrase: words })
const judge = (): Judgment => ({ level: 'none', danger: 'hopeless', probability: 0 })
const rules = createAddedRules(
  {
    crisisPhrases: [phrase('hopeless', 'Game over'), phrase('overdose', 'purple rain')],
    blockedTopics: [topic('apuestas')],
  },
  judge,
)
const noAddedRules = createAddedRules({ crisisPhrases: [], blockedTopics: [] }, judge)

test('an added phrase brings its class, whatever capitals, accents and signs', () => {
  expect(rules.crisisIn('for me it is GAME, over!')).toEqual({ kind: 'hopeless', level: 'support' })
  expect(rules.crisisIn('he had purple rain')).toEqual({ kind: 'overdose', level: 'now' })
  expect(rules.blockedIn('¿Dónde hago APUESTAS?')).toEqual(['apuestas'])
})

test('it fires on whole words only', () => {
  expect(rules.crisisIn('the videogame overlay')).toBeNull()
  expect(rules.blockedIn('apuestasonline')).toEqual([])
})

test('the graver of shipped and added wins, and danger this minute stays so', () => {
  expect(rules.crisisIn('I want to kill myself tonight, game over')).toEqual({ kind: 'self_harm', level: 'now' })
  expect(rules.crisisIn('I want to kill myself tonight with purple rain')).toEqual({ kind: 'overdose', level: 'now' })
  expect(rules.crisisPhrasesIn('game over, purple rain').map(({ kind }) => kind)).toEqual(['overdose', 'hopeless'])
})

test.each(['I want to die', 'How do I get an ID?', ''])(
  'without phrases the shipped rules stand alone: “%s”',
  (text) => {
    expect(noAddedRules.crisisIn(text)).toEqual(assessCrisis(text))
  },
)

test('a phrase that is too short or stands in harmless messages may not be added', () => {
  const harmless = ['Where can I sleep tonight?', 'How do I get a job?']
  const issues = findAddedRuleIssues(
    {
      crisisPhrases: [phrase('hopeless', 'get'), phrase('hopeless', 'SLEEP'), phrase('hopeless', 'no way out')],
      blockedTopics: [topic(' ?! '), topic('a job')],
    },
    harmless,
    judge,
  )

  expect(issues).toEqual([
    { list: 'crisisPhrases', at: 0, problem: 'too_short' },
    { list: 'crisisPhrases', at: 1, problem: 'false_alarm', message: harmless[0] },
    { list: 'blockedTopics', at: 0, problem: 'too_short' },
    { list: 'blockedTopics', at: 1, problem: 'false_alarm', message: harmless[1] },
  ])
})
