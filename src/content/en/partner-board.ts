export const partnerBoard = {
  title: 'Board',
} as const
