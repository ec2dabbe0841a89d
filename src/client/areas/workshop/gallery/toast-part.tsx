import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { Button } from '#client/ui/button/button.tsx'
import type { ToastItem } from '#client/ui/toast/toast-item.ts'
import { Toast } from '#client/ui/toast/toast-viewport.tsx'
import { Specimen } from './specimen.tsx'

/** One day: samples stay until they are closed. */
const staysMs = 86_400_000

export function ToastPart() {
  const t = useText('workshop')
  const common = useText('common')
  const [closed, setClosed] = useState<readonly string[]>([])
  const undo = { label: t('sample.undo'), onPress: () => showToast({ title: t('pressed') }) }
  const samples: (Omit<ToastItem, 'durationMs'> & { label: string })[] = [
    { id: 'plain', label: t('looks.plain'), title: t('sample.saved'), text: t('sample.savedText'), tone: 'plain' },
    {
      id: 'destructive',
      label: t('looks.destructive'),
      title: t('sample.failed'),
      text: t('sample.failedText'),
      tone: 'destructive',
    },
    { id: 'action', label: t('looks.withAction'), title: t('sample.saved'), tone: 'plain', action: undo },
  ]
  return (
    <>
      <Specimen label={t('sample.show')}>
        {samples.map(({ id: _id, label, ...toast }) => (
          <Button key={label} size="small" onClick={() => showToast(toast)}>
            {label}
          </Button>
        ))}
      </Specimen>
      <div className="ws-stack">
        {samples
          .filter(({ id }) => !closed.includes(id))
          .map((toast) => (
            <Toast
              key={toast.id}
              toast={{ ...toast, durationMs: staysMs }}
              closeLabel={common('close')}
              onClose={(id) => setClosed([...closed, id])}
            />
          ))}
      </div>
      {closed.length > 0 && (
        <div className="ws-row">
          <Button size="small" onClick={() => setClosed([])}>
            {t('sample.showAgain')}
          </Button>
        </div>
      )}
    </>
  )
}
