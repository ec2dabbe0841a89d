import { useText } from '#client/platform/i18n/use-text.ts'
import { LazyDialogButton } from '#client/shared/lazy-dialog-button.tsx'
import { showToast } from '#client/state/toasts.ts'
import type { OpeningReportProps } from './opening-report.tsx'

export function OpportunityReport({ id }: Pick<OpeningReportProps, 'id'>) {
  const t = useText('opportunities')
  return (
    <LazyDialogButton
      label={t('card.report')}
      describedBy={`op-${id}`}
      load={async () => (await import('./opening-report.tsx')).OpeningReport}
      renderDialog={(OpeningReport, onClose) => <OpeningReport id={id} onClose={onClose} />}
      onFailed={showToast}
    />
  )
}
