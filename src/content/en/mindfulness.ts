export const mindfulness = {
  title: 'Zen Reggie Mindfulness',
} as const
