/** Features an administrator may turn off without a new release. */
export const adminSwitches = {
  title: 'Switches',
  intro: "Turn a part of the service off when it does harm. It's off for the next request.",
  failed: "We couldn't load this now.",
  on: 'On',
  off: 'Off',
  turnOff: 'Turn off',
  turnOn: 'Turn on',
  turnOffNamed: 'Turn off: {name}',
  turnOnNamed: 'Turn on: {name}',
  why: 'Why? Others read this in the record.',
  needed: 'Please say why.',
  saved: '{name} is now {state}.',
  names: {
    communityPosting: 'Posts to the community',
    partnerPosting: 'Posts by groups',
    claims: 'Claims and suggestions',
    listingReports: 'Reports on places and jobs',
  },
  what: {
    communityPosting: 'People can send tips, stories and questions. Reading goes on when it is off.',
    partnerPosting: 'Groups can answer people, tell of events and post jobs.',
    claims: 'Groups can say that a listing is theirs, or tell us of a new one.',
    listingReports: 'People can tell us that a listing or an opening is wrong.',
  },
} as const
