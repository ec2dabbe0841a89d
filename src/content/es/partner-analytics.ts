import type { partnerAnalytics as en } from '../en/partner-analytics.ts'
import type { Translated } from '../shape.ts'

export const partnerAnalytics = {
  title: 'Nuestros números',
} satisfies Translated<typeof en>
