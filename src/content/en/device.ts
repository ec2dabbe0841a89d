export const device = {
  quickExit: 'Hide',
  quickExitFull: 'Hide this site',
  quickExitHelp:
    "“Hide this site” opens a weather page instead. So does pressing Shift three times. It doesn't erase your browser history or stop someone who's watching this device.",
  clear: 'Clear this device',
  clearTitle: 'Clear this device?',
  clearText:
    'This removes what this app keeps here: saved places, chats, plans and settings. It works with no internet too. What you sent to an organization stays with them.',
  clearConfirm: 'Yes, clear it',
  keep: 'No, keep it',
  cleared: 'This device is clear',
  clearedText: 'Nothing from this app is left here.',
  whose: 'Is this your own device?',
  whoseTitle: 'Is this your phone or a shared one?',
  whoseText: "If it's shared, we erase what's here when you close the browser, or after 30 minutes.",
  own: 'My own',
  shared: 'Shared',
  modeKept: 'Got it',
  ownKept: "We'll remember you on this device for 30 days.",
  sharedKept: "We'll erase what's here when you close the browser.",
} as const
