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
  gate: {
    title: 'One more step first',
    text: "You're an admin here. Before you can read what people wrote, please set up a second step for signing in. It takes about two minutes and an app on your phone.",
    why: 'With it, a stolen passphrase alone opens nothing.',
    open: 'Set up the second step',
  },
} as const
