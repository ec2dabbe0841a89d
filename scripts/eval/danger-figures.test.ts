import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { DangerMessage } from '../../src/domain/danger/training-message.ts'
import { DangerFigures } from '../../src/domain/danger/danger-figures.ts'
import type { Judgment } from '../../src/domain/danger/judge.ts'
import { readRounds } from '../train/danger-messages.ts'
import { addFirstResult, readFirstResults, writeFigures } from './danger-files.ts'
import { computeRound, computeShares, type DangerResult } from './danger-figures.ts'

const message: DangerMessage = { turns: ['…'], class: 'medical', level: 'card', lang: 'en', form: 'plain', now: true }
const buildResult = (
  changes: Partial<DangerMessage>,
  level: Judgment['level'],
  { hasRuleCard = false, danger = 'medical' }: { hasRuleCard?: boolean; danger?: Judgment['danger'] } = {},
): DangerResult => ({
  message: { ...message, ...changes },
  hasRuleCard,
  judgment: { level, danger, probability: 0.5 },
  shown: hasRuleCard ? 'card' : level,
})
const harmless = { class: 'none', level: 'none', now: false } as const

const results = [
  buildResult({}, 'card'),
  buildResult({ lang: 'es' }, 'card', { danger: 'overdose' }),
  buildResult({ turns: ['…', '…'], class: 'hopeless', now: false }, 'soft'),
  buildResult({ class: 'hopeless', now: false }, 'none', { hasRuleCard: true }),
  buildResult(harmless, 'soft'),
  buildResult(harmless, 'none', { hasRuleCard: true }),
  buildResult({ ...harmless, level: 'soft' }, 'soft'),
]
const newFolder = () => mkdtempSync(path.join(tmpdir(), 'danger-'))

test('rules and judge together show every card that one of them shows', () => {
  expect(computeShares(results, 'both')).toEqual({
    card: 75,
    cardOrLine: 100,
    now: 100,
    falseCards: 33.3,
    falseLines: 50,
    rightClass: 50,
  })
  expect(computeShares(results, 'judge')).toMatchObject({ card: 50, cardOrLine: 75, falseCards: 0 })
  expect(computeShares(results, 'rules')).toMatchObject({ card: 25, now: 0, falseLines: null, rightClass: null })
})

test('a group without such messages has no figure instead of a perfect one', () => {
  const { byClass, byLanguage, byTurns } = computeRound({ round: 1, results })

  expect(byClass.find((group) => group.class === 'overdose')).toMatchObject({ messages: 0, card: null })
  expect(byLanguage.find(({ language }) => language === 'es')).toMatchObject({
    messages: 1,
    card: 100,
    falseCards: null,
  })
  expect(byTurns.map(({ turns, messages }) => [turns, messages])).toEqual([
    ['one', 6],
    ['several', 1],
  ])
})

test('the first look at a round is kept once and never replaced', () => {
  const folder = newFolder()
  const rounds = [{ round: 3, results }]
  expect(addFirstResult(3, rounds, '2026-11-17', folder)).toBeNull()
  const firstResults = readFirstResults(folder)
  expect(firstResults.map(({ build, card }) => [build, card])).toEqual([
    ['rules', 25],
    ['judge', 50],
    ['both', 75],
  ])
  expect(firstResults[2]).toMatchObject({
    byClass: { hopeless: 50, medical: 100 },
    byLanguage: { en: 66.7, es: 100 },
    byTurns: { one: 100, several: 0 },
  })

  expect(addFirstResult(3, [{ round: 3, results: results.slice(0, 1) }], '2026-11-18', folder)).toMatch(/already/)
  expect(addFirstResult(4, rounds, '2026-11-18', folder)).toMatch(/no round 4/)
  expect(readFirstResults(folder)).toEqual(firstResults)
})

test('the figures of today are written as the service reads them', () => {
  const folder = newFolder()
  writeFigures([{ round: 3, results }], '2026-11-17', folder)

  const figures = DangerFigures.parse(JSON.parse(readFileSync(path.join(folder, 'figures.json'), 'utf8')))
  expect(figures.rounds.map(({ round, messages }) => [round, messages])).toEqual([[3, 7]])
})

test('every round has its first look and its figures of today', () => {
  const rounds = readRounds()
    .map(({ name }) => Number(name.replace('round-', '')))
    .toSorted((a, b) => a - b)
  const file = path.resolve(import.meta.dirname, '../../data/golden/danger/figures.json')
  const today = DangerFigures.parse(JSON.parse(readFileSync(file, 'utf8')))

  expect([...new Set(readFirstResults().map(({ round }) => round))]).toEqual(rounds)
  expect(today.rounds.map(({ round }) => round)).toEqual(rounds)
})
