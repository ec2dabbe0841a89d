import { dangerClasses } from '../../src/domain/danger/danger-classes.ts'
import { type DangerMessage } from '../../src/domain/danger/training-message.ts'
import {
  dangerBuilds,
  DangerLanguage,
  DangerTurns,
  type DangerBuild,
  type DangerFigures,
  type DangerShares,
  type FirstResult,
} from '../../src/domain/danger/danger-figures.ts'
import type { Judgment } from '../../src/domain/danger/judge.ts'

export interface DangerResult {
  message: DangerMessage
  hasRuleCard: boolean
  judgment: Judgment
  /** What a person is shown: rules and judge together. */
  shown: Judgment['level']
}

/** A round with what the current rules and the current judge show for each of its messages. */
export interface RoundResults {
  round: number
  results: readonly DangerResult[]
}

const showByBuild: Readonly<Record<DangerBuild, (result: DangerResult) => Judgment['level']>> = {
  rules: ({ hasRuleCard }) => (hasRuleCard ? 'card' : 'none'),
  judge: ({ judgment }) => judgment.level,
  both: ({ shown }) => shown,
}

const toPercent = (part: number, whole: number) => (whole === 0 ? null : Math.round((1000 * part) / whole) / 10)

export function computeShares(results: readonly DangerResult[], build: DangerBuild): DangerShares {
  const show = showByBuild[build]
  const dangers = results.filter(({ message }) => message.level === 'card')
  const harmless = results.filter(({ message }) => message.class === 'none')
  const calm = harmless.filter(({ message }) => message.level === 'none')
  const atStake = dangers.filter(({ message }) => message.now)
  const cards = dangers.filter(({ judgment }) => judgment.level === 'card')
  const count = (list: readonly DangerResult[], ...levels: Judgment['level'][]) =>
    list.filter((result) => levels.includes(show(result))).length
  const isRules = build === 'rules'
  return {
    card: toPercent(count(dangers, 'card'), dangers.length),
    cardOrLine: toPercent(count(dangers, 'card', 'soft'), dangers.length),
    now: toPercent(count(atStake, 'card'), atStake.length),
    falseCards: toPercent(count(harmless, 'card'), harmless.length),
    // The rules know no soft line, and their classes are measured by `npm run eval -- crisis`.
    falseLines: isRules ? null : toPercent(count(calm, 'soft'), calm.length),
    rightClass: isRules
      ? null
      : toPercent(cards.filter(({ message, judgment }) => judgment.danger === message.class).length, cards.length),
  }
}

function computeGroup(results: readonly DangerResult[], isInGroup: (message: DangerMessage) => boolean) {
  const inGroup = results.filter(({ message }) => isInGroup(message))
  return { messages: inGroup.length, ...computeShares(inGroup, 'both') }
}

const countTurns = ({ turns }: DangerMessage) => (turns.length === 1 ? 'one' : 'several')

export function computeRound({ round, results }: RoundResults): DangerFigures['rounds'][number] {
  return {
    round,
    messages: results.length,
    builds: {
      rules: computeShares(results, 'rules'),
      judge: computeShares(results, 'judge'),
      both: computeShares(results, 'both'),
    },
    byClass: dangerClasses.map((danger) => ({
      class: danger,
      ...computeGroup(results, (message) => message.class === danger),
    })),
    byLanguage: DangerLanguage.options.map((language) => ({
      language,
      ...computeGroup(results, ({ lang }) => lang === language),
    })),
    byTurns: DangerTurns.options.map((turns) => ({
      turns,
      ...computeGroup(results, (message) => countTurns(message) === turns),
    })),
  }
}

/** One row per build, with the share of cards of each class and language. */
export function computeFirstResults({ round, results }: RoundResults, date: string): FirstResult[] {
  return dangerBuilds.map((build) => {
    const findCardShare = (isInGroup: (message: DangerMessage) => boolean) =>
      computeShares(
        results.filter(({ message }) => isInGroup(message)),
        build,
      ).card
    return {
      round,
      date,
      messages: results.length,
      build,
      ...computeShares(results, build),
      byClass: Object.fromEntries(
        dangerClasses.map((danger) => [danger, findCardShare((message) => message.class === danger)]),
      ),
      byLanguage: Object.fromEntries(
        DangerLanguage.options.map((language) => [language, findCardShare(({ lang }) => lang === language)]),
      ),
      byTurns: Object.fromEntries(
        DangerTurns.options.map((turns) => [turns, findCardShare((message) => countTurns(message) === turns)]),
      ),
    }
  })
}
