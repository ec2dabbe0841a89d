import type { partnerDashboard as en } from '../en/partner-dashboard.ts'
import type { Translated } from '../shape.ts'

export const partnerDashboard = {
  title: 'Lo que le espera ahora',
} satisfies Translated<typeof en>
