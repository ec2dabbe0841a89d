import type { partnerAnswer as en } from '../en/partner-answer.ts'
import type { Translated } from '../shape.ts'

export const partnerAnswer = {
  title: 'Su respuesta',
} satisfies Translated<typeof en>
