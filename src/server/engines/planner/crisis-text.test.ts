import { expect, test } from 'vitest'
import type { Danger } from '#domain/danger/find-danger.ts'
import type { Signal } from '#domain/planner/signals.ts'
import { shippedRules } from '../danger/shipped-judge.ts'
import {
  addWhoItIs,
  findGravestDanger,
  formatDangerOpening,
  isBorneOut,
  isInCrisis,
  takeSeriously,
} from './crisis-text.ts'

const card = (kind: Extract<Danger, { level: 'card' }>['crisis']['kind'], certainty: number): Danger => ({
  level: 'card',
  crisis: { kind, level: 'support' },
  isShownBefore: false,
  certainty,
})
const soft = (kind: Extract<Danger, { level: 'soft' }>['kind']): Danger => ({ level: 'soft', kind })
const isShown = (danger: Danger, answer: string, ...signals: Signal[]) => isBorneOut(danger, new Set(signals), [answer])

test.each([
  [soft('hopeless'), 'pura madre nadie, puro yo. ya estoy impuesto'],
  [soft('self_harm'), 'shook about the driving test ngl'],
  [soft('hurting_others'), 'my shot. the voices come back when i dont get it'],
  [soft('overdose'), 'my mama is sick in Honduras'],
])('%o is no line above a plan without a word for it', (danger, answer) => {
  expect(isShown(danger, answer)).toBe(false)
})

test.each([
  [soft('hopeless'), 'most nights i figure they would all be better off'],
  [soft('hopeless'), 'me pongo a pensar pa que sali si nadie me espera'],
  [soft('self_harm'), 'some days i dont want to wake up'],
  [soft('hurting_others'), 'i keep thinking how to get back at him, i still got the gun'],
])('%o is shown where the words say it', (danger, answer) => {
  expect(isShown(danger, answer)).toBe(true)
})

test('fear of losing a child to a court is no harm to a child, unless it is sure', () => {
  const answer = 'scared theyll take this one too'
  expect(isShown(card('child_harm', 0.94), answer, 'cps')).toBe(false)
  expect(isShown(card('child_harm', 0.99), answer, 'cps')).toBe(true)
  expect(isShown(card('child_harm', 0.94), 'my uncle goes in his room at night')).toBe(true)
})

test('an open sore bears out a medical line', () => {
  expect(isShown(soft('medical'), 'a sore that opened up and smells')).toBe(false)
  expect(isShown(soft('medical'), 'a sore that opened up and smells', 'wound')).toBe(true)
})

test('the others being better off is the card, and who served hears 988 then 1', () => {
  const answers = ['most nights i figure theyd all be better off', 'Army, two tours']
  const danger = addWhoItIs(takeSeriously(soft('hopeless'), answers), new Set<Signal>(['veteran']))
  expect(danger).toMatchObject({ level: 'card', crisis: { kind: 'hopeless', about: ['veteran'] } })
  expect(formatDangerOpening(danger, 'en')).toMatch(/988.*\b1\b/)
  expect(takeSeriously(soft('hopeless'), ['tired of buses'])).toEqual(soft('hopeless'))
})

test.each([
  ['I was gone 22 years. I am 67.', false],
  ['my insulin is almost gone and no insurance', false],
  ['i hope they hire me', false],
  ['everybody be better if i was gone', true],
  ['ya no quiero vivir asi', true],
])('a doubt of the judge begins a plan with a talk only on words of dying: %s', (answer, expected) => {
  expect(isInCrisis(soft('hopeless'), [answer])).toBe(expected)
  expect(isInCrisis(card('hopeless', 0.98), [answer])).toBe(true)
  expect(isInCrisis(soft('medical'), [answer])).toBe(false)
})

test('a sweat lodge is no withdrawal', () => {
  expect(findGravestDanger([], shippedRules, ['my uncle Leon he runs sweat and dont drink'])).toBe(null)
  expect(findGravestDanger(['i sweat and shake when i dont drink'], shippedRules)).not.toBe(null)
})
