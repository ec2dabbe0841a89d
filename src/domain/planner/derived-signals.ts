import type { DetailSignal } from './detail-signals.ts'
import type { StatedSignal } from './signal-names.ts'

/** Signals that follow from others, and from the days that a person names. */
type DerivedSignal =
  /** Has a state ID and mentions no missing card or certificate. */
  | 'papers-complete'
  /** Works and is not looking for another job. */
  | 'stays-at-job'
  | 'keeps-job'
  | 'lonely'
  | 'kids'
  /** Takes a medicine for opioid use. */
  | 'moud'
  /** No home of one's own for now: nowhere, a shelter, or away from violence. */
  | 'no-home'
  /** A matter of papers, and not pregnant: most states have no Medicaid then. */
  | 'immigrant-alone'
  /** Has an officer and is not known to be long used to it. */
  | 'must-report'
  /** Behind on rent, or taken to court for it. */
  | 'rent-trouble'
  /** Served, and holds no discharge paper. */
  | 'no-dd214'
  /** Named a day that no other task is about. */
  | 'other-date'
  /** Out for days, and at no clinic for the dose. */
  | 'no-clinic-yet'
  /** Must have a job by a day. */
  | 'job-deadline'
  /** A job waits for the Social Security card. */
  | 'card-for-work'
  /** Home for long, or with a job, a lease or a car: past the first days. */
  | 'settled'
export type Signal = StatedSignal | DerivedSignal | DetailSignal

const settledSigns = ['long-out', 'working', 'eviction', 'owes-rent', 'has-car', 'better-job', 'college'] as const

export function derive(signals: Set<Signal>): void {
  const has = (...any: Signal[]) => any.some((signal) => signals.has(signal))
  if (has('drinking') && has('shakes')) signals.add('alcohol-withdrawal')
  // A way there is of no use without one back.
  if (has('no-way-back', 'ride-gone')) signals.add('no-ride')
  if (has('just-out') && has('methadone') && !has('doses-daily')) signals.add('no-clinic-yet')
  if (has('turns-65')) signals.add('elder')
  if (has('drives-suspended') && !has('rides-along')) signals.add('no-ride')
  if (has('drives-suspended')) {
    signals.add('license-lost')
    signals.delete('has-license')
  }
  if (has('insulin-gone')) for (const signal of ['medicine', 'insulin'] as const) signals.add(signal)
  if (has('undocumented')) for (const signal of ['immigration', 'permit-expired'] as const) signals.add(signal)
  if (has('travel-abroad')) signals.add('travel')
  if (has('veteran') && !has('has-dd214')) signals.add('no-dd214')
  if (has('for-other')) signals.add('relative-home')
  // A clinic from before, or one that cannot give the next dose, is none.
  if (has('just-out', 'withdrawal', 'medicine-low')) signals.delete('own-clinic')
  if (has('lonely')) signals.add('alone')
  if (has('keeps-job')) signals.add('working')
  if ((has('working') && !has('better-job')) || has('starts-work')) signals.add('stays-at-job')
  if (has('immigration') && !has('pregnant')) signals.add('immigrant-alone')
  if (has('methadone', 'buprenorphine')) signals.add('moud')
  if (has('kids-along', 'kids-apart', 'cps', 'child-support')) signals.add('kids')
  if (has('owes-rent', 'eviction')) signals.add('rent-trouble')
  if (has('no-bed', 'in-shelter', 'violence')) signals.add('no-home')
  if (has('has-id') && !has('no-birth-certificate', 'no-ss-card')) signals.add('papers-complete')
  if (has('supervised') && !has('violence', 'in-program', ...settledSigns)) signals.add('must-report')
  if (has('supervised') && has('just-out')) signals.add('must-report')
  if (has('ankle-monitor')) signals.add('supervised')
  // What was stolen is gone today.
  if (has('medicine-gone')) for (const signal of ['medicine', 'medicine-low'] as const) signals.add(signal)
  // Parent and child look for one place.
  if (has('pregnant', 'kids-along') && has('bed-ending', 'in-shelter', 'in-program')) signals.add('family-place')
  if (has('cps') && has('bed-ending', 'no-bed', 'in-shelter')) signals.add('family-place')
  if (has('must-stay-in-county') && has('supervised') && has('court-date', 'kids-apart') && !has('job-offer'))
    signals.add('travel')
  if (has('no-ss-card') && has('job-deadline', 'starts-work', 'job-offer')) signals.add('card-for-work')
  if (has(...settledSigns) && !has('just-out', 'no-bed', 'still-inside')) signals.add('settled')
}
