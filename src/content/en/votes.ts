/** Thumbs up or down. The question depends on what is rated. */
export const votes = {
  question: {
    search_results: 'Did this list help?',
    chat_conclusion: 'Did this answer help?',
    staff_reggie: 'Did this help?',
  },
  up: 'Yes, it helped',
  down: "No, it didn't",
  thanks: 'Thanks for your feedback!',
  failed: 'Unable to record feedback',
  failedText: 'Please try again later.',
} as const
