import type { ReactNode } from 'react'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'
import type { Translate } from '#client/platform/i18n/text-path.ts'
import type { useText } from '#client/platform/i18n/use-text.ts'
import type { SampleName, ScreenGroup } from './screen-names.ts'

export type WorkshopText = Translate<EnglishText['workshop']>

export interface Stage {
  /** Called for every action a press would trigger in the product. */
  onAct: () => void
  t: WorkshopText
}

export type Draw = (stage: Stage) => ReactNode

/** A screen of `/` in a file of its own, `samples/<screen>.tsx` or `samples/<screen>-<state>.tsx`. */
export interface Sample {
  /** Its name in the workshop: a text of the screen itself, usually its title. `text` is the hook `useText`. */
  title: (text: typeof useText) => string
  draw: Draw
}

export type Fixtures<Group extends ScreenGroup = ScreenGroup> = Record<SampleName<Group>, Draw>
