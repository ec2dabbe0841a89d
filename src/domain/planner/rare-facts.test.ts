import { describe, expect, test } from 'vitest'
import { buildPlanAnswers } from '#testing/builders/plan-answers.ts'
import type { PlanAnswers, PlanQuestionId } from '../action-plan/plan-answers.ts'
import { toFirstPerson } from './first-person.ts'
import { isRare } from './signal-phrases.ts'
import { readPhrases, readSignals } from './signals.ts'

const findRare = (text: string, question: PlanQuestionId = 'urgent_need') =>
  [...readPhrases(text, question)].filter(isRare)

describe('what few people say', () => {
  test.each([
    ['they cut the lights off monday', 'utility-cutoff'],
    ['our water been shut off since tuesday', 'utility-cutoff'],
    ['disconnect notice from the gas company', 'utility-cutoff'],
    ['nos van a cortar la luz', 'utility-cutoff'],
    ['no tenemos agua ni gas', 'utility-cutoff'],
    ['van a cortar the lights el viernes', 'utility-cutoff'],
    ['i got an open sore on my heel', 'wound'],
    ['my foot is infected and smells', 'wound'],
    ['bedsore from the chair', 'wound'],
    ['una herida en la pierna que no sana', 'wound'],
    ['se me infecto el dedo', 'wound'],
    ['missed my UA on friday', 'missed-test'],
    ['i slept through my drug screen', 'missed-test'],
    ['falte a la prueba de orina', 'missed-test'],
    ['no fui al antidoping', 'missed-test'],
    ['i aged out of foster care last year', 'foster-youth'],
    ['i grew up in foster care', 'foster-youth'],
    ['sali del foster care a los 18', 'foster-youth'],
    ['im enrolled at the community college', 'student'],
    ['my second semester starts in january', 'student'],
    ['estoy estudiando en el colegio', 'student'],
    ['they took my CDL', 'truck-driver'],
    ['drove semis for 9 years', 'truck-driver'],
    ['era trailero', 'truck-driver'],
    ['filling this out for my brother', 'for-other'],
    ['im his case manager', 'for-other'],
    ['lleno esto por mi hijo', 'for-other'],
    ['Escribe la sobrina por el', 'for-other'],
    ['his sister typing this for him', 'for-other'],
    ['My nursing program wants a form', 'student'],
    ['sore on my hip is opening back up', 'wound'],
    ['i was born in Puerto Rico', 'puerto-rico'],
    ['naci en Caguas', 'puerto-rico'],
    ['la acta mia es de ponce del 94', 'puerto-rico'],
    ['soy boricua', 'puerto-rico'],
    ['i want to fly to Guatemala to see my mom', 'travel-abroad'],
    ['quiero viajar a México en diciembre', 'travel-abroad'],
    ['i dont know how to use this phone', 'digital-help'],
    ['my granddaughter is typing this', 'digital-help'],
    ['no se usar la computadora', 'digital-help'],
    ['mi nieta me lo esta escribiendo', 'digital-help'],
    ['if i dont drink in the morning my hands shake', 'alcohol-withdrawal'],
    ['si no tomo me tiemblan las manos', 'alcohol-withdrawal'],
    ['Tomo todos los días y quiero dejar de tomar', 'alcohol-withdrawal'],
    ['i drink every day and i wanna quit', 'alcohol-withdrawal'],
    ['i stopped drinking monday and had a seizure', 'alcohol-withdrawal'],
  ] as const)('“%s” says %s', (answer, signal) => {
    expect(findRare(answer)).toContain(signal)
  })

  test.each([
    'the lights in the dorm stay on all night at the shelter',
    'lights out is at ten',
    'out of gas money',
    'i cut grass and power wash',
    'my feelings are still sore',
    'passed every drug test',
    'missed my bus',
    'missed my GED test',
    'i want my kids out of foster care',
    'my kids were in foster care',
    'parenting classes and a dui class',
    'my kids start school monday',
    'my cousin is a trucker',
    'mi hermano maneja trailer',
    'my wife is a good writer',
    'going to New Mexico for work',
    'my phone works fine',
    'no tengo telefono',
    'it makes me shake with cold in the morning',
    'a friend from San Antonio',
  ])('“%s” says none of it', (answer) => {
    expect(findRare(answer)).toEqual([])
  })
})

const readAll = (answers: Partial<PlanAnswers>) => readSignals(buildPlanAnswers(answers))

describe('what it changes', () => {
  test('who was born in Puerto Rico has no immigration matter', () => {
    const signals = readAll({ urgent_need: 'my ID', biggest_challenge: 'naci en Ponce y me hablan de la migra' })
    expect(signals.has('puerto-rico')).toBe(true)
    expect(signals.has('immigration')).toBe(false)
  })

  test('a missed test is a missed report for who has an officer', () => {
    expect(readAll({ urgent_need: 'I missed my UA and my PO will be mad' }).has('missed-report')).toBe(true)
    const apart = readAll({
      biggest_challenge: 'my PO has drug screens by color. you call every day. missed one last wk',
    })
    expect(apart.has('missed-test')).toBe(true)
    expect(readAll({ biggest_challenge: 'PO does drug screens, ain’t missed one' }).has('missed-test')).toBe(false)
  })

  test('child welfare tests people who have no officer', () => {
    const signals = readAll({ urgent_need: 'cps case and I missed my drug test last week' })
    expect(signals.has('missed-test')).toBe(true)
    expect(signals.has('supervised')).toBe(false)
    expect(signals.has('missed-report')).toBe(false)
  })

  test('who shakes without alcohol drinks', () => {
    const signals = readAll({ biggest_challenge: 'my hands shake if i dont have one' })
    expect(signals.has('alcohol-withdrawal') && signals.has('drinking')).toBe(true)
  })

  test('what a mother writes of him is read of the person', () => {
    expect(toFirstPerson('He gets out Friday and has nowhere to go')).toBe('I get out Friday and have nowhere to go')
    expect(readAll({ urgent_need: 'Filling this out for my son. He has nowhere to sleep tonight' })).toContain('no-bed')
    expect(readAll({ urgent_need: 'lleno esto por mi esposo. no tiene donde dormir' })).toContain('no-bed')
    expect(readAll({ urgent_need: 'He has nowhere to sleep, my dog' })).not.toContain('for-other')
  })
})
