export const planPage = {
  title: 'My action plan',
} as const
