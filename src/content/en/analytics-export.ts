/** What stands in the file of numbers, and what reviewers read of a place to look for. */
export const analyticsExport = {
  columns: { section: 'Section', what: 'What', group: 'Group', value: 'Value', of: 'Out of' },
  sections: {
    about: 'About', figures: 'Main figures', gaps: 'Where help is missing', freshness: 'When listings were checked',
    funnel: 'Introductions', chat: 'Reggie', use: 'What people use', votes: 'Thumbs', faults: 'Page faults',
  },
  about: {
    from: 'First day', to: 'Last day', state: 'State', need: 'Need', code: 'Code', countedUntil: 'Counted up to',
    hidden: 'An empty cell is under 11, or it could give such a number away.',
  },
  figures: {
    sessions: 'Visits', searchSuccess: 'Found help for each need', noResult: 'Found nothing at all',
    answeredInTime: 'Answered in time', gotHelp: 'Got help', thumbsUp: 'Thumbs up',
  },
  groups: {
    all: 'All', en: 'English', es: 'Spanish', phone: 'Phone or tablet', desktop: 'Computer', rural: 'Rural county',
    urban: 'Urban county', urgent: 'Urgent', normal: 'Normal', low: 'Can wait',
  },
  gaps: { searches: 'Searches', places: 'Places checked in 180 days', listed: 'Places listed' },
  ages: {
    '30': 'Up to 30 days ago', '90': 'Up to 90 days ago', '180': 'Up to 180 days ago', '365': 'Up to a year ago',
    older: 'Longer ago', never: 'Never',
  },
  funnel: {
    sent: 'Sent', opened: 'Opened', answered: 'Answered', accepted: 'Said yes', gotHelp: 'Got help',
    medianHours: 'Hours to an answer, the middle one', overdue: 'Waits too long',
  },
  chat: {
    answered: 'Answered with a source', noData: 'No data', crisis: 'Crisis', crisisToday: 'Crisis today',
    dropped: 'Claims taken out', failed: 'Failed', thumbsUp: 'Thumbs up',
  },
  use: {
    views: 'Page views', uses: 'Tools', modules: 'GRO lessons opened', pinSaves: 'Saved with a PIN',
    pinReturns: 'Came back with a PIN',
  },
  votes: { up: 'Up', down: 'Down' },
  research: {
    name: 'Look for: {need}', what: 'People looked for this here and found too little. Please look for places to add.',
  },
} as const
