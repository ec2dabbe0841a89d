import type { partnerDoor as en } from '../en/partner-door.ts'
import type { Translated } from '../shape.ts'

export const partnerDoor = {
  title: 'Portal de socios',
} satisfies Translated<typeof en>
