import { allHelpLines, type CrisisLine, listCrisisLines } from './help-lines.ts'
import { fillText } from '../planner/fill-text.ts'
import type { Crisis, CrisisKind } from './crisis-kinds.ts'

/** The texts of one language; `card` are those of the crisis card, whose names and question the reply shares. */
export interface CrisisReplyWords {
  please: string
  or: string
  reach: string
  reachCrisis: string
  reachLocal: string
  reachNow: string
  reachIf: string
  kinds: Readonly<Record<CrisisKind, { care: string; urgent: string }>>
  again: string
  againOverdose: string
  againQuestion: string
  overdoseSide: string
  overdoseSwallowed: string
  card: CardQuestions & { lines: Readonly<Record<CrisisLine['id'], string>> }
}

interface CardQuestions {
  haveNaloxone: string
  kinds: Readonly<Record<CrisisKind, { question: string }>>
}

const listPhones = () => Object.fromEntries(allHelpLines.map(({ id, phone }) => [id, phone]))

/** The reply in danger: a caring sentence, one with the first two lines of the card, and the question of the card. */
export function buildCrisisReply(crisis: Crisis, words: CrisisReplyWords): string {
  const { care } = words.kinds[crisis.kind]
  return [care, formatWhoToCall(crisis, words), getCrisisQuestion(crisis, words.card)].join(' ')
}

/** For somebody who writes on in the same danger: the numbers again, in other words. */
export function buildCrisisReminder(crisis: Crisis, words: CrisisReplyWords): string {
  const again = crisis.kind === 'overdose' ? words.againOverdose : words.again
  return [again, formatWhoToCall(crisis, words), words.againQuestion].join(' ')
}

/** The question on the card and at the end of the reply. */
export function getCrisisQuestion({ kind, about }: Crisis, card: CardQuestions): string {
  // Somebody who wrote that nobody is there is not asked whether they are alone.
  return kind === 'using_or_withdrawal' && about?.includes('alone') ? card.haveNaloxone : card.kinds[kind].question
}

/** One sentence for an answer where danger is possible, with the number of its class. */
export function buildSoftLine(
  kind: CrisisKind | 'distress',
  soft: Readonly<Record<CrisisKind | 'distress', string>>,
): string {
  return fillText(soft[kind], listPhones())
}

function formatWhoToCall(crisis: Crisis, words: CrisisReplyWords): string {
  // The first sentence about an overdose says to call 911: first aid follows.
  if (crisis.kind === 'overdose') {
    return fillText(crisis.about?.includes('swallowed') ? words.overdoseSwallowed : words.overdoseSide, listPhones())
  }
  const lines = listCrisisLines(crisis)
    .slice(0, 2)
    .map((line) => formatLine(line, crisis, words))
  return fillText(words.please, { lines: lines.join(words.or) })
}

function formatLine({ id, phone }: CrisisLine, crisis: Crisis, words: CrisisReplyWords): string {
  switch (id) {
    case 'emergency':
      return isNow(crisis) ? words.reachNow : fillText(words.reachIf, words.kinds[crisis.kind])
    case 'crisis':
      return words.reachCrisis
    case 'local':
      return words.reachLocal
    default:
      return fillText(words.reach, { name: words.card.lines[id], phone })
  }
}

const isNow = ({ kind, level, about = [] }: Crisis): boolean =>
  level === 'now' || kind === 'medical' || about.includes('swallowed')
