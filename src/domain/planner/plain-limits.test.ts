import { describe, expect, test } from 'vitest'
import { emptyPlanAnswers } from '../action-plan/plan-tool.ts'
import { findDetailSignals } from './detail-signals.ts'
import { settleFirmFacts } from './firm-facts.ts'
import { readRoutines } from './read-routines.ts'
import type { Signal } from './signals.ts'
import { readHelpers } from './who-helps.ts'

/** All sentences were written before the rules. */
describe('a license for a trade is none for driving', () => {
  const isLost = (words: string, box: 'biggest_challenge' | 'goals_3_months' = 'biggest_challenge') => {
    const signals = new Set<Signal>(['license-lost'])
    settleFirmFacts(signals, { ...emptyPlanAnswers, [box]: words })
    return signals.has('license-lost')
  }
  test.each([
    'need my barber license back',
    'my nursing license is suspended',
    'trabajar de barbero legal con licencia',
    'quiero sacar la licencia de plomero',
    'lost my cosmetology license when i went in',
    'la licencia de enfermera se me venció',
    'forklift license expired',
    'get my contractors license',
  ])('%s', (words) => {
    expect(isLost(words)).toBe(false)
    expect(isLost(words, 'goals_3_months')).toBe(false)
  })
  test.each([
    'need my drivers license back',
    'no license, cant drive to the barber shop',
    'me quitaron la licencia de manejar, soy barbero',
    'my license is suspended for tickets, i cut hair',
    'barber license and my drivers license both expired',
    'la licencia suspendida por dui, soy plomero',
  ])('but here it is: %s', (words) => {
    expect(isLost(words)).toBe(true)
  })
})

describe('what a helper cannot do', () => {
  const find = (support_system: string) => readHelpers({ ...emptyPlanAnswers, support_system })[0]
  test.each([
    'my sister can only drive on weekends',
    'my uncle gives me rides but only on the weekend',
    'mi hermana me lleva pero solo los fines de semana',
    'mi compadre nomás puede los fines de semana',
    'my cousin drives me, weekends only',
    'mi primo me da raite solo los fines',
  ])('only at weekends: %s', (words) => {
    expect(find(words)?.limits).toContain('weekends')
  })
  test.each([
    'my sister drives me on weekdays',
    'my uncle visits me every weekend',
    'mi hermana trabaja los fines de semana',
  ])('not only at weekends: %s', (words) => {
    expect(find(words)?.limits).not.toContain('weekends')
  })
  test.each([
    'my sister cant help me no more',
    'my uncle used to drive me but he cant anymore',
    'mi hermana ya no me puede ayudar',
    'my cousin said he is done helping me',
    'mi compadre me llevaba pero ya no puede',
    'my aunt wont take me anymore',
  ])('no longer: %s', (words) => {
    expect(find(words)).toMatchObject({ isSafe: false })
  })
  test.each(['my sister helps me a lot', 'my uncle cant drive but he listens', 'mi hermana ya me puede ayudar'])(
    'still: %s',
    (words) => {
      expect(find(words)).toMatchObject({ isSafe: true })
    },
  )
})

describe('hours without a phone', () => {
  test.each([
    'no phone after 8 at the house',
    'they take our phones at 9',
    'phones off at 10',
    'no puedo usar el teléfono después de las 8',
    'el teléfono nomás hasta las 8',
    'they lock up the phones at night',
    'i only get my phone till 8pm',
  ])('%s', (words) => {
    expect(findDetailSignals(words)).toContain('phone-hours')
  })
  test.each([
    'no phone',
    'call my cousins phone after 4',
    'my phone broke at 9',
    'no tengo teléfono',
    'phone interview at 8',
  ])('not in: %s', (words) => {
    expect(findDetailSignals(words)).not.toContain('phone-hours')
  })
})

describe('duties on several weekdays', () => {
  const find = (words: string) => readRoutines({ ...emptyPlanAnswers, biggest_challenge: words })[0]?.weekdays
  test.each([
    ['class Mon/Wed/Fri 9 to 12', [1, 3, 5]],
    ['UA los martes y jueves', [2, 4]],
    ['my IOP group is monday, wednesday and friday at 6', [1, 3, 5]],
    ['clases de crianza lunes, miércoles y viernes', [1, 3, 5]],
    ['drug tests tues n thurs', [2, 4]],
    ['dialysis on tuesdays, thursdays and saturdays', [2, 4, 6]],
    ['terapia los lunes y los jueves a las 10', [1, 4]],
    ['GED class m/w/f', [1, 3, 5]],
  ])('%s', (words, days) => {
    expect(find(words)).toEqual(days)
  })
  test.each(['i work monday and court is friday', 'got out monday, slept outside tuesday', 'no class this week'])(
    'none: %s',
    (words) => {
      expect(find(words)).toBeUndefined()
    },
  )
})
