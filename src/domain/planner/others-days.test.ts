import { describe, expect, test } from 'vitest'
import { emptyPlanAnswers } from '../action-plan/plan-tool.ts'
import { findNamedDays } from './named-days.ts'
import { readAnswers } from './read-answers.ts'
import { readNamedDays } from './read-named-days.ts'

/** A Monday. */
const today = '2026-11-16'
const findDays = (words: string) => findNamedDays([words], today)

/** Written before the rule. */
describe('a day that is somebody else’s is no day of the person', () => {
  test.each([
    'my mom’s surgery is Friday',
    'my brother has court Tuesday',
    'la cirugía de mi mamá es el viernes',
    'mi hermano tiene corte el martes',
    'my wife has an interview on thursday',
    'mi esposa empieza su trabajo nuevo el lunes',
    'my sister sees her PO wednesday',
    'a mi papá lo operan el jueves',
    'my uncle has a truck but he works till tuesday',
  ])('%s', (words) => {
    expect(findDays(words)).toEqual([])
    expect(readNamedDays({ ...emptyPlanAnswers, biggest_challenge: words }, today)).toEqual([])
  })
})

describe('the person’s own day stays, whoever is named beside it', () => {
  test.each([
    'i have court friday',
    'my daughter has a doctor appointment friday',
    'i have to take my mom to her appointment friday',
    'my aunt said i can stay til sunday',
    'mi mamá me da hasta el domingo',
    'me and my brother got court tuesday',
    'tengo que llevar a mi mamá a su cita el viernes',
    'filling this out for my brother, he has court tuesday',
    'my moms funeral is saturday, i have the trip friday',
    'my PO wants me there tuesday',
  ])('%s', (words) => {
    expect(findDays(words)).not.toEqual([])
  })
})

test('somebody else’s court is not read as the person’s', () => {
  const reader = () => new Set(['court-date'] as const)
  const has = (biggest_challenge: string) =>
    readAnswers({ ...emptyPlanAnswers, biggest_challenge }, today, { reader }).signals.has('court-date')
  expect(has('my brother has court tuesday')).toBe(false)
  expect(has('mi hermano tiene corte el martes')).toBe(false)
  expect(has('my brother has court tuesday and i have court friday')).toBe(true)
})
