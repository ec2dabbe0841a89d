import { describe, expect, test } from 'vitest'
import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import type { Guide } from '../knowledge/guide.ts'
import { listWishSubjects } from './wish-subjects.ts'

const none: PlanAnswers = {
  urgent_need: 'x',
  biggest_challenge: 'x',
  strengths: 'x',
  support_system: 'x',
  goals_3_months: 'x',
}
const guides = [
  'trade-license-record',
  'care-licenses',
  'baby-supplies',
  'faith-community',
  'community-service-hours',
  'leave-gang',
].map((id) => ({ id }) as Guide)
const read = (text: string, box: keyof PlanAnswers = 'goals_3_months') =>
  listWishSubjects({ ...none, [box]: text }, guides, []).map(({ guide }) => guide.id)

describe('a goal has its guide', () => {
  test.each([
    ['id, licencia de barbero, un room', 'trade-license-record'],
    ['get my barber license', 'trade-license-record'],
    ['acabar el ged, cuarto, tatuador', 'trade-license-record'],
    ['cosmetology license and my own chair', 'trade-license-record'],
    ['sacar la licencia de electricista', 'trade-license-record'],
    ['be safe. own place, cna again', 'care-licenses'],
    ['renew my CNA', 'care-licenses'],
    ['trabajar de asistente de enfermeria', 'care-licenses'],
    ['tener su cuna y sus cositas', 'baby-supplies'],
    ['crib and car seat before she comes', 'baby-supplies'],
    ['pañales y ropita', 'baby-supplies'],
    ['curarme, bautizarme otra vez', 'faith-community'],
    ['find a church that takes me', 'faith-community'],
    ['volver a la iglesia', 'faith-community'],
    ['acabar mis horas de servicio', 'community-service-hours'],
    ['leave the gang for good', 'leave-gang'],
  ])('%s', (text, guide) => expect(read(text)).toEqual([guide]))

  test.each([
    'get my drivers license',
    'licencia de manejar',
    'be a good dad',
    'a good barber near me for the interview is all, then work',
    'see my baby',
    'finished my community service',
    'work, own place',
    'trabajo en el barrio',
    'nurse my mom back to health',
  ])('%s: none', (text) => expect(read(text)).toEqual([]))
})

describe('a duty or a wish may stand in another box', () => {
  test.each([
    ['la proba me toca el dia 10, y 40 oras de servicio comunitario', 'community-service-hours'],
    ['i owe 80 hours of community service', 'community-service-hours'],
    ['quiero una iglesia en español', 'faith-community'],
    ['los del barrio me buscan y yo ya no quiero', 'leave-gang'],
  ])('%s', (text, guide) => expect(read(text, 'biggest_challenge')).toEqual([guide]))

  test.each([
    'cna before, license lapsed',
    'i cut hair, barber license',
    'my church feeds people',
    'church on sundays',
  ])('%s: none', (text) => expect(read(text, 'strengths')).toEqual([]))
})

test('names no guide that was read already', () => {
  const [subject] = listWishSubjects({ ...none, goals_3_months: 'barber license' }, guides, [])
  expect(listWishSubjects({ ...none, goals_3_months: 'barber license' }, guides, subject ? [subject] : [])).toEqual([])
})
