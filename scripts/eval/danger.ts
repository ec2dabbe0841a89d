import { assessCrisis } from '../../src/domain/assistant/crisis.ts'
import type { DangerMessage } from '../../src/domain/danger/danger-classes.ts'
import { dangerBuilds, type DangerShares, type FirstResult } from '../../src/domain/danger/danger-figures.ts'
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
  })
  return readRounds().map(({ name, messages }) => ({
    round: Number(name.replace('round-', '')),
    results: messages.map(assess),
  }))
}

const formatShare = (share: number | null) => (share === null ? '–' : `${share.toFixed(1)}%`).padStart(8)

function printRow(name: string, { card, cardOrLine, now, falseCards, falseLines, rightClass }: DangerShares): void {
  const shares = [card, cardOrLine, now, falseCards, falseLines, rightClass]
  console.log(`${name.padEnd(26)}${shares.map(formatShare).join('')}`)
}

const languageNames = { en: 'English', es: 'Spanish', mix: 'mixed' }

function printRound(results: RoundResults, firstResults: readonly FirstResult[]): void {
  const { round, messages, builds, byClass, byLanguage, byTurns } = computeRound(results)
  console.log(`round ${round}, ${messages} messages`)
  for (const build of dangerBuilds) {
    const first = firstResults.find((result) => result.round === round && result.build === build)
    if (first) printRow(`${build}, first look`, first)
    printRow(`${build}, today`, builds[build])
  }
  for (const group of byClass) printRow(`  ${group.class}`, group)
  for (const group of byLanguage) printRow(`  ${languageNames[group.language]}`, group)
  for (const group of byTurns) printRow(group.turns === 'one' ? '  one turn' : '  several turns', group)
}

/**
 * Prints the first look at each round beside what the rules and the judge show for it today; classes, languages and
 * turns are those of rules and judge together. `--first-look <round>` keeps the figures as the first look at a round,
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
  console.log('                              card  or line     now  false c  false l   class')
  for (const round of rounds) printRound(round, firstResults)
  return true
}
