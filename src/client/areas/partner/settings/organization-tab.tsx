import { PartnerSettings } from '#domain/partners/settings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { CopyText } from '#client/ui/copy-text/copy-text.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { SettingsFormFrame } from './settings-form-frame.tsx'
import { type SettingsPart, useSettingsForm } from './use-settings-form.ts'

interface OrganizationTabProps extends SettingsPart {
  trackingLink: string
}

const { publicName: PublicName, website: Website } = PartnerSettings.shape

export function OrganizationTab({ trackingLink, ...part }: OrganizationTabProps) {
  const t = useText('partnerSettings')
  const editor = useSettingsForm({
    ...part,
    names: ['publicName', 'website'],
    toDraft: ({ publicName, website }) => ({ publicName, website: website ?? '' }),
    toSettings: ({ publicName, website }) => ({ publicName: publicName.trim(), website: website.trim() || null }),
    validate: ({ publicName, website }) => ({
      publicName: PublicName.safeParse(publicName).success ? undefined : t('organization.problems.publicName'),
      website: Website.safeParse(website.trim() || null).success ? undefined : t('organization.problems.website'),
    }),
  })
  return (
    <div className="pl-stack">
      <SettingsFormFrame title={t('organization.title')} editor={editor}>
        <TextField {...editor.form.fieldProps('publicName')} label={t('organization.publicName')} maxLength={300} />
        <TextField
          {...editor.form.fieldProps('website')}
          type="url"
          inputMode="url"
          label={t('organization.website')}
          hint={t('organization.websiteHint')}
          maxLength={2048}
        />
      </SettingsFormFrame>
      <div className="ps-narrow">
        <CopyText
          label={t('organization.tracking')}
          hint={t('organization.trackingHint')}
          value={trackingLink}
          copyLabel={t('organization.copy')}
          copiedText={t('organization.copied')}
          failedText={t('organization.copyFailed')}
        />
      </div>
    </div>
  )
}
