export const planTool = {
  title: 'Create Action Plan',
} as const
