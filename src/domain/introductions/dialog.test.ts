import { expect, test } from 'vitest'
import {
  type IntroductionDialog,
  type IntroductionDialogEvent,
  closedDialog,
  dialogReducer,
  wouldLoseText,
} from './dialog.ts'
import { emptyForm } from './form.ts'

const form = { ...emptyForm, firstName: 'Ana', lastName: 'Example', phone: '(213) 555-0100', needs: 'A bed' }
const open = { type: 'opened', resourceId: 'r1', form, key: 'key-0001', reader: 'partner', isTouched: false } as const
const openDialog = { resourceId: 'r1', form, key: 'key-0001', reader: 'partner', isTouched: false, asksToClose: false }

function after(...events: IntroductionDialogEvent[]): IntroductionDialog {
  return events.reduce(dialogReducer, closedDialog)
}

const press = { type: 'sendPressed' } as const

test.each<[string, IntroductionDialogEvent[], object]>([
  ['opening shows the form', [open], { phase: 'editing', ...openDialog, problems: [], failure: null }],
  ['pressing Send sends', [open, press], { phase: 'sending', ...openDialog }],
  ['a second press changes nothing', [open, press, press], { phase: 'sending', ...openDialog }],
  ['sent closes and forgets the text', [open, press, { type: 'sent' }], { phase: 'closed' }],
  [
    'a failure keeps the text and says so',
    [open, press, { type: 'failed', failure: 'failed' }],
    { phase: 'editing', ...openDialog, problems: [], failure: 'failed' },
  ],
  [
    'trying again keeps the key',
    [open, press, { type: 'failed', failure: 'limit' }, press],
    { phase: 'sending', ...openDialog },
  ],
  [
    'without a connection it waits',
    [open, press, { type: 'failed', failure: 'offline' }],
    { phase: 'waitingForConnection', ...openDialog },
  ],
  [
    'and goes out when the connection is back',
    [open, press, { type: 'failed', failure: 'offline' }, { type: 'connectionBack' }, { type: 'connectionBack' }],
    { phase: 'sending', ...openDialog },
  ],
  [
    'closing forgets the text',
    [open, press, { type: 'failed', failure: 'offline' }, { type: 'closed' }],
    { phase: 'closed' },
  ],
  ['a reply after closing changes nothing', [open, press, { type: 'closed' }, { type: 'sent' }], { phase: 'closed' }],
  ['a connection that returns while editing sends nothing', [open, { type: 'connectionBack' }], { phase: 'editing' }],
  ['opening twice keeps what was typed', [open, { ...open, key: 'key-0002' }], { phase: 'editing', key: 'key-0001' }],
])('%s', (_, events, dialog) => {
  expect(after(...events)).toMatchObject(dialog)
})

test('an unfinished form is not sent', () => {
  const events = [open, { type: 'changed', change: { needs: ' ' } } as const, press]
  expect(after(...events)).toMatchObject({ phase: 'editing', problems: [] })
})

test('a phone nobody can call is told, and the next change clears the telling', () => {
  const wrong = [open, { type: 'changed', change: { phone: '5' } } as const, press]
  expect(after(...wrong)).toMatchObject({ phase: 'editing', problems: ['phone'] })
  const fixed = after(...wrong, { type: 'changed', change: { phone: '(213) 555-0101' } })
  expect(fixed).toMatchObject({ problems: [], form: { phone: '(213) 555-0101' } })
})

test('what is being sent can no longer be changed', () => {
  expect(after(open, press, { type: 'changed', change: { needs: 'x' } })).toEqual({ phase: 'sending', ...openDialog })
})

const type = { type: 'changed', change: { story: 'x' } } as const
const ask = { type: 'closeAsked' } as const
const lost = [open, press, { type: 'failed', failure: 'offline' }] as const

test.each<[string, IntroductionDialogEvent[], object]>([
  ['an untouched form closes at once', [open, ask], { phase: 'closed' }],
  ['typed text asks before it closes', [open, type, ask], { phase: 'editing', asksToClose: true }],
  ['asking twice closes', [open, type, ask, ask], { phase: 'closed' }],
  ['staying puts the question away', [open, type, ask, { type: 'keptOpen' }], { phase: 'editing', asksToClose: false }],
  ['typing on puts it away too', [open, type, ask, type], { phase: 'editing', asksToClose: false }],
  ['so does sending', [open, type, ask, press], { phase: 'sending', asksToClose: false }],
  ['what waits for a connection asks too', [...lost, ask], { phase: 'waitingForConnection', asksToClose: true }],
  ['and can be changed first', [...lost, { type: 'editPressed' }], { phase: 'editing', form, failure: null }],
  ['nothing to ask when it is closed', [ask], { phase: 'closed' }],
])('%s', (_, events, dialog) => {
  expect(after(...events)).toMatchObject(dialog)
})

test.each([
  [[], false],
  [[open], false],
  [[open, type], true],
  [[open, press], true],
  [[...lost], true],
] as const)('leaving the page after %j would lose text: %s', (events, isLost) => {
  expect(wouldLoseText(after(...events))).toBe(isLost)
})

const openForNobody = { ...open, reader: 'nobody' } as const
const invite = { type: 'invitePressed' } as const
const learn = (reader: 'partner' | 'nobody', key: string = open.key) =>
  ({ type: 'readerLearned', key, reader }) as const

test.each<[string, IntroductionDialogEvent[], object]>([
  ['where nobody would read it, the call comes first', [openForNobody], { phase: 'callFirst', reader: 'nobody' }],
  ['nothing is sent from there', [openForNobody, press], { phase: 'callFirst' }],
  ['asking for an invitation shows the form', [openForNobody, invite], { phase: 'editing', form, problems: [] }],
  ['and that form can be sent', [openForNobody, invite, press], { phase: 'sending', reader: 'nobody' }],
  ['calling first closes without a question', [openForNobody, ask], { phase: 'closed' }],
  ['a partner that joined since gets the form', [openForNobody, learn('partner')], { phase: 'editing' }],
  ['a partner that left is told before anything is typed', [open, learn('nobody')], { phase: 'callFirst' }],
  ['typed text stays and is told', [open, type, learn('nobody')], { phase: 'editing', reader: 'nobody' }],
  ['what is on its way stays', [open, press, learn('nobody')], { phase: 'sending', reader: 'nobody' }],
  ['what is known changes nothing', [open, type, ask, learn('partner')], { phase: 'editing', asksToClose: true }],
  ['what is known of another opening is ignored', [open, learn('nobody', 'key-0000')], { phase: 'editing' }],
  ['after closing nothing opens again', [open, ask, learn('nobody')], { phase: 'closed' }],
])('%s', (_, events, dialog) => {
  expect(after(...events)).toMatchObject(dialog)
})
