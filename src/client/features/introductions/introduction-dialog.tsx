import { Send } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Notice } from '#client/ui/notice/notice.tsx'
import type { IntroductionDialog as DialogState } from '#domain/introductions/dialog.ts'
import { canSend, type IntroductionForm } from '#domain/introductions/form.ts'
import type { Reader } from '#domain/introductions/reader.ts'
import { classifySupervisionTie, type SupervisionTie } from '#domain/introductions/supervision.ts'
import { buildCallLink, type PhoneLink } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { CallFirst, CallFirstActions, CallLink } from './call-first.tsx'
import { CloseQuestion } from './close-question.tsx'
import { DialogFields } from './dialog-fields.tsx'
import './introductions.css'
import { SendStatus } from './send-status.tsx'

export interface IntroductionDialogProps {
  dialog: DialogState
  /** The listing to contact; null while closed. */
  resource: Resource | null
  canAutofill: boolean
  /** The browser stores nothing, so an unfinished form ends with the page. */
  isRefusing?: boolean
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
  const { dialog, resource, canAutofill, isRefusing, help, onChange, onWritten, onClose } = props
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
            {canAutofill && (
              <p className="introduction-missing">{t(isRefusing ? 'dialog.notKeptHere' : 'dialog.keptHere')}</p>
            )}
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

interface ConsentLinesProps {
  name: string
  reader: Reader
  tie: SupervisionTie
}

/** Shown above Send: pressing it is the consent (T-3.1). Raise `consentVersions` when this text changes. */
function ConsentLines({ name, reader, tie }: ConsentLinesProps) {
  const t = useText('connect')
  const isInvite = reader === 'nobody'
  return (
    <section className="introduction-consent">
      <h3>{t('dialog.consentTitle')}</h3>
      {tie && (
        <Notice tone="warning">
          <p>{t(tie === 'office' ? 'dialog.supervision' : 'dialog.supervisionServes')}</p>
        </Notice>
      )}
      <p>{t(isInvite ? 'dialog.inviteConsent' : 'dialog.consent', { name })}</p>
      <p>{t(isInvite ? 'dialog.inviteReaders' : 'dialog.consentReaders', { name })}</p>
      <p>{t('dialog.consentErased')}</p>
      <p>{t('dialog.consentFree')}</p>
    </section>
  )
}

interface ReaderLineProps {
  reader: Reader
  resource: Resource
  call: PhoneLink | null
}

/** Above the form: who reads what the person writes. */
function ReaderLine({ reader, resource: { name, care }, call }: ReaderLineProps) {
  const t = useText('connect')
  if (reader === 'nobody') {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="introduction-truth">{t('dialog.inviteIntro', { name })}</p>
        <CallLink call={call} />
      </div>
    )
  }
  const hours = care?.answersWithinHours ?? null
  const days = hours === null ? null : Math.ceil(hours / 24)
  if (days === null) return <p>{t('dialog.readBy', { name })}</p>
  return <p>{days === 1 ? t('dialog.readByInDay', { name }) : t('dialog.readByInDays', { name, days })}</p>
}
