import type { partnerBoard as en } from '../en/partner-board.ts'
import type { Translated } from '../shape.ts'

export const partnerBoard = {
  title: 'Tablero',
} satisfies Translated<typeof en>
