export const partnerAnalytics = {
  title: 'Our numbers',
} as const
