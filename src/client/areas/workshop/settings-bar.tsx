import { useText } from '#client/platform/i18n/use-text.ts'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'
import { choices, type SettingName, type ViewSettings } from './view-settings.ts'

interface SettingsBarProps {
  settings: ViewSettings
  names: readonly SettingName[]
  onChange: (name: SettingName, value: string) => void
}

export function SettingsBar({ settings, names, onChange }: SettingsBarProps) {
  const t = useText('workshop')
  const segments = {
    theme: choices.theme.map((value) => ({ value, label: t(`settings.themes.${value}`) })),
    width: choices.width.map((value) => ({ value, label: value === 'full' ? t('settings.full') : value })),
    motion: choices.motion.map((value) => ({ value, label: t(`settings.motions.${value}`) })),
    text: choices.text.map((value) => ({ value, label: `${value}%` })),
  }
  return (
    <div role="group" aria-label={t('settings.label')} className="ws-settings">
      {names.map((name) => (
        <div key={name} className="ws-setting">
          <span aria-hidden="true" className="ws-caption">
            {t(`settings.${name}`)}
          </span>
          <SegmentedControl<string>
            label={t(`settings.${name}`)}
            value={settings[name]}
            options={segments[name]}
            onChange={(value) => onChange(name, value)}
          />
        </div>
      ))}
    </div>
  )
}
