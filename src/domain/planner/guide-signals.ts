import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import type { Guide } from '../knowledge/guide.ts'
import type { AnswerSubject } from './guide-tasks.ts'
import { type RareSignal, rareSignals, type StatedSignal } from './signal-names.ts'
import { readPhrases, type Signal } from './signals.ts'

/** What is so of somebody who writes about the subject of a guide. */
const signalsByGuide: Readonly<Record<string, readonly StatedSignal[]>> = {
  'open-warrant': ['warrant'],
  'missed-court': ['warrant'],
  'license-suspended': ['license-lost'],
  'drivers-license-back': ['license-lost'],
  'license-after-dui': ['dui', 'license-lost'],
  'ignition-interlock': ['dui', 'license-lost'],
  'clear-record': ['record-clearing'],
  'clear-record-wait': ['record-clearing'],
  'veterans-benefits': ['veteran'],
  'homeless-veteran': ['veteran'],
  'eviction-notice': ['eviction'],
  'registry-housing': ['registry'],
  'registry-moving': ['registry'],
  'pregnancy-care': ['pregnant'],
  'cps-case': ['cps'],
  'native-children-case': ['cps', 'tribe'],
  'curfew-monitor': ['ankle-monitor'],
  'moud-after-release': ['medicine'],
  'ssi-ssdi-after-release': ['disability'],
  'ride-to-court': ['no-ride'],
  'get-around-no-car': ['no-ride'],
  ged: ['wants-ged'],
}
/** The assistant's reader must be this sure: it always names a guide. */
const sure = 0.8

/** A second reader of the answers: what the subjects the assistant sees in them say of the person. */
export function listSubjectSignals(subjects: readonly AnswerSubject[]): StatedSignal[] {
  return (
    subjects
      // What somebody wants to reach is not so yet.
      .filter(({ probability, question }) => probability >= sure && question !== 'goals_3_months')
      .flatMap(({ guide }) => [...(signalsByGuide[guide.id] ?? [])])
  )
}

interface SignalGuide {
  guide: string
  /** One of these must be so as well. */
  withAny?: readonly Signal[]
  /** Where one of these is so, it would be wrong or too early. */
  notWith?: readonly Signal[]
}

/** What few people say has a guide, which becomes a step where no task of the graph is about it. */
export const guidesBySignal: Partial<Readonly<Record<RareSignal, SignalGuide>>> = {
  'utility-cutoff': { guide: 'help-with-bills' },
  wound: { guide: 'community-health-center' },
  'missed-test': { guide: 'missed-appointment', withAny: ['supervised'] },
  student: { guide: 'fafsa-steps' },
  'truck-driver': { guide: 'cdl', notWith: ['dui', 'no-bed', 'working'] },
  'puerto-rico': { guide: 'puerto-rico-birth-certificate', withAny: ['no-id', 'no-birth-certificate'] },
  'travel-abroad': { guide: 'travel-permission', withAny: ['supervised'] },
  'digital-help': { guide: 'computer-classes' },
  'alcohol-withdrawal': { guide: 'quit-alcohol-safely' },
}
const told = ['urgent_need', 'biggest_challenge'] as const

/** The guides about what was read beside those the assistant's reader saw. */
export function listSignalSubjects(
  signals: ReadonlySet<Signal>,
  answers: PlanAnswers,
  guides: readonly Guide[],
  known: readonly AnswerSubject[],
): AnswerSubject[] {
  return rareSignals.flatMap((signal): AnswerSubject[] => {
    const wanted = signals.has(signal) ? guidesBySignal[signal] : undefined
    const guide = wanted && guides.find(({ id }) => id === wanted.guide)
    if (!guide || known.some((subject) => subject.guide.id === guide.id)) return []
    const question = told.find((id) => readPhrases(answers[id], id).has(signal))
    if (!question) return []
    const isWrong = wanted.notWith?.some((other) => signals.has(other)) ?? false
    const isMeant = wanted.withAny?.some((other) => signals.has(other)) ?? true
    return isWrong || !isMeant ? [] : [{ guide, probability: sure, question, words: answers[question] }]
  })
}
