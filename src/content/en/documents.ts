export const documents = {
  title: 'Document Preparation',
} as const
