import { describe, expect, test } from 'vitest'
import { measureGrowth } from '#testing/measure-growth.ts'
import { assessCrisis, findCrisisMatches, countShippedPhrases } from './crisis.ts'

const getCrisisKind = (text: string) => assessCrisis(text)?.kind ?? null

describe('each class of danger, in both languages', () => {
  test.each([
    ['i want to kill myself', 'self_harm'],
    ['ya no quiero vivir', 'self_harm'],
    ['no puedo mas con la vida', 'hopeless'],
    ['i feel hopeless', 'hopeless'],
    ['my brother wants to kill himself', 'someone_at_risk'],
    ['mi hermano se quiere matar', 'someone_at_risk'],
    ["he od'd and won't wake up", 'overdose'],
    ['im dopesick', 'using_or_withdrawal'],
    ['toy bien malo de la malilla', 'using_or_withdrawal'],
    ['my boyfriend hits me', 'being_hurt'],
    ['mi esposo me pega', 'being_hurt'],
    ['i want to kill him', 'hurting_others'],
    ['voy a matar a mi vecino', 'hurting_others'],
    ['someone touched my daughter', 'child_harm'],
    ['le pegan a mi sobrino con un cable', 'child_harm'],
    ['my pimp wont let me go', 'trafficking'],
    ['me obligan a prostituirme', 'trafficking'],
  ] as const)('"%s" is %s', (text, kind) => {
    expect(getCrisisKind(text)).toBe(kind)
  })
})

describe('an everyday word is no typo of a word of danger', () => {
  test.each([
    "i'm not walking in there to eat bologna all weekend",
    "she's not cooking for me no more",
    'not brought up in this house',
    'me acusaron de eso',
  ])('"%s"', (text) => {
    expect(assessCrisis(text)).toBeNull()
  })

  test('somebody who is not wakin up is one', () => {
    expect(getCrisisKind('hes not wakin up')).toBe('overdose')
  })
})

describe('the way people type', () => {
  test.each([
    'KILL MYSELF',
    'k m s',
    'i wanna kms',
    'killmyself',
    'i want 2 kill my self',
    'i wanna dieeee',
    'k1ll myself',
    'su!cide',
    'i. want. to. die.',
    'suicidial',
    'kill mysefl',
    'me kiero matar',
    'mequieromatar',
    'i want to unalive',
    'od\u2019d on fent',
  ])('is understood: %s', (text) => {
    expect(assessCrisis(text)).not.toBeNull()
  })
})

describe('sayings are not danger', () => {
  test.each([
    "I'm dying to get a job",
    'killing time',
    'dead tired',
    'me muero de hambre',
    'shoot me an email',
    'kill it at the interview',
    'my phone died',
    'bomb resume',
    'overdose awareness class',
    'i am not suicidal',
    'no soy suicida',
    'no quiero vivir en la calle',
    "i don't want to live with my mom",
    'odd jobs near me',
    '',
    '   ',
    '🙂',
  ])('no card for: %s', (text) => {
    expect(assessCrisis(text)).toBeNull()
  })
})

describe('a saying or a subject does not hide what stands beside it', () => {
  test.each([
    ['i relapsed and lost my job', 'using_or_withdrawal'],
    ['im suicidal and i lost my job', 'self_harm'],
    ['i will hang myself on friday', 'self_harm'],
    ['got arrested and i want to kill myself', 'self_harm'],
    ['my phone died and my friend is not breathing', 'overdose'],
    ['i will kill myself, thats it', 'self_harm'],
    ['me muero de hambre y me quiero matar', 'self_harm'],
    ['he hit me with a belt', 'being_hurt'],
  ] as const)('"%s" is %s', (text, kind) => {
    expect(getCrisisKind(text)).toBe(kind)
  })
})

describe('denial and doubt', () => {
  test('a plain denial shows no card', () => {
    expect(assessCrisis('i would never kill myself')).toBeNull()
    expect(assessCrisis('no me voy a matar')).toBeNull()
  })

  test('not wanting to die is a call for help', () => {
    expect(getCrisisKind('I do not want to die')).toBe('hopeless')
    expect(getCrisisKind('no quiero morir')).toBe('hopeless')
  })
})

describe('what is past', () => {
  test.each([
    'i overdosed in 2015 and now i work in recovery',
    'my brother died of an overdose',
    'mi primo se suicido hace años',
    'cuando era niño me pegaban, busco terapia',
  ])('shows no card: %s', (text) => {
    expect(assessCrisis(text)).toBeNull()
  })
})

test('danger this minute is told from danger', () => {
  expect(assessCrisis('i want to die')).toEqual({ kind: 'self_harm', level: 'support' })
  expect(assessCrisis('i am going to kill myself tonight')).toEqual({ kind: 'self_harm', level: 'now' })
  expect(assessCrisis('my friend is overdosing')).toEqual({ kind: 'overdose', level: 'now' })
  expect(assessCrisis('i want to die. he is blue')).toEqual({ kind: 'overdose', level: 'now' })
})

describe('the time a message takes grows only as its length does', () => {
  test.each([
    '5 1 2 ',
    '5-1-2-',
    'k m s ',
    'a\u200B',
    'á é ',
    '\u0301\u0323',
    'no ',
    'he no ',
    'kill ',
    'killmyself',
    'wannadie ',
    'k1ll m3 ',
    'i want to ',
    'no quiero ',
    'never want to feel ',
    'i. want. to. die. ',
    'a',
    '.',
    '"a" ',
    '\uFDFA',
  ])('%j, over and over', (part) => {
    const message = part.repeat(Math.ceil(500 / part.length))
    expect(measureGrowth(assessCrisis, message, message.repeat(4))).toBeLessThan(8)
  })
})

test('a sign in the middle of the words does not hide them', () => {
  expect(getCrisisKind('kill \uFDFA myself')).toBe('self_harm')
  expect(getCrisisKind('k m s \uFDFA')).toBe('self_harm')
})

test('who tries the rules sees every class that fires, with the words that made it', () => {
  const matches = findCrisisMatches('He beats me when drunk, I want to kill myself')

  expect(new Set(matches.map(({ kind }) => kind))).toEqual(new Set(['self_harm', 'being_hurt']))
  expect(matches.find(({ kind }) => kind === 'self_harm')?.words).toContain('kill myself')
  expect(matches.find(({ kind }) => kind === 'being_hurt')?.words).toContain('beats')
  expect(findCrisisMatches('How do I get an ID?')).toEqual([])
})

test('a phrase that stands in stories and jokes counts in short messages only', () => {
  expect(getCrisisKind('chest pain')).toBe('medical')
  expect(getCrisisKind('me duele el pecho desde la mañana pero ha de ser el hambre')).toBe('medical')
  expect(getCrisisKind('my chest hurts since this morning prob just hungry, where can i eat')).toBe('medical')
  expect(getCrisisKind('me duele el pecho cuando hago ejercicio, que doctor hay gratis')).toBeNull()
  expect(getCrisisKind('the doctor asked about chest pain from last year, who pays that old bill')).toBeNull()
})

test('every class has phrases', () => {
  for (const { phrases } of countShippedPhrases()) expect(phrases).toBeGreaterThan(3)
})
