import { expect, test } from 'vitest'
import type { PlanAnswers } from '../../action-plan/plan-answers.ts'
import { readAge } from '../read-age.ts'
import { readSignals, type Signal } from '../signals.ts'

const none: PlanAnswers = {
  urgent_need: 'a coat',
  biggest_challenge: 'the winter',
  strengths: 'good with my hands',
  support_system: 'my sister',
  goals_3_months: 'peace',
}
const read = (text: string, added: readonly Signal[] = [], box: keyof PlanAnswers = 'biggest_challenge') =>
  readSignals({ ...none, [box]: text }, { added })

test.each<[string, Signal, readonly Signal[]]>([
  ['no car no license, roads r bad now', 'has-license', ['has-license']],
  ['me da jale pero nomas si tengo licencia', 'has-license', ['has-license']],
  ['no tengo licencia vigente', 'has-license', ['has-license']],
  ['everybody at the house drinks, 11 people', 'drinking', ['drinking']],
  ['uncle drinks and hes there on weekends', 'drinking', ['drinking']],
  ['en la casa todos toman', 'drinking', ['drinking']],
  ['mi hermano esta 5 anos limpio, va a NA', 'sober', ['sober']],
  ['bregando con la bebida otra vez', 'sober', ['sober']],
  ['el social lo tiene mi esposa en la casa', 'no-ss-card', ['no-ss-card']],
  ['my mom has my social security card', 'no-ss-card', ['no-ss-card']],
  ['social security was never started', 'no-ss-card', ['no-ss-card']],
  ['the landlord waits for the rent til the 10th', 'bed-ending', ['bed-ending']],
  ['el dueño me espera hasta el 10', 'bed-ending', ['bed-ending']],
  ['pago la renta con dos compañeros', 'owes-rent', ['owes-rent']],
  ['rent is split with my girl', 'owes-rent', ['owes-rent']],
  ['no sober house takes me cuz of the arson', 'in-program', ['in-program']],
  ['mi hija, los sabados vienen', 'kids-along', ['kids-along']],
  ['vivo con mi hijo mayor y su esposa', 'kids-along', ['kids-along']],
  ['parole agent came to the house friday already', 'missed-report', ['missed-report']],
  ['el telefono que me dejan tener no tiene internet', 'no-phone', ['no-phone']],
  ['my truck runs and the license is good', 'no-ride', ['no-ride']],
  ['no papers no PO', 'no-id', ['no-id']],
  ['jugo basketball cuando me dan permiso', 'immigration', ['immigration']],
  ['la cdl despues', 'truck-driver', ['truck-driver']],
  ['i can see my kids when they let me', 'job-lost', []],
  ['they let me out at 5', 'job-lost', []],
])('“%s” is not %s', (text, signal, added) => {
  expect(read(text, added).has(signal)).toBe(false)
})

test.each<[string, Signal]>([
  ['la tengo suspendida por tickets, mi licencia', 'license-lost'],
  ['bregando con la bebida otra vez los fines', 'drinking'],
  ['only ID i got is the TDCJ card', 'no-id'],
  ['id tengo nada mas el del BOP', 'no-id'],
  ['son is 15 lives w me', 'kids-along'],
  ['mi nina de 3 esta con mi suegra', 'kids-apart'],
  ['my grandmaw, i stay w her', 'has-bed'],
  ['me corrieron del trabajo', 'wants-job'],
  ['the landlord gives me til friday for the rent', 'owes-rent'],
])('“%s” is %s', (text, signal) => {
  expect(read(text, ['fines']).has(signal)).toBe(true)
})

test('the same words mean it where they are the person’s own', () => {
  expect(read('i drink with everybody at the house', ['drinking']).has('drinking')).toBe(true)
  expect(read('im clean 8 months and my brother is clean too', ['sober']).has('sober')).toBe(true)
  expect(read('landlord gave me notice, i have to leave by the 1st', ['bed-ending']).has('bed-ending')).toBe(true)
  expect(read('my license is good, i need my license number', ['has-license']).has('has-license')).toBe(true)
  expect(read('my daughter is 5 and my son is 7', ['kids-along']).has('kids-along')).toBe(true)
  expect(read('i pay rent but im behind two months', ['owes-rent']).has('owes-rent')).toBe(true)
  expect(read('they let me go friday from the plant').has('job-lost')).toBe(true)
})

test('whoever wants to be done with probation is on it', () => {
  expect(read('terminar la probacion en marzo', [], 'goals_3_months').has('supervised')).toBe(true)
  expect(read('be off parole early', [], 'goals_3_months').has('supervised')).toBe(true)
  expect(read('see my kids', [], 'goals_3_months').has('kids-apart')).toBe(true)
  expect(read('no parole, i did it all. see the ocean', [], 'goals_3_months').has('supervised')).toBe(false)
})

test('whoever has work that starts does not look for it', () => {
  const answers = { ...none, strengths: 'carpenter. boss says i can come back monday 14th', goals_3_months: 'work' }
  expect(readSignals(answers, { added: ['starts-work', 'wants-job'] }).has('wants-job')).toBe(false)
  const seeks = { ...none, urgent_need: 'need another job, the one that starts friday is 8 hours' }
  expect(readSignals(seeks, { added: ['starts-work', 'wants-job'] }).has('wants-job')).toBe(true)
})

test('the years of a trade are no age', () => {
  expect(readAge({ ...none, strengths: 'se de plomeria, 15 años' })).toBe(null)
  expect(readAge({ ...none, strengths: 'pintor de casas. 58 años' })).toBe(58)
})

test.each([
  'My eye drops for the glaucoma. About five days left in the bottle.',
  'heart pills, 3 left in the bottle',
  'me quedan pocas gotas en el frasco',
])('a bottle of medicine is no drinking: %s', (text) => {
  expect(read(text, ['drinking']).has('drinking')).toBe(false)
})
test.each(['i drink a bottle a day and take pills', 'pills and a bottle of vodka every night'])(
  'a bottle that is drunk is: %s',
  (text) => {
    expect(read(text, ['drinking']).has('drinking')).toBe(true)
  },
)

test.each(['Not looking to work.', 'im not looking for work, im 69', 'no busco trabajo, ya estoy grande'])(
  'whoever does not look for work is sent to no job: %s',
  (text) => {
    expect(read(text, ['wants-job'], 'goals_3_months').has('wants-job')).toBe(false)
  },
)
test('whoever wants no work like the last one looks for another', () => {
  const text = 'not trying to work nights, need a day job'
  expect(read(text, ['wants-job'], 'goals_3_months').has('wants-job')).toBe(true)
})

test('eye drops that end are medicine that ends', () => {
  expect(read('my eye drops run out friday', [], 'urgent_need').has('medicine-low')).toBe(true)
  expect(read('me quedan pocas gotas para los ojos', [], 'urgent_need').has('medicine-low')).toBe(true)
})
