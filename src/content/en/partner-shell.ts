/** The frame of every page for a signed-in partner. */
export const partnerShell = {
  title: 'Partner portal',
  nav: {
    label: 'Partner pages',
    dashboard: 'Start',
    introductions: 'Introductions',
    board: 'Board',
    listings: 'Listings',
    posts: 'Posts',
    reggie: 'Reggie',
    analytics: 'Numbers',
    settings: 'Settings',
  },
  roles: {
    partner_viewer: 'Viewer',
    partner_staff: 'Staff',
    partner_admin: 'In charge',
  },
  signedInAs: '{name}, {role}',
  service: {
    title: 'These pages are for partners',
    text: "You run this service. You can't see what people write to a group. Your pages are here.",
    open: 'To the staff pages',
  },
} as const
