import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import type { PartnerAnalytics } from '#contracts/partner-analytics.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { saveFile } from '#client/platform/share/save-file.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { analyticsCsv } from './analytics-csv.ts'

/** Print the stats or download them as a file. */
export function NumberTools({ analytics }: { analytics: PartnerAnalytics }) {
  const t = useText('partnerAnalytics')
  const needs = useTextModule('needs')
  const [status, setStatus] = useState<'saved' | 'notSaved' | 'cannotPrint' | null>(null)
  const handlePrint = () => {
    if (typeof window.print !== 'function') return setStatus('cannotPrint')
    setStatus(null)
    window.print()
  }
  const handleSave = () => {
    const text = analyticsCsv(analytics, { t, needName: (need) => needs[need].label })
    setStatus(saveFile(text, t('csvName')) ? 'saved' : 'notSaved')
  }
  return (
    <div className="pn-stack" data-print="hide">
      <div className="pn-buttons">
        <Button icon={<Printer aria-hidden size={20} />} onClick={handlePrint}>
          {t('print')}
        </Button>
        <Button icon={<Download aria-hidden size={20} />} onClick={handleSave}>
          {t('csv')}
        </Button>
      </div>
      {status !== null && (
        <Notice announce tone={status === 'saved' ? 'success' : 'danger'}>
          {t(status)}
        </Notice>
      )}
    </div>
  )
}
