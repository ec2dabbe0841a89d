/** What surrounds every page of a partner who is signed in. */
export const partnerShell = {
  title: 'Partner portal',
  nav: {
    label: 'Partner pages',
    dashboard: 'Start',
    introductions: 'Introductions',
    board: 'Board',
    listings: 'Listings',
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
  signOut: 'Sign out',
  signOutFailed: 'You are still signed in. Check your internet and try again.',
  idle: {
    title: 'Are you still there?',
    text: 'In about 2 minutes you will be signed out, so that no one else reads this.',
    stay: 'Stay signed in',
    close: 'Close',
  },
  service: {
    title: 'These pages are for partners',
    text: 'You run this service. You cannot see what people write to a group. Your pages are here.',
    open: 'To the staff pages',
  },
} as const
