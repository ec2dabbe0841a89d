import type { PostedOpportunity } from '#contracts/opportunities-staff.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'

interface EndDialogProps {
  /** Closed while null. */
  opening: PostedOpportunity | null
  onClose: () => void
  onEnd: (opening: PostedOpportunity) => void
}

export function EndDialog({ opening, onClose, onEnd }: EndDialogProps) {
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
