import { expect, test } from 'vitest'
import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { readHelpers } from './who-helps.ts'

const none: PlanAnswers = {
  urgent_need: 'x',
  biggest_challenge: 'x',
  strengths: 'x',
  support_system: 'x',
  goals_3_months: 'x',
}
const read = (text: string, box: keyof PlanAnswers = 'support_system') =>
  readHelpers({ ...none, [box]: text }).map(
    ({ relation, name, offers, limits }) =>
      `${relation}${name ? ` ${name}` : ''} +${offers.join(',')} -${limits.join(',')}`,
  )

test.each([
  ['my uncle Leon drives, hes got a truck some days', 'uncle Leon +ride -some-days'],
  ['grandma. shes 79 dont drive no more, im at her house', 'grandma +bed -no-drive,old'],
  ['el social lo tiene mi esposa en la casa', 'wife +papers -'],
  ['my son can go to the pharmacy', 'son +errands -'],
  ['homie gets high all day', 'friend + -uses'],
  ['mi tio Beto me da jale y tiene troca', 'uncle Beto +ride,work -'],
  ['my niece Carol set up my phone, she works days', 'niece Carol +phone -works'],
  ['una amiga Yesenia pero vive con sus suegros', 'friend Yesenia + -no-room'],
  ['my sister watches my kids on weekends', 'sister +childcare -'],
  ['mi comadre me presta dinero a veces', 'friend +money -some-days'],
  ['mi hermano esta 5 anos limpio, va a NA', 'brother +recovery -'],
  ['cousin lets me use his phone', 'cousin +phone -'],
  ['mom is in Ohio, thats far', 'mom + -far'],
  ['my mom has my birth certificate', 'mom +papers -'],
  ['mi mama no me habla', 'mom + -not-speaking'],
  ['sister in Ohio', 'sister + -far'],
  ['mi hermana vive en texas', 'sister + -far'],
  ['wife is in Oklahoma', 'wife + -far'],
  ['mi sponsor Benny en santa fe, nomas por telefono', 'sponsor Benny +recovery -far'],
  ['my brother, only by phone', 'brother + -far'],
  ['mamaw but shes in the nursing home', 'grandma + -far,sick'],
  ['mi abuela esta en un asilo', 'grandma + -far'],
  ['my aunt, just on the phone', 'aunt + -far'],
  ["mom. she'll feed me and she got my birth certificate in a drawer", 'mom +papers,food -'],
  ["my uncle. he'll drive me", 'uncle +ride -'],
  ['old sgt calls me Sundays', 'friend +talk -'],
  ['my sister in town drives', 'sister +ride -'],
  ['mi tia en la calle spring me lleva', 'aunt +ride -'],
  ['my mom calls me on the phone', 'mom +talk -'],
])('%s', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

test('does not count on whoever uses, hurts, or may not be met', () => {
  const isSafe = (text: string) => readHelpers({ ...none, support_system: text })[0]?.isSafe
  expect(isSafe('cousin uses so i stay away from him')).toBe(false)
  expect(isSafe('mi ex me pega')).toBe(false)
  expect(isSafe('my wife but theres a no contact order')).toBe(false)
  expect(isSafe('my brother but hes locked up')).toBe(false)
  expect(isSafe('my daughter is 9')).toBe(false)
  expect(isSafe('my uncle Ray he dont drink')).toBe(true)
  expect(isSafe('mi hermana, tiene carro')).toBe(true)
})

test('ends what is told of one person where the own story goes on', () => {
  expect(read('my aunt is good to me. i need a coat. the public defender never calls back')).toEqual(['aunt +talk -'])
})

test('leaves an official’s silence with the official', () => {
  expect(read('vivo con mi hijo mayor. el defensor publico no me contesta')).toEqual(['son +bed -'])
  expect(read('my sponsor Kim. judge gave me a public defender but he dont call back')).toEqual([
    'sponsor Kim +recovery -',
  ])
  expect(read('mi comadre Lupe. el abogado de la corte no me contesta')).toEqual(['friend Lupe + -'])
})

test.each(['nobody', 'just me', 'nadie, ando solo', 'my PO'])('nobody: %s', (text) => {
  expect(read(text)).toEqual([])
})

test('says nothing of kin who are only mentioned in passing', () => {
  expect(read('i got a job at my brothers old shop', 'urgent_need')).toEqual([])
})
