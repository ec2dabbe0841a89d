import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import type { PartnerAnalytics } from '#contracts/partner-analytics.ts'
import { toCsv } from '#domain/text/csv.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { saveFile } from '#client/platform/share/save-file.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { monthKeys } from './month-words.ts'

interface NumberToolsProps {
  analytics: PartnerAnalytics
  onPeriod: (period: { from: string; to: string }) => void
}

const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

/** Which months, and the same numbers on paper or as a file. */
export function NumberTools({ analytics, onPeriod }: NumberToolsProps) {
  const t = useText('partnerAnalytics')
  const [saved, setSaved] = useState<boolean | null>(null)
  const { from, to } = analytics
  const handlePeriod = (next: { from: string; to: string }) => {
    if (isMonth(next.from) && isMonth(next.to) && next.from <= next.to) onPeriod(next)
  }
  const handleSave = () => {
    const header = [t('months.month'), ...monthKeys.map((key) => t(`months.${key}`))]
    // A hidden number stays hidden in the file.
    const rows = analytics.months.map((one) => [one.month, ...monthKeys.map((key) => one[key] ?? t('hidden'))])
    setSaved(saveFile(toCsv([header, ...rows]), t('csvName'), 'text'))
  }
  return (
    <div className="pa-tools" data-print="hide">
      <fieldset className="pa-period">
        <legend>{t('period')}</legend>
        <TextField
          label={t('from')} type="month" defaultValue={from} max={to}
          onChange={(event) => handlePeriod({ from: event.target.value, to })}
        />
        <TextField
          label={t('to')} type="month" defaultValue={to} min={from}
          onChange={(event) => handlePeriod({ from, to: event.target.value })}
        />
      </fieldset>
      <div className="pa-buttons">
        <Button icon={<Printer aria-hidden size={20} />} onClick={() => window.print()}>{t('print')}</Button>
        <Button icon={<Download aria-hidden size={20} />} onClick={handleSave}>{t('csv')}</Button>
      </div>
      {saved !== null && (
        <Notice announce tone={saved ? 'success' : 'danger'}>{saved ? t('saved') : t('notSaved')}</Notice>
      )}
    </div>
  )
}
