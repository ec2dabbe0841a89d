import { assessCrisis } from '../../src/domain/assistant/crisis/crisis.ts'
import type { DangerMessage } from '../../src/domain/danger/training-message.ts'
import {
  dangerBuilds,
  type DangerBuild,
  type DangerShares,
  type FirstResult,
} from '../../src/domain/danger/danger-figures.ts'
import { findDanger } from '../../src/domain/danger/find-danger.ts'
import { createJudge } from '../../src/domain/danger/judge.ts'
import { unpackModel } from '../../src/domain/danger/model-file.ts'
import { readModel } from '../train/model-files.ts'
import { readRounds } from '../train/danger-messages.ts'
import { addFirstResult, readFirstResults, writeFigures } from './danger-files.ts'
import { computeRound, type DangerResult, type RoundResults } from './danger-figures.ts'

function judgeRounds(): RoundResults[] {
  const judge = createJudge(unpackModel(readModel('danger')))
  const assess = (message: DangerMessage): DangerResult => ({
    message,
    hasRuleCard: assessCrisis(message.turns.at(-1) ?? '') !== null,
    judgment: judge(message.turns),
    shown: findDanger(message.turns, { judge, findByRules: assessCrisis })?.level ?? 'none',
  })
  return readRounds()
    .map(({ name, messages }) => ({ round: Number(name.replace('round-', '')), results: messages.map(assess) }))
    .toSorted((a, b) => a.round - b.round)
}

const formatShare = (share: number | null) => (share === null ? '–' : `${share.toFixed(1)}%`).padStart(8)

function printRow(name: string, shares: DangerShares, ...firstCard: (number | null)[]): void {
  const { card, cardOrLine, now, falseCards, falseLines, rightClass } = shares
  const figures = [card, cardOrLine, now, falseCards, falseLines, rightClass, ...firstCard]
  console.log(`${name.padEnd(26)}${figures.map(formatShare).join('')}`)
}

const languageNames = { en: 'English', es: 'Spanish', mix: 'mixed' }
const turnNames = { one: 'one turn', several: 'several turns' }

function printRound(results: RoundResults, firstResults: readonly FirstResult[]): void {
  const { round, messages, builds, byClass, byLanguage, byTurns } = computeRound(results)
  console.log(`round ${round}, ${messages} messages`)
  const findFirst = (build: DangerBuild) =>
    firstResults.find((result) => result.round === round && result.build === build)
  for (const build of dangerBuilds) {
    const first = findFirst(build)
    if (first) printRow(`${build}, first look`, first)
    printRow(`${build}, today`, builds[build])
  }
  const first = findFirst('both')
  const printGroup = (name: string, group: DangerShares, firstCard: number | null = null) =>
    printRow(`  ${name}`, group, firstCard)
  for (const group of byClass) printGroup(group.class, group, first?.byClass?.[group.class])
  for (const group of byLanguage) {
    printGroup(languageNames[group.language], group, first?.byLanguage?.[group.language])
  }
  for (const group of byTurns) printGroup(turnNames[group.turns], group, first?.byTurns?.[group.turns])
}

/**
 * Prints the first look at each round beside what the rules and the judge show for it today; classes, languages and
 * turns are those of rules and judge together, the last column the share of cards on first look. `--first-look <round>` keeps the figures as the first look at a round,
 * `--write` as those of today.
 */
export function printDanger(options: readonly string[]): boolean {
  const rounds = judgeRounds()
  const today = new Date().toISOString().slice(0, 10)
  const problem = options[0] === '--first-look' ? addFirstResult(Number(options[1]), rounds, today) : null
  if (problem !== null) {
    console.error(problem)
    process.exit(1)
  }
  if (options[0] === '--write') writeFigures(rounds, today)
  const firstResults = readFirstResults()
  console.log('                              card  or line     now  false c  false l   class   first')
  for (const round of rounds) printRound(round, firstResults)
  return true
}
