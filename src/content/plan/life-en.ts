/** Steps of `tasks/life-cases.ts`. */
export const lifeTasks = {
  'safe-phone': {
    title: 'Get a phone of your own',
    detail:
      'They may see what you do on a phone they pay for. For safety calls, borrow one at a library or shelter. Ask the hotline when to stop using the old one.',
    say: 'I need a phone that is only mine. Do I qualify for Lifeline, and can I sign up from a safe phone?',
    ask211: 'a free or low-cost phone of my own',
  },
  'officer-call': {
    title: 'Be ready when your officer calls',
    titleOn: 'Be ready for your officer’s call on {date}',
    detail:
      'You don’t have to go there. Keep the phone charged and on, and be somewhere quiet ten minutes early. No call? Call the office, and leave your name and number.',
    say: 'I have a call with you. Is this number right, and who calls first? What should I have ready?',
    who: 'your officer (the number is on your papers)',
  },
  'daily-test': {
    title: 'Plan each day around your test times',
    detail:
      'Put visits and work between the tests. Ask now what to do if snow or a ride keeps you away, before it happens. Ask who else comes at that hour and has a car.',
    say: 'I don’t want to miss a test. If weather or a ride stops me, who do I call? Can I test somewhere closer?',
    who: 'the office that does your tests',
  },
  'tribal-help': {
    title: 'Call your tribe’s office',
    detail:
      'You have your tribal ID, so ask for social services. Your tribe may have its own help with rides, a clinic, housing, and food. Ask how to get on the housing list.',
    say: 'I’m an enrolled member. What help do you have with rides, health, housing, and food? How do I apply?',
    ask211: 'the number of my tribe’s office, and help for Native people',
    who: 'your tribe’s office (2-1-1 can find the number)',
  },
} as const
