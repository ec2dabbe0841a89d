export const today = {
  title: 'Today',
} as const
