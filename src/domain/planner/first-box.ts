import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { emptyPlanAnswers } from '../action-plan/plan-tool.ts'
import type { NeedKey } from '../needs/needs.ts'
import { interpretNeeds } from '../needs/interpret-needs.ts'
import { listDetailSignals } from './detail-signals.ts'
import { findNamedDays, type NamedDay } from './named-days.ts'
import { readPhrases, readSignals, type Signal, type SignalReader } from './signals.ts'

/** What the answer to “what is most urgent” says by itself. */
export interface FirstBox {
  signals: ReadonlySet<Signal>
  /** The same of its first words, where people put what burns. */
  opening: ReadonlySet<Signal>
  days: readonly NamedDay[]
  /** The needs that its first words name. */
  needs: ReadonlySet<NeedKey>
}

/** The first sentence, or the first part of a long one. */
const opensWith = /^[^.;!?\n]{12,}?(?=[.;!?\n]|,(?!\d)|\b(?:and|y|but|pero)\b|$)|^[^.;!?\n]+/i

/** Below this a need was only touched on. */
const sureEnough = 0.7

/** Only what the whole of the answers bears out counts. */
export function readFirstBox(
  { urgent_need }: PlanAnswers,
  today: string,
  known: ReadonlySet<Signal>,
  reader: SignalReader | undefined,
): FirstBox {
  const alone = { ...emptyPlanAnswers, urgent_need }
  const found = readSignals(alone, { reader, added: listDetailSignals(alone) })
  const signals = new Set([...found].filter((signal) => known.has(signal)))
  const opening = opensWith.exec(urgent_need.trim())?.[0] ?? ''
  const first: readonly Signal[] = [
    ...(reader ?? readPhrases)(opening, 'urgent_need'),
    ...listDetailSignals({ ...emptyPlanAnswers, urgent_need: opening }),
  ]
  return {
    signals,
    opening: new Set(first.filter((signal) => signals.has(signal))),
    days: findNamedDays([urgent_need], today),
    needs: new Set(
      interpretNeeds(opening)
        .needs.filter(({ strength }) => strength >= sureEnough)
        .map(({ need }) => need),
    ),
  }
}
