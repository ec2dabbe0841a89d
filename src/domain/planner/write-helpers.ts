import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { fillText } from './fill-text.ts'
import { findKin, findNamedHelper, findNamedLawyer, findNamedStaff, type NamedHelper } from './named-helper.ts'
import type { PlanTexts } from './plan-texts.ts'
import type { Signal } from './signals.ts'
import { getWeekday } from './calendar.ts'
import type { DatedTask, Task } from './task.ts'
import type { TaskId } from './task-graph.ts'
import type { Helper, Limit, Offer, Relation } from './who-helps.ts'

const staffTask: TaskId = 'halfway-house-ask'
const friendTask: TaskId = 'one-person'
const jobTask: TaskId = 'job-center'
/** Whoever has a lawyer calls that one. */
const lawyerTasks: ReadonlySet<string> = new Set<TaskId>([
  'warrant-lawyer',
  'relapse-lawyer',
  'court-ready',
  'defender-reach',
  'drug-court',
])
const offersByTask: Readonly<Partial<Record<TaskId, Offer>>> = {
  'papers-at-home': 'papers',
  'house-nights': 'recovery',
}

/** Whom the person named among those who are with them. */
export interface People {
  helper: NamedHelper | null
  staff: NamedHelper | null
  /** The lawyer or public defender who has a name. */
  lawyer: string | null
  /** Everybody of whom something is told. */
  helpers: readonly Helper[]
}

export function findPeople(
  answers: PlanAnswers,
  helpers: readonly Helper[],
  hasDanger: (text: string) => boolean,
): People {
  const support = hasDanger(answers.support_system) ? '' : answers.support_system
  return {
    helper: findNamedHelper(support) ?? findKin(support),
    staff: findNamedStaff(support),
    lawyer: findNamedLawyer([answers.support_system, answers.biggest_challenge, answers.urgent_need]),
    helpers,
  }
}

/** Whom a step is about asking, where the person named them. */
export function findWho(
  { id }: Task,
  { helper, staff, lawyer, helpers }: People,
  notes: PlanTexts['notes'],
): string | undefined {
  if (id === staffTask) return staff?.name
  if (lawyerTasks.has(id) && lawyer !== null) return lawyer
  const offer = offersByTask[id as TaskId]
  const fitting = offer && helpers.find(({ offers, isSafe }) => isSafe && offers.includes(offer))
  if (fitting) return nameHelper(fitting, notes)
  const isUnsafe = helpers.some(({ name, isSafe }) => name !== null && !isSafe && helper?.name.includes(name))
  const isAsked = id === friendTask && helper?.isAtHome === false && helper.kin === undefined && !isUnsafe
  return isAsked ? helper.name : undefined
}

/** Asked about what they offer, never in general. */
const notInGeneral: ReadonlySet<Relation | null> = new Set<Relation>(['staff', 'boss', 'church', 'ex'])

const farOrSick: readonly Limit[] = ['far', 'sick']
const isFar: readonly Limit[] = ['far']

/** What keeps somebody from helping with a step. */
const blockedBy: Readonly<Partial<Record<TaskId, readonly Limit[]>>> = {
  'ride-plan': ['no-drive', 'old', ...farOrSick],
  'ride-to-dose': ['no-drive', 'old', ...farOrSick],
  'day-ready': ['works', ...farOrSick],
  'court-ready': ['works', ...farOrSick],
  'child-case': ['works', ...farOrSick],
  'library-card': ['works', ...farOrSick],
  'computer-class': ['works', ...farOrSick],
  'eviction-help': farOrSick,
  'pregnancy-care': farOrSick,
  'wound-care': farOrSick,
  'alcohol-doctor': farOrSick,
  'first-meeting': isFar,
  'house-nights': isFar,
  'report-officer': isFar,
  'next-bed': ['no-room', ...isFar],
  'safe-from-harm': isFar,
  naloxone: isFar,
  'medicine-out': isFar,
  'medicine-check': isFar,
  'methadone-next': isFar,
  'power-bill': isFar,
  'phone-now': isFar,
  'apply-snap': isFar,
  'apply-medicaid': isFar,
}

