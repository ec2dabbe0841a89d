import { useText } from '#client/platform/i18n/use-text.ts'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'

interface DeviceQuestionProps {
  /** Null until it is answered: nothing is preselected. */
  mode: 'own' | 'shared' | null
  onChange: (mode: 'own' | 'shared') => void
}

/** Asked before something is stored; without an answer the device counts as shared (T-5.5). */
export function DeviceQuestion({ mode, onChange }: DeviceQuestionProps) {
  const t = useText('device')
  const options = [
    { value: 'own', label: t('own') },
    { value: 'shared', label: t('shared') },
  ] as const
  return (
    <section aria-labelledby="device-question-title" className="grid justify-items-start gap-2">
      <h2 id="device-question-title">{t('whoseTitle')}</h2>
      <p className="text-ink-2">{t('whoseText')}</p>
      <SegmentedControl label={t('whoseTitle')} options={options} value={mode} onChange={onChange} />
    </section>
  )
}
