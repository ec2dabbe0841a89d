import type { TutorialStep } from '#domain/tutorial/progress.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

/** The video transcript, for people who cannot watch it or are saving data. */
export function Transcript({ step }: { step: TutorialStep }) {
  const t = useText('tutorial')
  return (
    <details className="tour-transcript">
      <summary>{t('transcript')}</summary>
      <ol className="tour-next">
        {t.list(`${step}.lines`).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </details>
  )
}
