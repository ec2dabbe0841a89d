import type { adminDesk as en } from '../en/admin-desk.ts'
import type { Translated } from '../shape.ts'

export const adminDesk = {
  title: 'Mesa de servicio',
} satisfies Translated<typeof en>
