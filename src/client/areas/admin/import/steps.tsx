import './import.css'
import { useText } from '#client/platform/i18n/use-text.ts'

const steps = ['choose', 'map', 'check', 'add'] as const
export type Step = (typeof steps)[number]

/** Shows the current step; it is not a navigation. */
export function Steps({ current }: { current: Step }) {
  const t = useText('adminImport')
  return (
    <ol className="import-steps" aria-label={t('stepsLabel')}>
      {steps.map((step) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
