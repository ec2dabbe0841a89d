/** The frame of every admin page. */
export const adminShell = {
  title: 'Running Next Chapter',
  navLabel: 'Staff pages',
  nav: {
    home: 'Dashboard',
    review: 'Review',
    analytics: 'Reports',
    reggie: 'Reggie',
    import: 'Import',
    listings: 'Drafts',
    numbers: 'Numbers to call',
    organizations: 'Partners',
    people: 'Staff',
    mail: 'Mail',
    record: 'Audit log',
    switches: 'Switches',
    presence: 'Who is here',
    search: 'Search lab',
  },
  roles: { reviewer: 'Reviewer', admin: 'Administrator', super_admin: 'Head administrator' },
  notYours: {
    title: "Your role can't open this page",
    text: 'Ask the head administrator if you need it.',
    home: 'Go to the dashboard',
  },
} as const

/** Features an administrator may turn off without a new release. */
export const adminSwitches = {
  title: 'Switches',
  intro: "Turn off part of the service if it's doing harm. It takes effect right away.",
  failed: "We couldn't load this just now.",
  on: 'On',
  off: 'Off',
  turnOff: 'Turn off',
  turnOn: 'Turn on',
  turnOffNamed: 'Turn off: {name}',
  turnOnNamed: 'Turn on: {name}',
  why: 'Why? Others can read this in the audit log.',
  needed: 'Please say why.',
  saved: '{name} is now {state}.',
  names: {
    communityPosting: 'Posts to the community',
    partnerPosting: 'Posts by partners',
    claims: 'Claims and suggestions',
    listingReports: 'Reports on places and jobs',
  },
  what: {
    communityPosting: "People can send tips, stories and questions. When it's off, they can still read.",
    partnerPosting: 'Partners can answer people, post events and post jobs.',
    claims: 'Partners can say a listing is theirs, or suggest a new one.',
    listingReports: 'People can tell us that a listing or an opening is wrong.',
  },
} as const
