import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { FirstResult } from '../../src/domain/danger/danger-figures.ts'
import { computeFirstResults, computeRound, type RoundResults } from './danger-figures.ts'

const folder = path.resolve(import.meta.dirname, '../../data/golden/danger')
const firstResultsFile = 'first-looks.json'

/** One entry per line, so that a change shows which. */
const formatList = (entries: readonly unknown[]) => `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`

export function readFirstResults(from = folder): FirstResult[] {
  const file = path.join(from, firstResultsFile)
  return existsSync(file) ? z.array(FirstResult).parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

/** Returns why not: a second look at a round would not be the first. */
export function addFirstResult(
  round: number,
  rounds: readonly RoundResults[],
  date: string,
  to = folder,
): string | null {
  const results = rounds.find((candidate) => candidate.round === round)
  if (!results) return `There is no round ${round} in data/golden/danger.`
  const firstResults = readFirstResults(to)
  if (firstResults.some((result) => result.round === round)) return `Round ${round} has its first look already.`
  const all = [...firstResults, ...computeFirstResults(results, date)]
  writeFileSync(path.join(to, firstResultsFile), `${formatList(all)}\n`)
  return null
}

/** The figures of today, shipped for the people who run the service. */
export function writeFigures(rounds: readonly RoundResults[], date: string, to = folder): void {
  const list = formatList(rounds.map(computeRound))
  writeFileSync(path.join(to, 'figures.json'), `{"date":${JSON.stringify(date)},"rounds":${list}}\n`)
}
