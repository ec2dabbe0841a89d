import { Send } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { IntroductionDialog as DialogState } from '#domain/introductions/dialog.ts'
import { canSend, type IntroductionForm } from '#domain/introductions/form.ts'
import { classifySupervisionTie } from '#domain/introductions/supervision.ts'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { CallFirst, CallFirstActions } from './call-first.tsx'
import { CloseQuestion } from './close-question.tsx'
import { ConsentLines } from './consent-lines.tsx'
import { DialogFields } from './dialog-fields.tsx'
import './introductions.css'
import { ReaderLine } from './reader-line.tsx'
import { SendStatus } from './send-status.tsx'

export interface IntroductionDialogProps {
  dialog: DialogState
  /** The listing to contact; null while closed. */
  resource: Resource | null
  canAutofill: boolean
  /** The crisis card, shown while the text shows danger. */
  help?: ReactNode
  /** Called with a text field's words when the person leaves it. */
  onWritten?: (text: string) => void
  onChange: (change: Partial<IntroductionForm>) => void
  /** Send or Try Again. */
  onSend: () => void
  /** “Ask us to invite them”: shows the form of a listing nobody reads for. */
  onInvite: () => void
  /** Edits the text that waits for a connection. */
  onEdit: () => void
  /** Escape or a close button; the reducer decides whether to ask first. */
  onClose: () => void
  onStay: () => void
}

/** Asks a provider to get in touch with a person. Where nobody would read it, it first helps with the call. */
export function IntroductionDialog(props: IntroductionDialogProps) {
  const { dialog, resource, canAutofill, help, onChange, onWritten, onClose } = props
  const t = useText('connect')
  if (dialog.phase === 'closed' || !resource) {
    return (
      <Dialog open={false} onClose={onClose} title="" closeLabel="">
        {null}
      </Dialog>
    )
  }
  const call = buildCallLink(resource)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(titles[dialog.phase === 'callFirst' ? 'callFirst' : dialog.reader], { name: resource.name })}
      closeLabel={t('dialog.close')}
      actions={
        dialog.phase === 'callFirst' ? (
          <CallFirstActions call={call} onInvite={props.onInvite} />
        ) : (
          <DialogActions {...props} dialog={dialog} />
        )
      }
    >
      <div className="grid gap-5">
        {help}
        {dialog.phase === 'callFirst' ? (
          <CallFirst call={call} needs={dialog.form.needs} />
        ) : (
          <>
            <ReaderLine reader={dialog.reader} resource={resource} call={call} />
            <DialogFields
              form={dialog.form}
              problems={dialog.phase === 'editing' ? dialog.problems : []}
              isReadOnly={dialog.phase !== 'editing'}
              canAutofill={canAutofill}
              startsFocused={dialog.reader === 'nobody'}
              onChange={onChange}
              onWritten={onWritten}
            />
            {canAutofill && <p className="introduction-missing">{t('dialog.keptHere')}</p>}
            <ConsentLines name={resource.name} reader={dialog.reader} tie={classifySupervisionTie(resource)} />
            <SendStatus dialog={dialog} call={call} />
          </>
        )}
      </div>
    </Dialog>
  )
}

const titles = { callFirst: 'dialog.callTitle', nobody: 'dialog.inviteTitle', partner: 'dialog.title' } as const

type FormState = Exclude<DialogState, { phase: 'closed' | 'callFirst' }>

function DialogActions(props: Omit<IntroductionDialogProps, 'dialog'> & { dialog: FormState }) {
  const { dialog, onSend, onEdit, onClose, onStay } = props
  const t = useText('connect')
  const missingId = useId()
  if (dialog.asksToClose) return <CloseQuestion phase={dialog.phase} onClose={onClose} onStay={onStay} />
  const isMissing = dialog.phase === 'editing' && !canSend(dialog.form)
  const isRetry = dialog.phase === 'waitingForConnection' || (dialog.phase === 'editing' && dialog.failure !== null)
  return (
    <>
      {isMissing && (
        <p id={missingId} className="introduction-missing">
          {t('dialog.missing')}
        </p>
      )}
      <Button
        variant="primary"
        icon={<Send size={20} aria-hidden="true" />}
        busy={dialog.phase === 'sending'}
        disabled={isMissing}
        aria-describedby={isMissing ? missingId : undefined}
        onClick={onSend}
      >
        {t(dialog.phase === 'sending' ? 'dialog.sending' : isRetry ? 'notSent.tryAgain' : 'dialog.send')}
      </Button>
      {dialog.phase === 'waitingForConnection' && <Button onClick={onEdit}>{t('notSent.edit')}</Button>}
      <span role="status" className="sr-only">
        {dialog.phase === 'sending' && t('dialog.sending')}
      </span>
    </>
  )
}
