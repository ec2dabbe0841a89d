import { assessCrisis } from '../../src/domain/assistant/crisis.ts'
import { dangerClasses, type DangerMessage } from '../../src/domain/danger/danger-classes.ts'
import { createJudge, type Judgment } from '../../src/domain/danger/judge.ts'
import { unpackModel } from '../../src/domain/danger/model-file.ts'
import { readModel } from '../train/model-files.ts'
import { readRounds } from '../train/danger-messages.ts'

interface DangerResult {
  message: DangerMessage
  /** What the rules show for the last turn. */
  hasRuleCard: boolean
  judgment: Judgment
}

interface DangerFigures {
  /** Of the messages that need the card: shown the card, and shown the card or the soft line. */
  card: number
  cardOrLine: number
  /** The card where a life is at stake now. */
  now: number
  /** Of the messages without danger. */
  falseCards: number
  falseLines: number
  /** Of the cards that the judge shows, those of the right class. */
  rightClass: number
}

type Shown = (result: DangerResult) => Judgment['level']

const showByRules: Shown = ({ hasRuleCard }) => (hasRuleCard ? 'card' : 'none')
const showByJudge: Shown = ({ judgment }) => judgment.level
/** Neither can talk the other out of a card. */
const showByBoth: Shown = ({ hasRuleCard, judgment }) => (hasRuleCard ? 'card' : judgment.level)

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)

function computeDangerFigures(results: readonly DangerResult[], show: Shown): DangerFigures {
  const dangers = results.filter(({ message }) => message.level === 'card')
  const harmless = results.filter(({ message }) => message.class === 'none')
  const calm = harmless.filter(({ message }) => message.level === 'none')
  const atStake = dangers.filter(({ message }) => message.now)
  const count = (list: readonly DangerResult[], ...levels: Judgment['level'][]) =>
    list.filter((result) => levels.includes(show(result))).length
  const judged = dangers.filter(({ judgment }) => judgment.level === 'card')
  return {
    card: share(count(dangers, 'card'), dangers.length),
    cardOrLine: share(count(dangers, 'card', 'soft'), dangers.length),
    now: share(count(atStake, 'card'), atStake.length),
    falseCards: share(count(harmless, 'card'), harmless.length),
    falseLines: share(count(calm, 'soft'), calm.length),
    rightClass: share(
      judged.filter(({ message, judgment }) => judgment.danger === message.class).length,
      judged.length,
    ),
  }
}

const percent = (figure: number) => `${(100 * figure).toFixed(1)}%`.padStart(8)

function printRow(name: string, { card, cardOrLine, now, falseCards, falseLines, rightClass }: DangerFigures): void {
  const figures = [card, cardOrLine, now, falseCards, falseLines, rightClass]
  console.log(`${name.padEnd(26)}${figures.map(percent).join('')}`)
}

interface Group {
  title: string
  holds: (message: DangerMessage) => boolean
}

const groups: Group[] = [
  ...dangerClasses.map((danger): Group => ({ title: danger, holds: (message) => message.class === danger })),
  { title: 'English', holds: ({ lang }) => lang === 'en' },
  { title: 'Spanish', holds: ({ lang }) => lang === 'es' },
  { title: 'mixed', holds: ({ lang }) => lang === 'mix' },
  { title: 'several turns', holds: ({ turns }) => turns.length > 1 },
]

/** Prints what the rules and the judge show for each round. The first look at each is in the folder's SOURCE.md. */
export function printDanger(): boolean {
  const judge = createJudge(unpackModel(readModel('danger')))
  const assess = (message: DangerMessage): DangerResult => ({
    message,
    hasRuleCard: assessCrisis(message.turns.at(-1) ?? '') !== null,
    judgment: judge(message.turns),
  })
  console.log('                              card  or line     now  false c  false l   class')
  for (const { name, messages } of readRounds()) {
    const results = messages.map(assess)
    printRow(`${name}, rules`, computeDangerFigures(results, showByRules))
    printRow(`${name}, judge`, computeDangerFigures(results, showByJudge))
    printRow(`${name}, both`, computeDangerFigures(results, showByBoth))
    for (const { title, holds } of groups) {
      printRow(
        `  ${title}`,
        computeDangerFigures(
          results.filter(({ message }) => holds(message)),
          showByBoth,
        ),
      )
    }
  }
  return true
}
