import type { StoredPlan } from './stored-plan.ts'
import { maxPlanAnswer, type PlanAnswers, type PlanQuestionId, planQuestionIds } from './plan-answers.ts'
import type { PlanDraft } from './plan-draft.ts'

/** Why no plan was returned. The answers are kept in every case. */
export type PlanToolError = 'offline' | 'slow' | 'busy' | 'failed'

export type PlanToolState =
  /** Answers are present when the person went back from the first question. */
  | { phase: 'intro'; answers: PlanAnswers }
  | { phase: 'questions'; question: number; answers: PlanAnswers; trouble: PlanToolError | null }
  | { phase: 'generating'; answers: PlanAnswers; run: string }
  /** No plan: the server replied without one. No answers: a plan from an earlier visit was opened. */
  | { phase: 'complete'; answers: PlanAnswers | null; plan: StoredPlan | null }

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

const asking = (question: number, answers: PlanAnswers, trouble: PlanToolError | null = null): PlanToolState => ({
  phase: 'questions',
  question,
  answers,
  trouble,
})

/** Events that make no sense in a phase are ignored: a late reply must not reopen a phase the person left. */
export function planToolReducer(state: PlanToolState, event: PlanToolEvent): PlanToolState {
  switch (event.type) {
    case 'started':
      return state.phase === 'intro' ? asking(0, state.answers) : state
    case 'restored':
      return state.phase === 'intro' ? restored(event.draft) : state
    case 'opened':
      return state.phase === 'intro' ? { phase: 'complete', answers: null, plan: event.plan } : state
    case 'answered':
    case 'movedOn':
    case 'submitted':
      return state.phase === 'questions' ? questionsReducer(state, event) : state
    case 'generated':
    case 'failed':
      return state.phase === 'generating' && state.run === event.run ? ended(state.answers, event) : state
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
  return asking(open === -1 ? question : Math.min(question, open), answers)
}

type QuestionsState = Extract<PlanToolState, { phase: 'questions' }>
type AnswerEvent = Extract<PlanToolEvent, { type: 'answered' | 'movedOn' | 'submitted' }>

function questionsReducer(state: QuestionsState, event: AnswerEvent): PlanToolState {
  const { question, answers } = state
  const id = getPlanQuestion(question)
  switch (event.type) {
    case 'answered':
      return asking(question, { ...answers, [id]: event.text }, state.trouble)
    case 'movedOn':
      return isAnswered(answers[id]) && question < last ? asking(question + 1, answers) : state
    case 'submitted': {
      const isReady = question === last && planQuestionIds.every((questionId) => isAnswered(answers[questionId]))
      return isReady ? { phase: 'generating', answers, run: event.run } : state
    }
  }
}

function ended(answers: PlanAnswers, event: Extract<PlanToolEvent, { type: 'generated' | 'failed' }>): PlanToolState {
  return event.type === 'failed'
    ? asking(last, answers, event.trouble)
    : { phase: 'complete', answers, plan: event.plan }
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
      return question === 0 ? { phase: 'intro', answers } : asking(question - 1, answers)
    }
    case 'generating':
    case 'complete':
      return state.answers ? asking(last, state.answers) : initialPlanTool
  }
}
