import type { Language } from '#domain/language.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { showToast } from '#client/state/toasts.ts'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'

export function LanguageToggle() {
  const t = useText('common')
  const { language, setLanguage } = useLanguage()
  const handleChange = async (next: Language) => {
    if (!(await setLanguage(next))) showToast({ title: t('notLoaded'), text: t('notLoadedText') })
  }
  return (
    <SegmentedControl
      label={t('language.label')}
      value={language}
      onChange={(next) => void handleChange(next)}
      options={[
        { value: 'en', label: 'EN', fullLabel: t('language.en'), lang: 'en' },
        { value: 'es', label: 'ES', fullLabel: t('language.es'), lang: 'es' },
      ]}
    />
  )
}
