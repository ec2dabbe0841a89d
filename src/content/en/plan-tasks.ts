export const planTasks = {
  title: 'Next steps',
} as const
