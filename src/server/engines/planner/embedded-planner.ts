import { setImmediate as nextTurn } from 'node:timers/promises'
import { planTexts as english } from '#content/plan/en.ts'
import { planTexts as spanish } from '#content/plan/es.ts'
import { type PlanAnswers, planQuestionIds, type PlanQuestionId } from '#domain/action-plan/plan-answers.ts'
import type { PlanListing } from '#domain/action-plan/plan-step.ts'
import { assessCrisis } from '#domain/assistant/crisis/crisis.ts'
import { emptyPlanAnswers } from '#domain/action-plan/plan-tool.ts'
import type { Danger } from '#domain/danger/find-danger.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Language } from '#domain/language.ts'
import { formatCountyInSentence } from '#domain/places/county-in-sentence.ts'
import { findHomeTown } from '#domain/places/home-town.ts'
import { chooseTasks } from '#domain/planner/choose-tasks.ts'
import { fillText } from '#domain/planner/fill-text.ts'
import { formatMoment } from '#domain/planner/format-day.ts'
import type { PlanTexts } from '#domain/planner/plan-texts.ts'
import {
  type AnswersReading,
  cutForReading,
  listQuestions,
  listUnderstood,
  readAnswers,
} from '#domain/planner/read-answers.ts'
import { type AnswerSubject, toGuideTask, writeGuideTask } from '#domain/planner/guide-tasks.ts'
import { dropFears } from '#domain/planner/feared-facts.ts'
import { listDetailSignals } from '#domain/planner/detail-signals.ts'
import { listSignalSubjects, listSubjectSignals } from '#domain/planner/guide-signals.ts'
import { listWishSubjects } from '#domain/planner/wish-subjects.ts'
import { createOwnSentences } from '#domain/planner/own-sentences.ts'
import { readPhrases, type SignalReader } from '#domain/planner/signals.ts'
import type { DatedTask, Task } from '#domain/planner/task.ts'
import { findTaskContact, findTaskOffice, isWrongOffice, type TaskOffice } from '#domain/planner/task-office.ts'
import { getTaskPlaces } from '#domain/planner/task-kinds.ts'
import { getTaskRule } from '#domain/planner/task-rules.ts'
import { listAroundSignals, readAround } from '#domain/planner/around.ts'
import { type PlanWriterInput, type TaskHelp, writePlan } from '#domain/planner/write-plan.ts'
import { openReading, type Reading, whileReading } from '#domain/text/while-reading.ts'
import { withinPatience } from '#server/platform/within-patience.ts'
import { shippedRules } from '../danger/shipped-judge.ts'
import { addWhoItIs, formatDangerOpening, isBorneOut, isInCrisis, takeSeriously } from './crisis-text.ts'
import { findSubjects, type SubjectDeps } from './find-subjects.ts'
import { findListingsForTasks, type TaskListingsDeps } from './listings-for-tasks.ts'
import type { GeneratedPlan, Planner, PlanRequest } from './planner.ts'

export interface EmbeddedPlannerDeps extends TaskListingsDeps, SubjectDeps {
  facts: Facts
  /** Reads what changed about the facts since; never fails. */
  refreshFacts?(): Promise<void>
  /** Reads one answer; without it only phrases do. */
  readSignals?: SignalReader
}

/** A plan that can be reworded: its tasks, days, listings and numbers stay. */
export interface PlanDraft extends GeneratedPlan {
  texts: PlanTexts
  write(texts: PlanTexts): GeneratedPlan
}

export interface EmbeddedPlanner extends Planner {
  draft(request: PlanRequest): Promise<PlanDraft>
  /**
   * Who to call, and the first steps that follow from the danger, the needs and the place. It reads no answer and waits for
   * no database, so that a person in danger has it over the limit and when something is down.
   */
  planInDanger(request: PlanRequest): Promise<GeneratedPlan>
}

export const planTextsByLanguage: Record<Language, PlanTexts> = { en: english, es: spanish }

