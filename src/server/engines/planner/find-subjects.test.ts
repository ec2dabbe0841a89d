import path from 'node:path'
import { expect, test } from 'vitest'
import type { PlanAnswers } from '#domain/action-plan/plan-answers.ts'
import { chooseTasks } from '#domain/planner/choose-tasks.ts'
import { readAnswers } from '#domain/planner/read-answers.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { loadKnowledge } from '#server/engines/knowledge/load-knowledge.ts'
import { loadPlaces } from '#server/engines/places/places.ts'
import { findSubjects } from './find-subjects.ts'

const { guides, readSubject, readSignals } = await loadKnowledge(
  path.resolve('data'),
  loadPlaces(path.resolve('data/directory')),
)
const today = '2026-11-18'
const nothing: PlanAnswers = {
  urgent_need: '',
  biggest_challenge: '',
  strengths: '',
  support_system: '',
  goals_3_months: '',
}

/** The steps of a plan that come from guides. */
function listGuideSteps(answers: Partial<PlanAnswers>, needs: NeedKey[]): string[] {
  const all = { ...nothing, ...answers }
  const reading = readAnswers(all, today, { reader: readSignals, corrections: {}, isHurtAtHome: false, hinted: [] })
  const subjects = findSubjects({ guides, readSubject }, all)
  return chooseTasks({ answers: all, reading, needs, state: 'NY', today, subjects })
    .map(({ task }) => task.id)
    .filter((id) => id.startsWith('guide-'))
}

test.each([
  ['their background check says i was convicted of a charge that got dismissed', 'background-check-errors'],
  ['el reporte de antecedentes dice que me condenaron y ese cargo lo quitaron', 'background-check-errors'],
  ['i need to get my money from the prison account, the check wont cash', 'gate-money'],
])('what no task is about becomes a step of its guide: “%s”', (urgent_need, guide) => {
  expect(listGuideSteps({ urgent_need }, ['legal', 'employment', 'financial-assistance'])).toContain(`guide-${guide}`)
})

test('a wish becomes a later step, also in a list of a few words', () => {
  const steps = listGuideSteps({ urgent_need: 'a job', goals_3_months: 'own room, barber license' }, ['employment'])
  expect(steps).toContain('guide-trade-license-record')
})

test.each(['not looking to work', 'keep my medicaid', 'ya tengo trabajo', 'no quiero mas meetings'])(
  'what is so already or is not wanted is no wish: “%s”',
  (goals_3_months) => {
    const subjects = findSubjects({ guides, readSubject }, { ...nothing, goals_3_months })
    expect(subjects).toEqual([])
  },
)

test('somebody hurt at home gets no steps from guides', () => {
  const answers = { urgent_need: 'he hits me', goals_3_months: 'barber license' }
  expect(listGuideSteps(answers, ['legal'])).toEqual([])
})

test('the same subject in several sentences is one subject', () => {
  const subjects = findSubjects(
    { guides, readSubject },
    { ...nothing, urgent_need: 'got an eviction notice. eviction court on the 8th. i dont want to get evicted' },
  )
  expect(subjects.filter(({ guide }) => guide.id === 'eviction-notice')).toHaveLength(1)
})
