import { expect, test } from 'vitest'
import { emptyPlanAnswers } from '../action-plan/plan-tool.ts'
import { isHomeForMonths } from './read-answers.ts'

const isHome = (biggest_challenge: string) => isHomeForMonths({ ...emptyPlanAnswers, biggest_challenge }, '2026-12-10')

test.each([
  'sali de la prision estatal en junio',
  'got out in august',
  'came home in march, still no job',
  'been out since july',
  'released from county in september',
  'me soltaron en mayo',
  'sali en enero de la federal',
  'home since june',
])('%s: months ago', (words) => {
  expect(isHome(words)).toBe(true)
})

test.each([
  'sali en noviembre',
  'got out in december',
  'got out yesterday',
  'sali hace 3 dias',
  'i get out in june maybe',
  'court in june',
  'sali el 9 de noviembre',
  'permiso vence en enero',
])('%s: not', (words) => {
  expect(isHome(words)).toBe(false)
})
