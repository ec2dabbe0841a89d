export const partnerIntroductions = {
  title: 'Introductions',
} as const
