/** The frame of every page for a signed-in partner. */
export const partnerShell = {
  title: 'Partner portal',
  nav: {
    label: 'Partner pages',
    dashboard: 'Dashboard',
    introductions: 'Introductions',
    board: 'Board',
    listings: 'Listings',
    posts: 'Posts',
    reggie: 'Reggie',
    analytics: 'Reports',
    settings: 'Settings',
  },
  roles: {
    partner_viewer: 'Viewer',
    partner_staff: 'Staff',
    partner_admin: 'Partner admin',
  },
  signedInAs: '{name}, {role}',
  service: {
    title: 'These pages are for partners',
    text: "You run this service. You can't see what people write to a partner. Your pages are here.",
    open: 'Go to the staff pages',
  },
} as const
