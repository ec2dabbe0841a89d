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
