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
