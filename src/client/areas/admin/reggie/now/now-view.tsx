import type { ReggieMode } from '#domain/service/settings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { ProgressBar } from '#client/ui/progress/progress-bar.tsx'
import { Facts } from '../../review-queue/facts.tsx'
import type { ReggieControl } from '../queries.ts'
import type { StoredPart } from '../use-versioned-form.ts'
import { ModeForm } from './mode-form.tsx'
import { ModeFacts } from './mode-facts.tsx'

export interface NowViewProps extends Omit<StoredPart<ReggieMode>, 'stored'> {
  control: ReggieControl
  mayChange: boolean
}

const tones = { ok: 'ok', down: 'coral', none: 'plain' } as const

export function NowView({ control, mayChange, onSave, onReload }: NowViewProps) {
  const t = useText('adminReggie')
  const { environment, provider, model, health, mode, spentToday } = control
  return (
    <div className="reggie-panes">
      <section className="desk-stack" aria-labelledby="reggie-mode">
        <h2 id="reggie-mode">{t('now.mode')}</h2>
        <ModeState mode={mode.value.mode} hasModel={provider !== 'none'} />
        {mayChange ? (
          <ModeForm stored={mode} onSave={onSave} onReload={onReload} />
        ) : (
          <>
            <ModeFacts mode={mode.value} />
            <Notice>{t('onlyAdmins')}</Notice>
          </>
        )}
      </section>
      <section className="desk-stack" aria-labelledby="reggie-now">
        <h2 id="reggie-now">{t('now.title')}</h2>
        <Facts
          of={[
            [t('now.environment'), t(`now.environments.${environment}`)],
            [t('now.provider'), t(`now.providers.${provider}`)],
            [t('now.model'), model ?? t('now.noModel')],
          ]}
        />
        <Spent {...spentToday} />
        <h3 id="reggie-health">{t('now.health')}</h3>
        <ul className="desk-list reggie-health" aria-labelledby="reggie-health">
          {health.map(({ part, state }) => (
            <li key={part} className="desk-head">
              <span>{t(`now.parts.${part}`)}</span>
              <Badge tone={tones[state]}>{t(`now.states.${state}`)}</Badge>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function ModeState({ mode, hasModel }: { mode: ReggieMode['mode']; hasModel: boolean }) {
  const t = useText('adminReggie')
  if (mode === 'templates') return <Notice tone="warning">{t('now.isTemplates')}</Notice>
  return <Notice tone={hasModel ? 'success' : 'info'}>{t(hasModel ? 'now.isFull' : 'now.isFullNoModel')}</Notice>
}

function Spent({ tokens, ceiling }: ReggieControl['spentToday']) {
  const t = useText('adminReggie')
  const { count: written } = useNumberFormat()
  const valueText = t('now.spentText', { used: written(tokens), ceiling: written(ceiling) })
  return (
    <div className="desk-stack">
      <ProgressBar label={t('now.spent')} value={tokens} max={Math.max(ceiling, 1)} valueText={valueText} />
      {ceiling === 0 && <p className="desk-quiet">{t('now.spentZero')}</p>}
      {ceiling > 0 && tokens >= ceiling && <Notice tone="warning">{t('now.spentOver')}</Notice>}
    </div>
  )
}
