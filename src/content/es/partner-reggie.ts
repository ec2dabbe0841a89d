import type { partnerReggie as en } from '../en/partner-reggie.ts'
import type { Translated } from '../shape.ts'

export const partnerReggie = {
  title: 'Reggie para el equipo',
} satisfies Translated<typeof en>
