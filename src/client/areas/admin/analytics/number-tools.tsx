import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

/** Print the stats, and for administrators download them as a file. */
export function NumberTools({ csvHref }: { csvHref: string | null }) {
  const t = useText('adminAnalytics')
  const [cannotPrint, setCannotPrint] = useState(false)
  const handlePrint = () => {
    if (typeof window.print !== 'function') return setCannotPrint(true)
    window.print()
  }
  return (
    <div className="desk-stack" data-print="hide">
      <div className="desk-buttons">
        <Button icon={<Printer aria-hidden size={20} />} onClick={handlePrint}>
          {t('print')}
        </Button>
        {csvHref !== null && (
          <Button href={csvHref} download icon={<Download aria-hidden size={20} />}>
            {t('csv')}
          </Button>
        )}
      </div>
      {cannotPrint && (
        <Notice announce tone="danger">
          {t('cannotPrint')}
        </Notice>
      )}
    </div>
  )
}
