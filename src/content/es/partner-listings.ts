import type { partnerListings as en } from '../en/partner-listings.ts'
import type { Translated } from '../shape.ts'

export const partnerListings = {
  title: 'Nuestros lugares',
} satisfies Translated<typeof en>
