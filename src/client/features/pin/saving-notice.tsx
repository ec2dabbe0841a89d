import type { PinSavingState } from '#domain/pin/saving.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

interface SavingNoticeProps {
  saving: PinSavingState
  onUseAnyway: () => void
  onAnother: () => void
}

/** Status of saving: an easy PIN, a failure, or progress. */
export function SavingNotice({ saving, onUseAnyway, onAnother }: SavingNoticeProps) {
  const t = useText('pin')
  if (saving.phase === 'warned') {
    return (
      <Notice tone="warning" announce title={t('create.weak')}>
        <p>{t('create.weakText')}</p>
        <div className="flex flex-wrap gap-2 pt-2">
          <Button size="small" onClick={onAnother}>
            {t('create.another')}
          </Button>
          <Button size="small" variant="quiet" onClick={onUseAnyway}>
            {t('create.useAnyway')}
          </Button>
        </div>
      </Notice>
    )
  }
  if (saving.phase === 'entry' && saving.failure !== null) {
    return (
      <Notice tone="danger" announce title={saving.failure || t('create.failed')}>
        <p>{t('create.failedHelp')}</p>
      </Notice>
    )
  }
  return <p role="status">{saving.phase === 'saving' && saving.isProving && t('oneMoment')}</p>
}
