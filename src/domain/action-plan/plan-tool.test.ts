import { expect, test } from 'vitest'
import type { StoredPlan } from './stored-plan.ts'
import { maxPlanAnswer, planQuestionIds } from './plan-answers.ts'
import { PlanDraft } from './plan-draft.ts'
import {
  findRun,
  getUnfinishedDraft,
  hasAnswerText,
  isAnswered,
  countCharactersOver,
  emptyPlanAnswers,
  initialPlanTool,
  type PlanToolEvent,
  planToolReducer,
  type PlanToolState,
} from './plan-tool.ts'

const answers = {
  urgent_need: 'A bed',
  biggest_challenge: 'No ID',
  strengths: 'I cook',
  support_system: 'My sister',
  goals_3_months: 'A job',
}
const plan: StoredPlan = {
  text: 'Call 2-1-1.',
  steps: [],
  language: 'en',
  madeAt: 1,
  tasks: [
    { id: 'a', isAdded: false },
    { id: 'b', isAdded: false },
  ],
  parts: [],
  understood: [],
  questions: [],
  feedback: {},
}
const after = (...events: PlanToolEvent[]) => events.reduce(planToolReducer, initialPlanTool)
const asking = (question: number, changes: object = {}): PlanToolState => ({
  phase: 'questions',
  question,
  answers,
  corrections: [],
  trouble: null,
  ...changes,
})
const generating: PlanToolState = { phase: 'generating', answers, corrections: [], run: 'r' }
const complete: PlanToolState = {
  phase: 'complete',
  answers,
  plan,
  corrections: [],
  remake: null,
  trouble: null,
}

const bed = { signal: 'no-bed', line: 'No bed.', at: 0, isSo: false }
const parole = { signal: 'supervised', line: 'Parole?', at: 1, isSo: true }
const correct = (run: string, correction = bed): PlanToolEvent => ({ type: 'corrected', run, correction })

/** Answers every question and taps Next, up to the last one. */
const walked = planQuestionIds.flatMap((id): PlanToolEvent[] => [
  { type: 'answered', text: answers[id] },
  { type: 'movedOn' },
])

test('intro, five questions one at a time, generating, complete', () => {
  expect(after({ type: 'started' })).toEqual({
    phase: 'questions',
    question: 0,
    answers: emptyPlanAnswers,
    corrections: [],
    trouble: null,
  })
  expect(after({ type: 'started' }, ...walked)).toEqual(asking(4))
  expect(after({ type: 'started' }, ...walked, { type: 'submitted', run: 'r' })).toEqual(generating)
  expect(planToolReducer(generating, { type: 'generated', run: 'r', plan })).toEqual(complete)
})

test.each([
  ['blank', ' \n\t ', false],
  ['one letter', ' x ', true],
  ['an emoji', '🙏', true],
  ['the longest', ` ${'x'.repeat(maxPlanAnswer)} `, true],
  ['longer than the longest', 'x'.repeat(maxPlanAnswer + 1), false],
])('an answer that is %s moves on: %#', (_name, text, moves) => {
  const state = after({ type: 'started' }, { type: 'answered', text })
  expect(isAnswered(text)).toBe(moves)
  expect(planToolReducer(state, { type: 'movedOn' })).toEqual(moves ? { ...state, question: 1 } : state)
})

test('what is too long is told in letters and never cut', () => {
  const text = 'x'.repeat(maxPlanAnswer + 7)
  expect(countCharactersOver(text)).toBe(7)
  expect(after({ type: 'started' }, { type: 'answered', text })).toMatchObject({ answers: { urgent_need: text } })
})

test.each<[string, PlanToolState, PlanToolEvent]>([
  ['a plan is asked for before the last question', asking(3), { type: 'submitted', run: 'x' }],
  [
    'an answer before is blank',
    asking(4, { answers: { ...answers, strengths: ' ' } }),
    { type: 'submitted', run: 'x' },
  ],
  ['it is pressed twice', generating, { type: 'submitted', run: 'x' }],
  ['Next is pressed at the last question', asking(4), { type: 'movedOn' }],
  ['somebody types while the plan is made', generating, { type: 'answered', text: 'x' }],
  ['a reply belongs to an earlier try', generating, { type: 'generated', run: 'old', plan }],
  ['a failure belongs to an earlier try', generating, { type: 'failed', run: 'old', trouble: 'failed' }],
  ['a reply comes after going back', asking(4), { type: 'generated', run: 'r', plan }],
  ['a reply comes after Start Over', initialPlanTool, { type: 'generated', run: 'r', plan }],
  ['it is started in the middle', asking(2), { type: 'started' }],
  ['a draft comes in the middle', asking(2), { type: 'restored', draft: { question: 0, answers: emptyPlanAnswers } }],
  ['an old plan is opened in the middle', asking(2), { type: 'opened', plan }],
  ['Back is pressed on the intro', initialPlanTool, { type: 'wentBack' }],
  ['a plan without its answers is corrected', { ...complete, answers: null }, correct('x')],
  ['a correction comes where no plan is', { ...complete, plan: null }, correct('x')],
  ['a task is added where no plan is', asking(4), { type: 'taskAdded', id: 'a' }],
])('nothing changes when %s', (_name, state, event) => {
  expect(planToolReducer(state, event)).toBe(state)
})

