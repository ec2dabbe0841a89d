export const tutorial = {
  title: 'Tutorial',
} as const
