import { Flag } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LazyDialogButton } from '#client/shared/lazy-dialog-button.tsx'
import { showToast } from '#client/state/toasts.ts'
import type { ListingReportProps } from './listing-report.tsx'

export function ReportButton({ resourceId, name }: Omit<ListingReportProps, 'onClose'>) {
  const t = useText('results')
  return (
    <LazyDialogButton
      label={t('report.open')}
      icon={<Flag aria-hidden size={18} />}
      load={async () => (await import('./listing-report.tsx')).ListingReport}
      renderDialog={(ListingReport, onClose) => <ListingReport resourceId={resourceId} name={name} onClose={onClose} />}
      onFailed={showToast}
    />
  )
}
