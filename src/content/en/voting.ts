export const voting = {
  title: 'Voting Rights Guide',
} as const
