import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

/** Prints the `Paper`, or lets the browser save it as a PDF: the file is made on this device. */
export function PrintButton({ disabled = false }: { disabled?: boolean }) {
  const t = useText('jobTools')
  const [canPrint, setCanPrint] = useState(true)
  const handlePrint = () => {
    if (typeof window.print !== 'function') return setCanPrint(false)
    window.print()
  }
  return (
    <div className="grid gap-2">
      <Button variant="primary" disabled={disabled} icon={<Printer aria-hidden size={20} />} onClick={handlePrint}>
        {t('print')}
      </Button>
      <p className="text-md text-ink-2">{t('printHint')}</p>
      <div role="status">{!canPrint && <Notice tone="warning">{t('cannotPrint')}</Notice>}</div>
    </div>
  )
}
