import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import '../../listings/listings.css'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { PostedOpportunity } from '#contracts/opportunities-staff.ts'
import type { Opportunity } from '#domain/opportunities/opportunity.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { toOpeningDraft, newOpeningDraft, type OpeningDraft } from './opening-draft.ts'
import { OpeningForm } from './opening-form.tsx'
import { OpeningRow } from './opening-row.tsx'

export interface OpeningsViewProps {
  openings: readonly PostedOpportunity[]
  now: number
  mayAct: boolean
  /** Organization name prefilled in a new form. */
  organization: string
  busy: string | null
  failure: unknown
  onRenew: (opening: PostedOpportunity) => void
  onEnd: (opening: PostedOpportunity) => void
  /** Rejects when it could not be sent. */
  onSend: (opening: Opportunity) => Promise<void>
  /** Draft shown when the view opens. */
  initialDraft?: OpeningDraft
}

/** Posted openings with their status, and the form for a new one. */
export function OpeningsView(props: OpeningsViewProps) {
  const t = useText('partnerOpenings')
  const { openings, now, mayAct, organization, busy, failure, onRenew, onEnd, onSend } = props
  const [draft, setDraft] = useState<OpeningDraft | null>(props.initialDraft ?? null)
  const [ending, setEnding] = useState<PostedOpportunity | null>(null)
  const title = useFocusOnClose(draft !== null)
  const handleAgain = ({ opportunity }: PostedOpportunity) => setDraft(toOpeningDraft(opportunity))
  // Other actions are disabled while the form is open, because their results would be hidden by it.
  const actions = mayAct && !draft ? { busy, onRenew, onEnd: setEnding, onAgain: handleAgain } : null
  const handleSend = async (opening: Opportunity) => {
    await onSend(opening)
    setDraft(null)
  }
  return (
    <section aria-labelledby="openings-title" className="pl-stack">
      <h2 id="openings-title" ref={title} tabIndex={-1}>
        {t('title')}
      </h2>
      <p>{t('intro')}</p>
      {failure !== undefined && (
        <Notice announce tone="danger">
          {failureText(failure, t('failed'))}
        </Notice>
      )}
      {!mayAct && <Notice>{t('onlyRead')}</Notice>}
      {draft ? (
        <OpeningForm initial={draft} onSend={handleSend} onClose={() => setDraft(null)} />
      ) : (
        mayAct && (
          <Button
            variant="primary"
            icon={<Plus aria-hidden size={20} />}
            onClick={() => setDraft(newOpeningDraft(organization))}
          >
            {t('add')}
          </Button>
        )
      )}
      {openings.length === 0 && <p className="pl-quiet">{t('empty')}</p>}
      <ul className="pl-stack">
        {openings.map((opening) => (
          <li key={opening.id}>
            <OpeningRow opening={opening} now={now} actions={actions} />
          </li>
        ))}
      </ul>
      <EndDialog
        opening={ending}
        onClose={() => setEnding(null)}
        onEnd={(opening) => {
          setEnding(null)
          onEnd(opening)
        }}
      />
    </section>
  )
}

/** Closing the form removes the focused button, so focus moves to the section heading. */
function useFocusOnClose(isOpen: boolean) {
  const ref = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) ref.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return ref
}

interface EndDialogProps {
  /** Closed while null. */
  opening: PostedOpportunity | null
  onClose: () => void
  onEnd: (opening: PostedOpportunity) => void
}

function EndDialog({ opening, onClose, onEnd }: EndDialogProps) {
  const t = useText('partnerOpenings')
  const common = useText('common')
  const { language } = useLanguage()
  const title = opening?.opportunity.title[language] ?? ''
  return (
    <Dialog
      open={opening !== null}
      onClose={onClose}
      title={t('endDialog.title', { title })}
      closeLabel={common('close')}
    >
      <div className="pl-stack">
        <p>{t('endDialog.text')}</p>
        <div className="pl-buttons">
          <Button variant="danger" onClick={() => opening && onEnd(opening)}>
            {t('endDialog.yes')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('endDialog.no')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
