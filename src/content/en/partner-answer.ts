export const partnerAnswer = {
  title: 'Your answer',
} as const
