import type { StoredPlan } from './stored-plan.ts'
import { maxPlanAnswer, type PlanAnswers, type PlanQuestionId, planQuestionIds } from './plan-answers.ts'
import {
  keepProgress,
  type PlanCorrection,
  type PlanCorrections,
  withCorrection,
  withoutCorrection,
} from './plan-corrections.ts'
import type { PlanDraft } from './plan-draft.ts'

/** Why no plan was returned. The answers are kept in every case. */
export type PlanToolError = 'offline' | 'slow' | 'busy' | 'failed'

export type PlanToolState =
  /** Answers are present when the person went back from the first question. */
  | { phase: 'intro'; answers: PlanAnswers }
  | {
      phase: 'questions'
      question: number
      answers: PlanAnswers
      corrections: PlanCorrections
      trouble: PlanToolError | null
    }
  | { phase: 'generating'; answers: PlanAnswers; corrections: PlanCorrections; run: string }
  | CompleteState

interface CompleteState {
  phase: 'complete'
  /** None: a plan from an earlier visit was opened. */
  answers: PlanAnswers | null
  /** None: the server replied without one. */
  plan: StoredPlan | null
  /** What the plan on the screen was made with. */
  corrections: PlanCorrections
  /** The plan is being made again with these; the one on the screen stays until then. */
  remake: { run: string; corrections: PlanCorrections } | null
  /** Why the plan could not be made again. */
  trouble: PlanToolError | null
}

export type PlanToolEvent =
  | { type: 'started' }
  | { type: 'restored'; draft: PlanDraft }
  | { type: 'answered'; text: string }
  | { type: 'movedOn' }
  | { type: 'submitted'; run: string }
  | { type: 'generated'; run: string; plan: StoredPlan | null }
  | { type: 'failed'; run: string; trouble: PlanToolError }
  | { type: 'opened'; plan: StoredPlan }
  | { type: 'taskAdded'; id: string }
  | { type: 'corrected'; run: string; correction: PlanCorrection }
  | { type: 'uncorrected'; run: string; signal: string }
  /** The plan changed in storage: feedback given on another screen or in another tab. */
  | { type: 'stored'; plan: StoredPlan }
  | { type: 'wentBack' }
  /** Start Over, Create another plan, and closing the dialog. */
  | { type: 'reset' }

const last = planQuestionIds.length - 1
export const emptyPlanAnswers: PlanAnswers = {
  urgent_need: '',
  biggest_challenge: '',
  strengths: '',
  support_system: '',
  goals_3_months: '',
}
export const initialPlanTool: PlanToolState = { phase: 'intro', answers: emptyPlanAnswers }

/** An answer counts when it is not empty after trimming and within the length limit. */
export function isAnswered(text: string): boolean {
  const { length } = text.trim()
  return length > 0 && length <= maxPlanAnswer
}

/** Whether closing would lose something the person wrote. */
export function hasAnswerText(state: PlanToolState): boolean {
  return state.phase !== 'complete' && Object.values(state.answers).some((text) => text.trim() !== '')
}

/** What a reload must restore; null when there is nothing unfinished. */
export function getUnfinishedDraft(state: PlanToolState): PlanDraft | null {
  switch (state.phase) {
    case 'intro':
      return hasAnswerText(state) ? { question: 0, answers: state.answers } : null
    case 'questions':
      return { question: state.question, answers: state.answers }
    case 'generating':
      return { question: last, answers: state.answers }
    case 'complete':
      return state.plan || !state.answers ? null : { question: last, answers: state.answers }
  }
}

/** How many characters an answer is over the limit. */
export const countCharactersOver = (text: string): number => Math.max(0, text.trim().length - maxPlanAnswer)

export const getPlanQuestion = (index: number): PlanQuestionId => planQuestionIds[index] ?? 'urgent_need'

/** Corrections outlive a change of the answers: what is not so stays not so. */
const asking = (
  question: number,
  { answers, corrections = [] }: { answers: PlanAnswers; corrections?: PlanCorrections },
  trouble: PlanToolError | null = null,
): PlanToolState => ({ phase: 'questions', question, answers, corrections, trouble })

const completed = (
  answers: PlanAnswers | null,
  plan: StoredPlan | null,
  corrections: PlanCorrections = [],
): CompleteState => ({ phase: 'complete', answers, plan, corrections, remake: null, trouble: null })

/** What a request under this id is made from; null when the person left it meanwhile. */
export function findRun(
  state: PlanToolState,
  run: string,
): { answers: PlanAnswers; corrections: PlanCorrections } | null {
  if (state.phase === 'generating') return state.run === run ? state : null
  if (state.phase !== 'complete' || !state.answers || state.remake?.run !== run) return null
  return { answers: state.answers, corrections: state.remake.corrections }
}

