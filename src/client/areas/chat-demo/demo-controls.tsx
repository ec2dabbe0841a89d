import { Play, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { TraceEngine } from '#contracts/chat-trace.ts'
import type { Language } from '#domain/language.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { SegmentedControl, type SegmentedControlProps } from '#client/ui/segmented-control/segmented-control.tsx'
import type { ScenarioList } from './demo-calls.ts'
import type { TraceSettings } from './use-traces.ts'

export interface DemoControlsProps {
  list: ScenarioList
  settings: TraceSettings
  isWaiting: boolean
  onSettings: (settings: TraceSettings) => void
  onPlay: (scenario: string) => void
  onClear: () => void
}

export function DemoControls({ list, settings, isWaiting, onSettings, onPlay, onClear }: DemoControlsProps) {
  const t = useText('chatDemo')
  const chat = useText('chat')
  const [language, setLanguage] = useState<Language>(useLanguage().language)
  const [chosen, setChosen] = useState<string | null>(null)
  const scenarios = list.scenarios.filter((candidate) => candidate.language === language)
  const scenario = scenarios.find(({ id }) => id === chosen) ?? scenarios[0]
  const missing = TraceEngine.options.filter((engine) => !list.engines.includes(engine))
  return (
    <section aria-label={t('controls')} className="cd-controls">
      <Choice
        label={t('talksIn')}
        value={language}
        onChange={setLanguage}
        options={(['en', 'es'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      <SelectField
        label={t('scenario')}
        value={scenario?.id ?? ''}
        onChange={(event) => setChosen(event.target.value)}
        options={scenarios.map(({ id, kind, title }) => ({ value: id, label: `${t(`kinds.${kind}`)}: ${title}` }))}
      />
      <Choice
        label={t('engine')}
        value={settings.engine}
        onChange={(engine) => onSettings({ ...settings, engine })}
        options={list.engines.map((value) => ({ value, label: t(`engines.${value}`) }))}
      />
      {missing.length > 0 && (
        <p className="cd-fine">
          {t('engineOff', { names: missing.map((engine) => t(`engines.${engine}`)).join(', ') })}
        </p>
      )}
      <Choice
        label={chat('tone.label')}
        value={settings.tone}
        onChange={(tone) => onSettings({ ...settings, tone })}
        options={(['encouragement', 'facts'] as const).map((value) => ({ value, label: chat(`tone.${value}`) }))}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={isWaiting}
          icon={<Play aria-hidden size={18} />}
          onClick={() => scenario && onPlay(scenario.id)}
        >
          {t('play')}
        </Button>
        <Button icon={<RotateCcw aria-hidden size={18} />} onClick={onClear}>
          {t('again')}
        </Button>
      </div>
    </section>
  )
}

/** Shows the name of the choice above its options, not only to screen readers. */
function Choice<Value extends string>(props: SegmentedControlProps<Value>) {
  return (
    <div className="grid justify-items-start gap-1">
      <p aria-hidden className="ui-field-label">
        {props.label}
      </p>
      <SegmentedControl {...props} />
    </div>
  )
}