test.each<[string, PlanToolState, PlanToolState]>([
  ['question three to two', asking(2), asking(1)],
  ['a question with trouble to the one before, without it', asking(4, { trouble: 'failed' }), asking(3)],
  ['the first question to the intro, which keeps the answers', asking(0), { phase: 'intro', answers }],
  ['generating to the last question', generating, asking(4)],
  ['complete to the last question', complete, asking(4)],
  ['a complete without a plan to the last question', { ...complete, plan: null }, asking(4)],
  ['a plan of an earlier visit to the intro', { ...complete, answers: null }, initialPlanTool],
])('Back leads from %s', (_name, from, to) => {
  expect(planToolReducer(from, { type: 'wentBack' })).toEqual(to)
})

test('who went back to the intro finds the answers again', () => {
  expect(planToolReducer({ phase: 'intro', answers }, { type: 'started' })).toEqual(asking(0))
})

test.each(['offline', 'slow', 'busy', 'failed'] as const)(
  '%s returns to the questions with every answer',
  (trouble) => {
    expect(planToolReducer(generating, { type: 'failed', run: 'r', trouble })).toEqual(asking(4, { trouble }))
  },
)

test.each([asking(3), generating, complete, { ...complete, plan: null }])('a reset clears phase %#', (state) => {
  expect(planToolReducer(state, { type: 'reset' })).toEqual(initialPlanTool)
})

const afterPlan = (...events: PlanToolEvent[]) => events.reduce(planToolReducer, complete)

test('a correction makes the plan again while the old one stays, with every earlier correction', () => {
  expect(afterPlan(correct('1'))).toMatchObject({ plan, corrections: [], remake: { run: '1', corrections: [bed] } })
  const second = { ...plan, madeAt: 2 }
  expect(afterPlan(correct('1'), correct('2', parole))).toMatchObject({ remake: { corrections: [bed, parole] } })
  const made = afterPlan(correct('1'), { type: 'generated', run: '1', plan: second })
  expect(made).toEqual({ ...complete, plan: second, corrections: [bed] })
  expect(planToolReducer(made, { type: 'uncorrected', run: '3', signal: 'no-bed' })).toMatchObject({
    remake: { corrections: [] },
  })
})

test.each<[string, PlanToolEvent, string]>([
  ['it fails', { type: 'failed', run: '1', trouble: 'offline' }, 'offline'],
  ['no plan comes', { type: 'generated', run: '1', plan: null }, 'failed'],
])('when %s, the plan and its corrections stay and the trouble is told', (_name, event, trouble) => {
  expect(afterPlan(correct('1'), event)).toEqual({ ...complete, trouble })
  expect(afterPlan(correct('1'), event, correct('2'))).toMatchObject({ trouble: null })
})

test('an earlier remake is not waited for any more, and Back ends it', () => {
  const twice = afterPlan(correct('1'), correct('2'))
  expect(planToolReducer(twice, { type: 'generated', run: '1', plan })).toBe(twice)
  expect([findRun(twice, '1'), findRun(twice, '2')]).toEqual([null, { answers, corrections: [bed] }])
  expect(planToolReducer(twice, { type: 'wentBack' })).toEqual(asking(4))
})

test('corrections outlive a look at the answers, and go with Start Over', () => {
  const made = afterPlan(correct('1'), { type: 'generated', run: '1', plan })
  const again = [{ type: 'wentBack' }, { type: 'submitted', run: '2' }] as const
  const generatingAgain = again.reduce<PlanToolState>(planToolReducer, made)
  expect(generatingAgain).toEqual({ ...generating, run: '2', corrections: [bed] })
  expect(planToolReducer(generatingAgain, { type: 'generated', run: '2', plan })).toEqual(made)
})

test('feedback from elsewhere reaches the plan on the screen, and only that plan', () => {
  const told = { ...plan, feedback: { bed: 'done' as const } }
  expect(afterPlan({ type: 'stored', plan: told })).toEqual({ ...complete, plan: told })
  expect(afterPlan({ type: 'stored', plan: { ...told, madeAt: 7 } })).toBe(complete)
})

test('a task in the list is marked, the others are not', () => {
  expect(planToolReducer(complete, { type: 'taskAdded', id: 'b' })).toMatchObject({
    plan: {
      tasks: [
        { id: 'a', isAdded: false },
        { id: 'b', isAdded: true },
      ],
    },
  })
})

test.each<[string, object, number]>([
  ['where the person was', { question: 4, answers }, 4],
  ['at the first blank question', { question: 4, answers: { ...answers, strengths: '' } }, 2],
  ['before a blank one they had not reached', { question: 1, answers: { ...answers, strengths: '' } }, 1],
])('a reload goes on %s', (_name, draft, question) => {
  expect(after({ type: 'restored', draft: PlanDraft.parse(draft) })).toMatchObject({ phase: 'questions', question })
})

test.each([
  ['an intro nobody has written at', initialPlanTool, null],
  ['an intro with answers', { phase: 'intro', answers } as const, { question: 0, answers }],
  ['a question', asking(2), { question: 2, answers }],
  ['generating', generating, { question: 4, answers }],
  ['a plan', complete, null],
  ['no plan', { ...complete, plan: null }, { question: 4, answers }],
  ['an opened plan', { ...complete, answers: null }, null],
])('of %s a reload must bring back what is unfinished', (_name, state, draft) => {
  expect(getUnfinishedDraft(state)).toEqual(draft)
})

test('closing loses something only where words are unfinished', () => {
  expect([asking(0), generating, initialPlanTool, complete, after({ type: 'started' })].map(hasAnswerText)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
