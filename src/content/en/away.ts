/** Shown where a part of the product is not in this version. It offers people who answer now, not an excuse. */
export const away = {
  text: 'This part is not in this version of the app. These people can help you now. All calls are free.',
  goBack: 'Go Back',
  goHome: 'Go Home',
  places: {
    actionPlan: 'Action Plan',
    documents: 'Document Preparation',
    transportation: 'Transportation Guide',
    voting: 'Voting Rights Guide',
    mindfulness: 'Zen Reggie Mindfulness',
    tutorial: 'Tutorial',
    community: 'Community',
  },
} as const