/** A plan from the answers, the facts and the directory alone: no network, no model, the same plan each time. */
export function embeddedPlanner(deps: EmbeddedPlannerDeps): EmbeddedPlanner {
  const draft = async (request: PlanRequest): Promise<PlanDraft> => {
    const answers = cutForReading(request.answers)
    const isWhole = planQuestionIds.every((id) => answers[id] === request.answers[id])
    const read = await readRequest(deps, { ...request, answers }, readInTurns(openReading()))
    await deps.refreshFacts?.()
    const help = await helpFor(deps, { ...read, ...request, answers, looksUp: true })
    await nextTurn()
    return createDraft(request, { ...read, ...(isWhole ? {} : { read: 'beginnings' }) }, help)
  }
  const planInDanger = async (request: PlanRequest): Promise<PlanDraft> => {
    const unread = { ...request, answers: emptyPlanAnswers }
    const found = await readRequest(deps, unread, readAtOnce(openReading()))
    const read = { ...found, isSurelyShown: true, read: 'nothing' as const }
    return createDraft(unread, read, await helpFor(deps, { ...read, ...unread, looksUp: false }))
  }
  const toPlan = ({ plan, steps, parts, understood, questions }: PlanDraft) => ({
    plan,
    steps,
    parts,
    understood,
    questions,
  })
  return {
    draft,
    async plan(request, { signal }) {
      const made = await draft(request)
      signal.throwIfAborted()
      return toPlan(made)
    },
    async planInDanger(request) {
      return { ...toPlan(await planInDanger(request)), understood: [], questions: [] }
    },
  }
}

/** Reads a part of the answers. */
type ReadPart = <Result>(read: () => Result) => Promise<Result>

/** A long text takes long to read; between its parts whoever else waits has a turn. */
const readInTurns =
  (reading: Reading): ReadPart =>
  async (read) => {
    await nextTurn()
    return reading(read)
  }
const readAtOnce =
  (reading: Reading): ReadPart =>
  async (read) =>
    reading(read)

type RequestReading = Awaited<ReturnType<typeof readRequest>> & {
  read?: PlanWriterInput['read']
  /** Nothing was read that could bear the danger out or not. */
  isSurelyShown?: boolean
}

/** What was read and found, as a plan that can be written in other words. */
function createDraft(request: PlanRequest, read: RequestReading, help: ReadonlyMap<string, TaskHelp>): PlanDraft {
  const { language, answers, today } = request
  const { danger, reading, subjects, isSurelyShown = false } = read
  const texts = planTextsByLanguage[language]
  const input = {
    ...read,
    help,
    county: request.county && formatCountyInSentence(request.county.name, language),
    guideTexts: new Map(
      subjects.flatMap(({ guide }) =>
        guide.step ? [[toGuideTask(guide).id, writeGuideTask(guide.step, language)] as const] : [],
      ),
    ),
    answers: beginnings(answers),
    language,
    today,
    hasDanger: hasPlainDanger,
  }
  const shown = describeReading(reading, texts)
  const write = (words: PlanTexts): GeneratedPlan => {
    const { plan, steps, parts } = whileReading(() => writePlan({ ...input, texts: words }))
    const isShown = danger !== null && (isSurelyShown || isBorneOut(danger, reading.signals, Object.values(answers)))
    const opening = isShown ? `${formatDangerOpening(addWhoItIs(danger, reading.signals), language)}\n\n` : ''
    return { plan: `${opening}${plan}`, steps, parts, ...shown }
  }
  return { ...write(texts), texts, write }
}

/** All that is read in the answers, before anything is looked up. */
async function readRequest(deps: EmbeddedPlannerDeps, request: PlanRequest, readPart: ReadPart) {
  const { answers, needs, state, today, corrections } = request
  const danger = request.danger && takeSeriously(request.danger, Object.values(answers))
  // What follows from a condition is not what the person writes about.
  const seen = await readPart(() => findSubjects(deps, dropFears(answers, true) ?? answers))
  const around = await readPart(() => readAround(answers, today))
  const details = await readPart(() => listDetailSignals(answers))
  // Read here answer by answer, and remembered where they are read together.
  for (const id of planQuestionIds) await readPart(() => deps.readSignals?.(answers[id], id))
  const reading = await readPart(() =>
    readAnswers(answers, today, {
      reader: deps.readSignals,
      corrections,
      isHurtAtHome: isHurtAtHome(danger),
      hinted: [
        ...listSubjectSignals(seen),
        ...details,
        ...listAroundSignals(around),
        ...(danger && isInCrisis(danger, Object.values(answers)) ? ['in-crisis' as const] : []),
      ],
    }),
  )
  const { subjects, tasks } = await readPart(() => {
    const read = [...seen, ...listSignalSubjects(reading.signals, answers, deps.guides ?? [], seen)]
    const subjects = [...read, ...listWishSubjects(answers, deps.guides ?? [], read)]
    return { subjects, tasks: chooseTasks({ answers, reading, needs, state, today, subjects }) }
  })
  const ownWords = await readPart(() => findOwnWords(deps, request, tasks, subjects))
  return { danger, around, reading, subjects, tasks, ownWords }
}

