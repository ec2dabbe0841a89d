import type { PartnerSettings } from '#domain/partners/settings.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import type { SettingName } from './use-settings-form.ts'

type Writers = { [Name in SettingName]: (settings: PartnerSettings) => string }

/** A setting as text, to compare two versions of it. */
export function useSettingTexts(): (name: SettingName, settings: PartnerSettings) => string {
  const t = useText('partnerSettings')
  const common = useText('common')
  const { language } = useLanguage()
  const writers: Writers = {
    publicName: ({ publicName }) => publicName,
    website: ({ website }) => website ?? '',
    noticeEmails: ({ noticeEmails }) => noticeEmails.join(', '),
    language: (settings) => common(`language.${settings.language}`),
    hours: ({ hours }) => hours,
    answerWithin: ({ answerWithin }) => t(`answering.withinOptions.${answerWithin}`),
    away: ({ away }) =>
      away
        ? t('fields.fromUntil', {
            from: humanDate(away.from, language),
            until: humanDate(away.until, language),
            message: away.message[language],
          })
        : '',
    termsVersion: ({ termsVersion }) => termsVersion ?? '',
  }
  return (name, settings) => writers[name](settings) || t('fields.none')
}
