import type { LessonCount } from '#domain/gro/progress.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

const radius = 34
const around = 2 * Math.PI * radius

/** Number of completed lessons. The same figure is beside it as text for people who cannot see the ring. */
export function ProgressRing({ done, total }: LessonCount) {
  const t = useText('gro')
  const figure = `${done}/${total}`
  const reached = (done / total) * around
  return (
    <svg className="gro-ring" viewBox="0 0 80 80" width={88} role="img" aria-label={t('ring', { done, total })}>
      <circle cx="40" cy="40" r={radius} className="gro-ring-track" />
      {done > 0 && (
        <circle
          cx="40"
          cy="40"
          r={radius}
          className="gro-ring-part"
          strokeDasharray={`${reached} ${around}`}
          transform="rotate(-90 40 40)"
        />
      )}
      <text x="40" y="47" textAnchor="middle" className="gro-ring-text" aria-hidden="true">
        {figure}
      </text>
    </svg>
  )
}
