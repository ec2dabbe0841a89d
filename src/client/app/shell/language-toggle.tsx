import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'

export function LanguageToggle() {
  const t = useText('common')
  const { language, setLanguage } = useLanguage()
  return (
    <SegmentedControl
      label={t('language.label')}
      value={language}
      onChange={setLanguage}
      options={[
        { value: 'en', label: 'EN', fullLabel: t('language.en'), lang: 'en' },
        { value: 'es', label: 'ES', fullLabel: t('language.es'), lang: 'es' },
      ]}
    />
  )
}
