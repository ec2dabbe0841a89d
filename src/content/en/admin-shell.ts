/** The frame of every admin page. */
export const adminShell = {
  title: 'Running Next Chapter',
  navLabel: 'Staff pages',
  nav: {
    home: 'Today',
    review: 'Review',
    analytics: 'Numbers',
    reggie: 'Reggie',
    import: 'Add many',
    listings: 'Drafts',
    organizations: 'Groups',
    people: 'Staff',
    mail: 'Mail',
    record: 'Record',
    switches: 'Switches',
    presence: 'Who is here',
    search: 'Search lab',
  },
  roles: { reviewer: 'Reviewer', admin: 'Administrator', super_admin: 'Head administrator' },
  notYours: {
    title: "This page isn't for your role",
    text: 'Someone with another role can open it. Ask the head administrator if you need it.',
    home: 'To the first page',
  },
} as const
