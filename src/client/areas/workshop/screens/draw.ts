import type { ReactNode } from 'react'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'
import type { Translate } from '#client/platform/i18n/text-path.ts'
import type { SampleName, ScreenGroup } from './screen-names.ts'

export type WorkshopText = Translate<EnglishText['workshop']>

export interface Stage {
  /** Called for every action a press would trigger in the product. */
  onAct: () => void
  t: WorkshopText
}

export type Draw = (stage: Stage) => ReactNode
export type Fixtures<Group extends ScreenGroup = ScreenGroup> = Record<SampleName<Group>, Draw>
