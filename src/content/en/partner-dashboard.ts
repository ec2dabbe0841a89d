export const partnerDashboard = {
  title: 'What needs you now',
} as const