/** What the person wrote about each step, where whoever is called should hear it. */
function findOwnWords(
  { readSignals: reader = readPhrases as SignalReader }: EmbeddedPlannerDeps,
  { answers }: PlanRequest,
  tasks: readonly DatedTask[],
  subjects: readonly AnswerSubject[],
): Map<string, string> {
  const findSentences = createOwnSentences({ answers, reader, hasDanger })
  return new Map(
    tasks.flatMap(({ task }): [string, string][] => {
      const subject = subjects.find(({ guide }) => toGuideTask(guide).id === task.id)
      const words = findSentences(task, subject?.words)
      return words === null ? [] : [[task.id, words]]
    }),
  )
}

/** How the answers were understood and what is asked back, in words for the person. */
function describeReading(reading: AnswersReading, texts: PlanTexts): Pick<GeneratedPlan, 'understood' | 'questions'> {
  const { understood, understoodOn, understoodBy, questions } = texts
  return {
    understood: listUnderstood(reading).map(({ signal, day }) => {
      const dated = (day?.isLastDay ? understoodBy[signal] : undefined) ?? understoodOn[signal]
      return {
        signal,
        line: day && dated ? fillText(dated, { date: formatMoment(day.on, day.at, texts) }) : understood[signal],
      }
    }),
    questions: listQuestions(reading).map((signal) => ({ signal, line: questions[signal] })),
  }
}

/** A plan that begins with safety must be sure of it; the help lines above it need less. */
const sureOfHarm = 0.97

const isHurtAtHome = (danger: Danger | null) =>
  danger?.level === 'card' &&
  danger.crisis.kind === 'being_hurt' &&
  danger.certainty >= sureOfHarm &&
  (danger.crisis.about?.includes('partner') ?? false)

/** Lists of names, skills and wishes: there the judge sees danger that is not there, so the plain words decide. */
const hasPlainDanger = (text: string): boolean => assessCrisis(text) !== null

/** What these may be and still be told: a doctor should hear of it, and a list of names is often taken for it. */
const mayBeTold: readonly string[] = ['using_or_withdrawal', 'medical', 'overdose', 'distress']

/** Whether a text is about danger, so that it is not repeated in a plan. */
function hasDanger(text: string): boolean {
  const danger = shippedRules.dangerIn([text])
  return danger !== null && !mayBeTold.includes(danger.level === 'card' ? danger.crisis.kind : danger.kind)
}

/** A plan repeats at most one line of an answer, so a short cleaned text is enough. */
const mostEchoed = 200

function beginnings(answers: PlanAnswers): PlanAnswers {
  const cut = planQuestionIds.map((id): [PlanQuestionId, string] => [id, answers[id].slice(0, mostEchoed)])
  return { ...answers, ...Object.fromEntries(cut) }
}

/** A person in danger is answered within a fifth of a second. */
const patienceMs = 60

interface HelpInput extends Pick<PlanRequest, 'answers' | 'county' | 'state' | 'language' | 'saved' | 'danger'> {
  tasks: readonly DatedTask[]
  reading: AnswersReading
  /** False where an answer must not wait for the database. */
  looksUp: boolean
}

/** A nearby listing, plus the state's office or otherwise the line to call, and the state's own rule. */
async function helpFor(
  deps: EmbeddedPlannerDeps,
  { tasks: dated, reading: { signals }, answers, county, state, language, saved, danger, looksUp }: HelpInput,
): Promise<Map<string, TaskHelp>> {
  const tasks = dated.map(({ task }) => task)
  const lookUp = async (): Promise<Map<string, PlanListing>> =>
    county && looksUp
      ? findListingsForTasks(deps, tasks, county, {
          language,
          savedIds: saved,
          town: deps.places.cities ? findHomeTown(answers, county, deps.places.cities) : null,
        })
      : new Map()
  // Somebody in danger gets the plan without a database too.
  const listingsByTask = await (danger?.level === 'card'
    ? withinPatience(lookUp(), patienceMs, () => new Map<string, PlanListing>())
    : lookUp())
  return new Map(
    tasks.map((task) => {
      const place = listingsByTask.get(task.id) ?? null
      const isOwnOffice = !isWrongOffice(task, signals)
      const office =
        (isOwnOffice ? findTaskOffice(task, state, deps.facts) : null) ??
        findTaskContact(task, deps.facts.contacts, language)
      const rule = state && getTaskRule(task, state, signals, deps.facts, language)
      // Where an office or a line has its own number, that is who knows; said of every step, it would be noise.
      const isMissing =
        looksUp && county !== null && place === null && task.urgent !== null && canHavePlace(task) && !hasNumber(office)
      return [task.id, { place, office, rule, isMissing }]
    }),
  )
}

const canHavePlace = (task: Task) => getTaskPlaces(task).kinds.length > 0
const hasNumber = (office: TaskOffice | null) => office !== null && office.phone !== null && office.phone !== '211'
