import './health.css'
import type { AdminHome } from '#contracts/admin-service.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'

const tones = { ok: 'ok', down: 'coral', off: 'plain' } as const

/** Each component of the service and its status: a list in a narrow container, a strip in a wide one. */
export function Health({ health }: Pick<AdminHome, 'health'>) {
  const t = useText('adminHome')
  return (
    <section aria-labelledby="health-title" className="desk-stack">
      <h2 id="health-title">{t('health')}</h2>
      <ul className="health-parts">
        {health.map(({ part, state }) => (
          <li key={part}>
            <span>{t(`parts.${part}`)}</span>
            <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
