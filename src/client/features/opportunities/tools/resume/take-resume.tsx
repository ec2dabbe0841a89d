import { Download, Eraser } from 'lucide-react'
import { useState } from 'react'
import { emptyResume, hasSocialSecurity, isEmptyResume, formatResume } from '#domain/opportunities/resume.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { saveFile } from '#client/platform/share/save-file.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { CopyButton } from '../copy-button.tsx'
import { PrintButton } from '../print-button.tsx'
import type { ResumeDraft } from './resume-draft.ts'

/** Ways to export the resume, and a button to clear it. */
export function TakeResume({ resume, headings, onResume }: ResumeDraft) {
  const t = useText('jobTools')
  const [isSaved, setIsSaved] = useState(true)
  const isEmpty = isEmptyResume(resume)
  const text = formatResume(resume, headings)
  return (
    <div className="jt-part">
      <div role="status">{hasSocialSecurity(resume) && <Notice tone="danger">{t('resume.ssn')}</Notice>}</div>
      <div className="jt-buttons">
        <PrintButton disabled={isEmpty} />
        <CopyButton text={text} disabled={isEmpty} />
        <Button
          disabled={isEmpty}
          icon={<Download aria-hidden size={20} />}
          onClick={() => setIsSaved(saveFile(text, t('resume.fileName')))}
        >
          {t('resume.save')}
        </Button>
        <EraseButton disabled={isEmpty} onErase={() => onResume(emptyResume)} />
      </div>
      <div role="status">{!isSaved && <Notice tone="warning">{t('resume.notSaved')}</Notice>}</div>
      <p className="text-ink-2">{t('resume.check')}</p>
    </div>
  )
}

function EraseButton({ disabled, onErase }: { disabled: boolean; onErase: () => void }) {
  const t = useText('jobTools')
  const common = useText('common')
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const handleErase = () => {
    onErase()
    close()
  }
  return (
    <>
      <Button
        variant="quiet"
        disabled={disabled}
        icon={<Eraser aria-hidden size={20} />}
        onClick={() => setIsAsking(true)}
      >
        {t('resume.erase')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t('resume.erase')}
        closeLabel={common('close')}
        actions={
          <>
            <Button onClick={close}>{common('cancel')}</Button>
            <Button variant="danger" onClick={handleErase}>
              {t('resume.erase')}
            </Button>
          </>
        }
      >
        <p>{t('resume.eraseText')}</p>
      </Dialog>
    </>
  )
}
