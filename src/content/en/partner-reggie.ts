/** The staff assistant: three jobs, nothing stored. */
export const partnerReggie = {
  title: 'Reggie for staff',
  onlyStaff:
    'Your account can look at things but not answer, so Reggie has nothing to help you with here. Ask your partner admin.',
  intro:
    'Reggie is a computer program. It writes replies, finds places, and answers questions about help, rules and this portal. Nothing you write here is kept.',
  job: 'What do you need?',
  jobs: { draft: 'Write a reply', find: 'Find another place', how: 'Ask a question' },
  hints: {
    draft:
      'Your notes, one thing per line. No names needed. For example: yes, room on Monday / come at 9 / bring release papers',
    find: 'What kind of help, and where. For example: a bed tonight in Fresno',
    how: 'For example: can somebody on probation get SNAP? Or: how do I pause our listing?',
  },
  labels: { draft: 'Your notes', find: 'What should they help with?', how: 'Your question' },
  language: 'Reply language',
  languages: { en: 'English', es: 'Spanish' },
  send: 'Ask Reggie',
  needed: 'Please write something first.',
  check: 'Please check this',
  failed: "Reggie couldn't answer just now. What you wrote is still here.",
  about: 'This is about introduction {ref}. Names and numbers in it are never sent to a computer model.',
  answer: 'What Reggie says',
  madeByModel: 'Worded by a computer model. Please read it before you use it.',
  edit: 'You can change it here.',
  kept: {
    languages: { en: 'English', es: 'Spanish' },
    own: 'Your own words, as you wrote them. Please check them:',
    other: "Still in {language}: I don't translate what I'm not sure of. Please check before you send:",
  },
  next: 'Ask next',
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'Please select the text and copy it.',
  use: 'Use it in my answer',
  useText: 'It goes into the form. You still press Send yourself.',
  grade: 'Easy to read: grade {grade}.',
  gradeHard: 'A little hard to read: grade {grade}. Shorter words and sentences help.',
  sources: 'From: {titles}',
  places: 'Places that may help',
  placeCall: 'Call {phone}',
  noPlaces: "Reggie couldn't find another place.",
} as const
