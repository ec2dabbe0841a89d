import { canSend, findFormProblems, type FormProblem, type IntroductionForm } from './form.ts'
import type { Reader } from './reader.ts'

/** Why it was not sent. When offline, the request waits in the open page and is sent once the connection is back. */
export type SendFailure = 'offline' | 'limit' | 'failed'

/** `key` makes repeated sends one request (T-3.7): created when the dialog opens, kept until it closes. */
interface OpenDialog {
  resourceId: string
  form: IntroductionForm
  key: string
  reader: Reader
  /** The person typed something that would be lost. */
  isTouched: boolean
  /** The person was asked whether to close without sending; a second attempt closes. */
  asksToClose: boolean
}

export type IntroductionDialog =
  | { phase: 'closed' }
  /** Nobody would read a request: the call comes first, and the form only on request. */
  | (OpenDialog & { phase: 'callFirst' })
  | (OpenDialog & { phase: 'editing'; problems: readonly FormProblem[]; failure: SendFailure | null })
  | (OpenDialog & { phase: 'sending' })
  | (OpenDialog & { phase: 'waitingForConnection' })

export type IntroductionDialogEvent =
  /** `isTouched`: the form was half filled before the site was hidden. */
  | { type: 'opened'; resourceId: string; form: IntroductionForm; key: string; reader: Reader; isTouched: boolean }
  /** The server knows better than the listing this device has. */
  | { type: 'readerLearned'; key: string; reader: Reader }
  /** “Ask us to invite them”. */
  | { type: 'invitePressed' }
  | { type: 'changed'; change: Partial<IntroductionForm> }
  | { type: 'sendPressed' }
  | { type: 'sent' }
  | { type: 'failed'; failure: SendFailure }
  | { type: 'connectionBack' }
  /** While waiting for a connection, the person wants to edit first. */
  | { type: 'editPressed' }
  | { type: 'closeAsked' }
  | { type: 'keptOpen' }
  | { type: 'closed' }

export const closedDialog: IntroductionDialog = { phase: 'closed' }

/** The text survives every failure; it is cleared when the dialog closes or the request was sent. */
export function dialogReducer(dialog: IntroductionDialog, event: IntroductionDialogEvent): IntroductionDialog {
  switch (event.type) {
    case 'opened': {
      if (dialog.phase !== 'closed') return dialog
      const { resourceId, form, key, reader, isTouched } = event
      const fresh = { resourceId, form, key, reader, isTouched, asksToClose: false }
      return isTouched ? edited(fresh) : started(fresh)
    }
    case 'readerLearned':
      return dialog.phase !== 'closed' && dialog.key === event.key ? withReader(dialog, event.reader) : dialog
    case 'invitePressed':
      return dialog.phase === 'callFirst' ? edited(dialog) : dialog
    case 'changed':
      if (dialog.phase !== 'editing') return dialog
      return { ...dialog, form: { ...dialog.form, ...event.change }, problems: [], isTouched: true, asksToClose: false }
    case 'sendPressed':
      return dialog.phase === 'editing' ? pressed(dialog) : dialog
    case 'sent':
      return dialog.phase === 'sending' ? closedDialog : dialog
    case 'failed':
      return dialog.phase === 'sending' ? afterFailure(dialog, event.failure) : dialog
    case 'connectionBack':
      return dialog.phase === 'waitingForConnection' ? { ...opened(dialog), phase: 'sending' } : dialog
    case 'editPressed':
      return dialog.phase === 'waitingForConnection' ? edited(dialog) : dialog
    case 'closeAsked':
      if (dialog.phase === 'closed' || dialog.asksToClose || mayCloseAtOnce(dialog)) return closedDialog
      return { ...dialog, asksToClose: true }
    case 'keptOpen':
      return dialog.phase !== 'closed' && dialog.asksToClose ? { ...dialog, asksToClose: false } : dialog
    case 'closed':
      return closedDialog
  }
}

/** Whether leaving the page now would lose what the person wrote. */
export function wouldLoseText(dialog: IntroductionDialog): boolean {
  return dialog.phase !== 'closed' && !mayCloseAtOnce(dialog)
}

/** Nothing typed and nothing pending. */
function mayCloseAtOnce(dialog: Exclude<IntroductionDialog, { phase: 'closed' }>): boolean {
  return (dialog.phase === 'editing' || dialog.phase === 'callFirst') && !dialog.isTouched
}

const edited = (dialog: OpenDialog): IntroductionDialog => ({
  ...opened(dialog),
  phase: 'editing',
  problems: [],
  failure: null,
})

const started = (dialog: OpenDialog): IntroductionDialog =>
  dialog.reader === 'nobody' ? { ...opened(dialog), phase: 'callFirst' } : edited(dialog)

/** A form in use stays; only what is said about its reader changes. */
function withReader(dialog: Exclude<IntroductionDialog, { phase: 'closed' }>, reader: Reader): IntroductionDialog {
  if (dialog.reader === reader) return dialog
  return mayCloseAtOnce(dialog) ? started({ ...dialog, reader }) : { ...dialog, reader }
}

function pressed(dialog: Extract<IntroductionDialog, { phase: 'editing' }>): IntroductionDialog {
  if (!canSend(dialog.form)) return dialog
  const problems = findFormProblems(dialog.form)
  return problems.length > 0 ? { ...dialog, problems } : { ...opened(dialog), phase: 'sending' }
}

function afterFailure(dialog: OpenDialog, failure: SendFailure): IntroductionDialog {
  if (failure === 'offline') return { ...opened(dialog), phase: 'waitingForConnection' }
  return { ...opened(dialog), phase: 'editing', problems: [], failure }
}

/** The fields every phase keeps. Any next event dismisses the question about closing. */
function opened({ resourceId, form, key, reader, isTouched }: OpenDialog): OpenDialog {
  return { resourceId, form, key, reader, isTouched, asksToClose: false }
}