/** Who has a car needs no ride, whatever others offer. */
const isOfUse = (offer: Offer, signals: ReadonlySet<Signal>, id: TaskId) => {
  if (offer === 'ride') return !signals.has('has-car')
  return offer !== 'work' || id === jobTask || signals.has('license-lost')
}

/** Whoever only calls may be anywhere, so is asked for no ride. */
const rides: ReadonlySet<TaskId> = new Set<TaskId>(['ride-plan', 'ride-to-dose', 'rural-ride'])
const isOnlyCaller = (offers: readonly Offer[]) => offers.length > 0 && offers.every((offer) => offer === 'talk')

/** A week of appointments falls on these days. */
const worksWeekdays =
  /\b(?:works?|trabaja)\b[^.]*\b(?:week ?days?|during the week|entre semana|mon\w* (?:to|thru|-)|lunes a)/i

const mostSentences = 2

/** What people whom the person named can do for a step: first what they offer, otherwise what anybody near could do. */
export function listHelp(
  { task, on, day }: Pick<DatedTask, 'task' | 'on' | 'day'>,
  people: People,
  signals: ReadonlySet<Signal>,
  texts: PlanTexts,
): string[] {
  // Nobody comes along to a call.
  if (day?.isByPhone) return []
  const { notes } = texts
  const id = task.id as TaskId
  const isWorkday = on !== null && getWeekday(on) % 6 !== 0
  const blocked: readonly Limit[] = [
    ...(blockedBy[id] ?? []),
    ...(isWorkday && rides.has(id) ? (['works'] as const) : []),
    // Appointments are on weekdays, unless a day says otherwise.
    ...(isWorkday || on === null ? (['weekends'] as const) : []),
  ]
  const able = people.helpers.filter(
    ({ isSafe, limits, offers, words }) =>
      isSafe &&
      !(on === null && rides.has(id) && worksWeekdays.test(words)) &&
      !limits.some((limit) => blocked.includes(limit)) &&
      !(rides.has(id) && isOnlyCaller(offers)),
  )
  const offered = (Object.keys(notes.offers) as Offer[]).flatMap((offer) => {
    const sentence = notes.offers[offer]?.[id]
    const cannot: readonly Limit[] =
      offer === 'ride' ? ['no-drive', 'far', ...(isWorkday ? (['works'] as const) : [])] : []
    const helper = able.find(
      ({ offers, limits }) => offers.includes(offer) && !limits.some((limit) => cannot.includes(limit)),
    )
    return sentence !== undefined && helper && isOfUse(offer, signals, id)
      ? [write(sentence, nameHelper(helper, notes))]
      : []
  })
  if (offered.length > 0) return [...new Set(offered)].slice(0, mostSentences)
  const sentence = notes.helper[id]
  const name = sentence === undefined ? null : findGeneralName(people, able, texts)
  return sentence === undefined || name === null ? [] : [write(sentence, name)]
}

function findGeneralName({ helper, helpers }: People, able: readonly Helper[], { notes }: PlanTexts): string | null {
  const near = able.find(({ relation, question }) => question === 'support_system' && !notInGeneral.has(relation))
  if (near) return nameHelper(near, notes)
  if (helpers.length > 0 || helper === null || helper.isStaff) return null
  return helper.kin === undefined ? helper.name : notes.kin[helper.kin]
}

/** Friends go by their name alone. */
const byName: ReadonlySet<Relation> = new Set<Relation>([
  'friend',
  'staff',
  'coworker',
  'roommate',
  'church',
  'neighbor',
])

/** “your uncle Leon”, “your wife”, “Yesenia”. */
function nameHelper({ name, relation }: Helper, { kin }: PlanTexts['notes']): string {
  if (relation === null) return name ?? ''
  if (name === null) return kin[relation]
  return byName.has(relation) ? name : `${kin[relation]} ${name}`
}

function write(sentence: string, name: string): string {
  const text = fillText(sentence, { name })
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
