import type { partnerSettings as en } from '../en/partner-settings.ts'
import type { Translated } from '../shape.ts'

export const partnerSettings = {
  title: 'Ajustes',
} satisfies Translated<typeof en>
