import type { partnerIntroductions as en } from '../en/partner-introductions.ts'
import type { Translated } from '../shape.ts'

export const partnerIntroductions = {
  title: 'Presentaciones',
} satisfies Translated<typeof en>
