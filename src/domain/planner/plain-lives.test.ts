import { describe, expect, test } from 'vitest'
import { emptyPlanAnswers } from '../action-plan/plan-tool.ts'
import { settleFirmFacts } from './firm-facts.ts'
import { findMisplacedFacts } from './misplaced-facts.ts'
import { readSignals, type Signal } from './signals.ts'
import type { StatedSignal } from './signal-names.ts'

function settle(words: string, read: readonly Signal[] = []) {
  const signals = new Set<Signal>(read)
  settleFirmFacts(signals, { ...emptyPlanAnswers, biggest_challenge: words })
  return signals
}

/** A reader that takes every answer with words for these. */
const readingAs = (found: readonly StatedSignal[]) => (answer: string) => new Set(answer === '' ? [] : found)

describe('a job is told, and no skill or wish', () => {
  test.each([
    'i can weld and run cattle',
    'se podar, uva almendra, naranja. manejo tractor',
    'trabajo de rancho, soldadura',
    'forklift 6 yrs',
    'machinist, CNC',
    'buen trabajador, cocinero',
    'roofing, drywall, paint',
    'coso y hago tamales',
    'hard worker. i show up',
    'panadero, puntual',
  ])('%s: a skill', (strengths) => {
    expect(readSignals({ ...emptyPlanAnswers, strengths }, { reader: readingAs(['working']) })).not.toContain('working')
  })

  test.each([
    'I work at the car wash',
    'hvac cert, bring home about 520 a week',
    'trabajo en una pollera hace 9 años',
    'my boss likes me',
    'tengo trabajo y no falto nunca',
    'been working nights at the plant',
  ])('%s: a job', (strengths) => {
    expect(readSignals({ ...emptyPlanAnswers, strengths }, { reader: readingAs(['working']) })).toContain('working')
  })

  test.each(['trabajo en la poda y acabar mis horas', 'un trabajo de cocinero', 'trabajo con un contratista'])(
    '%s: a wish',
    (goals_3_months) => expect(findMisplacedFacts({ ...emptyPlanAnswers, goals_3_months })).toBe(''),
  )

  test.each([
    'el permiso se me vencio y el jefe ya no me deja',
    'my boss wont let me work till i get papers',
    'el patron ya no me deja trabajar',
    'they cant have me work without a license',
  ])('%s: no work now', (words) => expect(settle(words, ['working'])).not.toContain('working'))
})

describe('who has the child', () => {
  test.each([
    'dfcs has my baby girl shes 2',
    'cps took my kids in june',
    'the state has my son',
    'dcf removed my daughter',
    'DHR got my boys',
    'el estado me quito a mis niños',
    'cps se llevo a mi hija',
    'dcs placed my baby with strangers',
    'acs has them since october',
    'dfcs has my girl. my insurance cut off when i was locked up',
    'dhs took her when i got locked up',
  ])('%s', (words) => {
    const signals = settle(words, ['kids-along'])
    expect(signals).toContain('cps')
    expect(signals).not.toContain('kids-along')
  })

  test.each([
    'scared cps will take my kids',
    'i was in foster care, the state had me',
    'cps closed the case, they have my kids names',
    'my kids live with me',
    'i got my kids this weekend',
  ])('%s: no case', (words) => expect(settle(words, ['kids-along'])).toContain('kids-along'))

  test('children are in one place where no words tell them apart', () => {
    const both = readSignals(
      { ...emptyPlanAnswers, goals_3_months: 'see my boys' },
      { reader: readingAs(['kids-along', 'kids-apart']) },
    )
    expect(both).not.toContain('kids-along')
    const along = readSignals(
      { ...emptyPlanAnswers, urgent_need: 'my kids are with me' },
      { reader: readingAs(['kids-along', 'kids-apart']) },
    )
    expect(along).not.toContain('kids-apart')
  })
})

describe('what was not had since a day is over', () => {
  test.each([
    'sin tomar desde 2021',
    'no he tomado desde marzo',
    'sober since 2019',
    'last drink was oct 4',
    'i havent had a drink in 3 years',
    'no tomo desde hace 5 meses',
    'clean since june',
    'sobria desde enero',
    'no drinks since i got out',
    'sin usar nada desde que sali',
  ])('%s', (words) => {
    const signals = settle(words, ['drinking'])
    expect(signals).toContain('sober')
    expect(signals).not.toContain('drinking')
  })

  test.each([
    'no puedo dormir sin tomar',
    'i drink every night since she left',
    'sober since june but i drank last night',
    'volvi a tomar, estaba sin tomar desde mayo',
    'trying to quit drinking since my dui',
  ])('%s: still there', (words) => expect(settle(words, ['drinking'])).toContain('drinking'))
})

describe('a licence that was not there is no drunk driving', () => {
  test.each([
    'me agarraron manejando sin licencia',
    'driving on a suspended',
    'caught driving without a license',
    'license is suspended over court costs',
    'no tengo licencia, me pararon',
    'ticket for no insurance and no license',
  ])('%s', (words) => expect(settle(words, ['dui'])).not.toContain('dui'))

  test.each(['3rd DUI, no license', 'me pararon tomado', 'interlock in my car', 'manejando borracho', 'dwi from 2022'])(
    '%s: it is',
    (words) => expect(settle(words, ['dui'])).toContain('dui'),
  )
})

describe('a shift that ends is no bed that ends', () => {
  test.each([
    'mi hija trabaja hasta las 6, vivo con ella',
    'my sister works til 6pm, i stay there',
    'mi tia llega hasta las 10 de la noche',
    'cousin is at the shop till 5 pm',
    'mi hermano en la casa hasta la noche no esta',
  ])('%s', (words) => expect(settle(words, ['with-someone'])).not.toContain('bed-ending'))

  test.each([
    'mi primo me da el cuarto hasta el viernes',
    'my aunts couch til sunday',
    'casa de mi tia hasta diciembre',
  ])('%s: a bed that ends', (words) => expect(settle(words, ['with-someone'])).toContain('bed-ending'))
})
