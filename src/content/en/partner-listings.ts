export const partnerListings = {
  title: 'Our listings',
} as const
