import type { CallReason, LinePurpose, LineService, LineVerdict } from '#domain/facts/state-lines.ts'

interface ServiceTexts {
  readonly name: string
  readonly ask: string
}
const services = {
  snap: { name: 'Food stamps (SNAP)', ask: 'Can people apply for SNAP on this line, or ask about their case?' },
  'cash-aid': { name: 'Cash aid (TANF)', ask: 'Can people ask about cash aid for families on this line?' },
  medicaid: { name: 'Medicaid', ask: 'Can people apply for Medicaid on this line, or ask about their case?' },
  'job-service': { name: 'State job service', ask: 'Can people looking for work get help on this line?' },
  unemployment: { name: 'Unemployment', ask: 'Is this where people who lost a job ask for help?' },
  'legal-aid': { name: 'Legal aid', ask: 'Do you take calls for free legal help from the whole state?' },
  'lawyer-referral': {
    name: 'Lawyer referral',
    ask: 'Do you help people in the whole state find a lawyer? What does it cost?',
  },
  'public-defender': { name: 'Public defender', ask: 'Is this the main line of the public defender for the state?' },
  'id-office': { name: 'State ID card', ask: 'Can people ask about a state ID card on this line?' },
  'vital-records': { name: 'Birth certificates', ask: 'Can people order a birth certificate on this line?' },
  'energy-aid': { name: 'Energy bills (LIHEAP)', ask: 'Can people ask about help with energy bills on this line?' },
  wic: { name: 'WIC', ask: 'Can people find their WIC office on this line?' },
  'child-support': { name: 'Child support', ask: 'Can a parent ask to change an order on this line, or only pay?' },
  'family-office': {
    name: 'Child and family office',
    ask: 'Can parents and relatives ask about a child in care on this line?',
  },
  'housing-agency': { name: 'Housing agency', ask: 'Can people ask about rental help on this line?' },
  'vocational-rehabilitation': {
    name: 'Vocational rehabilitation',
    ask: 'Can people sign up for job help for a disability on this line?',
  },
  supervision: { name: 'Parole and probation', ask: 'Is this the main line of parole and probation for the state?' },
  corrections: { name: 'Corrections', ask: 'Can families and people who came home ask questions on this line?' },
  'consumer-protection': { name: 'Consumer help', ask: 'Can people report a company that cheated them on this line?' },
  'wage-claim': { name: 'Unpaid wages', ask: "Can workers who weren't paid file a claim on this line?" },
  'crime-victims': { name: 'Crime victims', ask: 'Can victims of a crime ask for help with costs on this line?' },
} as const satisfies Record<LineService, ServiceTexts>

const reasons = {
  conflict: 'Hidden: lists disagree',
  listed: 'On one list only',
  old: 'Old: call again',
} as const satisfies Record<CallReason, string>

const verdicts = {
  right: 'Right',
  wrong: 'Wrong',
  someone_else: "Someone else's line",
} as const satisfies Record<LineVerdict, string>

const purposes = {
  payments: 'The list says this line takes payments.',
  'find-person': 'The list says this line tells where somebody is held.',
  vouchers: 'This may be the desk for rent vouchers.',
} as const satisfies Record<LinePurpose, string>

/** Staff: calling the numbers of state offices. */
export const adminNumbers = {
  title: 'Numbers to call',
  intro: 'Call, ask the question, and press what you found out. It counts everywhere at once.',
  counts:
    '{checked} checked by phone, {own} shown as the office’s own, {listed} shown as listed, {hidden} hidden, {none} without a number. {waiting} wait for a call.',
  filters: 'Choose numbers',
  openFilters: 'Show filters',
  clear: 'Clear filters',
  show: 'Show',
  waiting: 'Waiting for a call',
  called: 'Already called',
  state: 'State',
  allStates: 'All states',
  service: 'Office',
  allServices: 'All offices',
  found: 'Numbers: {count}',
  showing: 'The first {shown} of {total}. The next ones follow as you answer.',
  empty: 'All caught up',
  emptyText: 'No number waits for a call here.',
  noneCalled: 'No calls yet',
  noneCalledText: 'Numbers you call show up here.',
  services,
  reasons,
  verdicts,
  purposes,
  numberOf: '{service}, {state}: {phone}',
  call: 'Call {phone}',
  ask: 'Ask: {question}',
  website: 'Website',
  source: 'From: {source}',
  sourceDated: 'From: {source} ({date})',
  sourceNote: 'Note in the list: {note}',
  more: 'Add the right number or a note',
  corrected: 'The right number',
  correctedHint: 'Only if they told you. Ten digits.',
  note: 'Note',
  noteHint: 'For your team. No names of people.',
  answers: 'What you found out about {phone}',
  lastCall: '{verdict}. {who}, {date}',
  gone: 'Somebody who left',
  newNumber: 'Right number: {phone}',
  impossible: "That can't be a phone number. Type all ten digits, area code first.",
  notForRight: 'You marked it right, so leave the other number empty.',
  answeredFirst: 'Somebody answered this one first. Here is what they found out.',
  saved: 'Saved: {verdict}. Next number.',
  savedLast: 'Saved: {verdict}.',
  notSaved: "That wasn't saved. Please try again.",
} as const
