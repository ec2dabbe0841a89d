import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReadAloudButton } from '#client/platform/speech/read-aloud-button.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

/** Read aloud or print the answer. */
export function AnswerTools({ text }: { text: () => string }) {
  const t = useText('voting')
  const [canPrint, setCanPrint] = useState(true)
  const handlePrint = () => {
    if (typeof window.print !== 'function') return setCanPrint(false)
    window.print()
  }
  return (
    <div className="grid gap-2" data-print="hide">
      <div className="voting-links">
        <ReadAloudButton text={text} label={t('readAloud')} stopLabel={t('stopReading')} variant="secondary" />
        <Button size="small" icon={<Printer aria-hidden size={18} />} onClick={handlePrint}>
          {t('print')}
        </Button>
      </div>
      <div role="status">{!canPrint && <Notice>{t('cannotPrint')}</Notice>}</div>
    </div>
  )
}
