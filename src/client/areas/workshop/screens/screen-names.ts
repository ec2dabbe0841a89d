/** Pages of the shell that surrounds every area. An area may not import the shell, so the router hands them in. */
export const appScreenNames = ['not-found', 'failure', 'loading'] as const

/** Every live screen, in the order of the list. */
export const screenNames = [
  'welcome-fresh',
  'welcome-searching',
  'welcome-results',
  'welcome-unread',
  'menu',
  'menu-results',
  'clear-device',
  'device-mode',
  'away',
  'help-lines',
  'sign-in-partner',
  'sign-in-admin',
  ...appScreenNames,
] as const

export type AppScreenName = (typeof appScreenNames)[number]
export type ScreenName = (typeof screenNames)[number]
