/** The search while it runs, when it finishes, and when it fails. */
export const search = {
  loader: {
    title: 'Finding help near you',
    place: 'In {county}, {state}',
    /** True for the directory alone; `durationLive` when other sources are queried too. */
    duration: 'This takes a few seconds.',
    durationLive: 'This takes about 1–2 minutes. You can do other things while we look.',
    about: "We're looking through thousands of places that help, near you and in your state.",
    leave: 'You can use other parts of this app. Your search keeps going.',
    finalizingTitle: 'Finishing your list',
    finalizingText: 'The last answers take a bit longer. Thank you for waiting.',
    completeTitle: 'Search complete',
    completeText: 'Your list is ready. It opens in a moment.',
    /** The search is done and found nothing. */
    completeNone: "The search is done, but it found no places. We'll show you what you can do next.",
    /** The list is from an earlier search. */
    completeBefore: 'Your list is ready.',
    overall: 'Search progress',
    percent: '{percent}%',
    view: 'View Resources',
  },
  needs: {
    title: "What we're looking for",
    status: { pending: 'Up next', searching: 'Looking', completed: 'Done' },
    progress: '{status} · {percent}%',
  },
  live: {
    title: 'Just found',
    spoken: 'Just found: {name}',
    empty: 'Places show up here as we find them.',
  },
  counters: {
    organizations: 'organizations found',
    programs: 'programs found',
    /** For an estimate shown until the real number arrives. */
    estimate: 'about {count}',
  },
  prepTools: {
    title: 'While you wait',
    text: "Use one of these now. We'll tell you when your list is ready.",
    chat: { title: 'Chat with Reggie', text: 'Ask about housing, work, ID or anything else.' },
    documents: { title: 'Document Preparation', text: 'See which papers you need and how to get them.' },
    transportation: { title: 'Transportation Guide', text: 'See how to get there, and what it costs.' },
    actionPlan: { title: 'Create Action Plan', text: 'Five questions, then a plan for 30 days.' },
    voting: { title: 'Voting Rights Guide', text: 'See if you can vote in your state.' },
    mindfulness: { title: 'Zen Reggie Mindfulness', text: 'Take a few minutes to breathe slowly.' },
  },
  ready: {
    title: 'Search Results Ready',
    text: "We found help near you. You can look now or finish what you're doing.",
    textNone: 'The search is done, but it found no places. Open it to see what you can do next.',
    view: 'View Resources',
    failedTitle: 'Your search stopped',
    failedText: "We couldn't finish your search. You can try again or call 2-1-1.",
    failedView: 'See what to do',
    continueTask: 'Continue Task',
  },
  indicator: {
    label: 'Search in progress',
    text: "We're looking for help near you.",
    view: 'View',
    dismiss: 'Hide this message',
  },
  restored: 'Your search is picking up where it left off.',
  /** The search screen is open but no search runs: it was stopped in another tab, or the device was cleared. */
  stopped: {
    title: 'No search is running',
    text: 'It may have been stopped in another tab. You can start it again.',
    start: 'Find Resources',
  },
  failure: {
    title: 'Something went wrong',
    text: `We're having trouble connecting to our resource database. You can call 2-1-1 for help now, or try again.`,
    http: 'Unable to search for resources right now. Please try again.',
    refused: 'Unable to find resources right now. Please try again.',
    timeout: 'Search timeout - operation took longer than 5 minutes. Please try again.',
    call211: 'Call 2-1-1',
    call211Text: "It's free. They know what help is near you.",
    tryAgain: 'Try Again',
  },
  noResults: {
    title: 'No resources found for your search criteria.',
    change: 'Try adjusting your location or needs selection.',
    hint: 'Try adjusting your location or needs selection. You can also call 2-1-1: they may know of more help.',
  },
} as const
