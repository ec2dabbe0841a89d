/** A place that is missing where a person searched, told by them. */
export const knowPlace = {
  title: 'Tell us about a place in {county}',
  intro: "We'll check it before anyone else sees it.",
  name: 'Name of the place',
  where: 'Phone or street corner',
  what: 'What do they do? (optional)',
  whatHint: 'No names of people, please.',
  send: 'Send',
  check: 'Please check this',
  problems: {
    name: "Write the place's name.",
    where: 'Write a phone with area code, or a street.',
  },
  failed: "We couldn't send it. Your words are still here. Please try again.",
  limit: "You've told us about many places today. Please come back tomorrow.",
  thanks: "Thank you. We'll check it, and add it if it's right.",
} as const