/** Events that make no sense in a phase are ignored: a late reply must not reopen a phase the person left. */
export function planToolReducer(state: PlanToolState, event: PlanToolEvent): PlanToolState {
  switch (event.type) {
    case 'started':
      return state.phase === 'intro' ? asking(0, state) : state
    case 'restored':
      return state.phase === 'intro' ? restored(event.draft) : state
    case 'opened':
      return state.phase === 'intro' ? completed(null, event.plan) : state
    case 'answered':
    case 'movedOn':
    case 'submitted':
      return state.phase === 'questions' ? questionsReducer(state, event) : state
    case 'generated':
    case 'failed':
      return ended(state, event)
    case 'corrected':
      return remade(state, event.run, (corrections) => withCorrection(corrections, event.correction))
    case 'uncorrected':
      return remade(state, event.run, (corrections) => withoutCorrection(corrections, event.signal))
    case 'stored':
      return state.phase === 'complete' && state.plan?.madeAt === event.plan.madeAt
        ? { ...state, plan: event.plan }
        : state
    case 'taskAdded':
      return withTask(state, event.id)
    case 'wentBack':
      return wentBack(state)
    case 'reset':
      return initialPlanTool
  }
}

/** Resumes at the first unanswered question, if that comes before where the person was. */
function restored({ question, answers }: PlanDraft): PlanToolState {
  const open = planQuestionIds.findIndex((id) => !isAnswered(answers[id]))
  return asking(open === -1 ? question : Math.min(question, open), { answers })
}

type QuestionsState = Extract<PlanToolState, { phase: 'questions' }>
type AnswerEvent = Extract<PlanToolEvent, { type: 'answered' | 'movedOn' | 'submitted' }>

function questionsReducer(state: QuestionsState, event: AnswerEvent): PlanToolState {
  const { question, answers, corrections } = state
  const id = getPlanQuestion(question)
  switch (event.type) {
    case 'answered':
      return asking(question, { answers: { ...answers, [id]: event.text }, corrections }, state.trouble)
    case 'movedOn':
      return isAnswered(answers[id]) && question < last ? asking(question + 1, state) : state
    case 'submitted': {
      const isReady = question === last && planQuestionIds.every((questionId) => isAnswered(answers[questionId]))
      return isReady ? { phase: 'generating', answers, corrections, run: event.run } : state
    }
  }
}

type EndEvent = Extract<PlanToolEvent, { type: 'generated' | 'failed' }>

function ended(state: PlanToolState, event: EndEvent): PlanToolState {
  const run = findRun(state, event.run)
  if (!run) return state
  if (state.phase === 'complete') return remakeEnded(state, run.corrections, event)
  return event.type === 'failed'
    ? asking(last, run, event.trouble)
    : completed(run.answers, event.plan, run.corrections)
}

/** Without a new plan the one on the screen stays, with the corrections it was made with. */
function remakeEnded(state: CompleteState, corrections: PlanCorrections, event: EndEvent): PlanToolState {
  if (event.type === 'failed') return { ...state, remake: null, trouble: event.trouble }
  if (!event.plan || !state.plan) return { ...state, remake: null, trouble: 'failed' }
  return completed(state.answers, keepProgress(event.plan, state.plan), corrections)
}

/** A second correction while the plan is being made again counts together with the first. */
function remade(
  state: PlanToolState,
  run: string,
  change: (corrections: PlanCorrections) => PlanCorrections,
): PlanToolState {
  if (state.phase !== 'complete' || !state.answers || !state.plan) return state
  const corrections = change(state.remake?.corrections ?? state.corrections)
  return { ...state, remake: { run, corrections }, trouble: null }
}

function withTask(state: PlanToolState, id: string): PlanToolState {
  if (state.phase !== 'complete' || !state.plan) return state
  const tasks = state.plan.tasks.map((task) => (task.id === id ? { ...task, isAdded: true } : task))
  return { ...state, plan: { ...state.plan, tasks } }
}

function wentBack(state: PlanToolState): PlanToolState {
  switch (state.phase) {
    case 'intro':
      return state
    case 'questions': {
      const { question, answers } = state
      return question === 0 ? { phase: 'intro', answers } : asking(question - 1, state)
    }
    case 'generating':
      return asking(last, state)
    case 'complete': {
      const { answers, corrections } = state
      return answers ? asking(last, { answers, corrections }) : initialPlanTool
    }
  }
}
