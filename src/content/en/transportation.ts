export const transportation = {
  title: 'Transportation Guide',
} as const
