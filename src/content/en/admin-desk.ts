export const adminDesk = {
  title: 'Service desk',
} as const
