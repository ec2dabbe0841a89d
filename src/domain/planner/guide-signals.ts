import type { AnswerSubject } from './guide-tasks.ts'
import type { StatedSignal } from './signal-names.ts'

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
  return subjects
    .filter(({ probability }) => probability >= sure)
    .flatMap(({ guide }) => [...(signalsByGuide[guide.id] ?? [])])
}
